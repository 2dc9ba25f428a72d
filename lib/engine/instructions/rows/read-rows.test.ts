import { describe, expect, it } from 'vitest'
import { understand } from '../../subject/subject.fixture'
import { askedCards } from '../asked-cards.fixture'
import { sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'

/** Calls of a day and a night shift on three lines over 200 days. */
const calls = understand(
  [
    ['call_no', 'cust_id', 'started', 'line', 'wait', 'revenue_eur'],
    ...Array.from({ length: 600 }, (_, at) => [
      `K${5000 + at}`,
      `C${(at * at) % 53}`,
      `${new Date(Date.UTC(2024, 0, 1 + Math.floor(at / 3))).toISOString().slice(0, 10)}T${`${(at * 7) % 24}`.padStart(2, '0')}:15:00`,
      `L${1 + ((at * 5) % 3)}`,
      10 + ((at * 37) % 211),
      (20 + ((at * 53) % 301)).toFixed(2),
    ]),
  ],
  'calls.csv',
)

const read = (text: string, data = calls) => {
  const { cards, clauses } = parseInstructions(text, data)
  return { filters: cards[0]?.filters, status: clauses[0]!.status, card: cards[0] }
}
const day = (value: string[]) => [{ column: 'Weekday of started', op: 'in', value }]

describe('rows that words stand for', () => {
  it.each([
    ['average wait by line on weekends', day(['Saturday', 'Sunday'])],
    ['average wait by line, Mondays only', day(['Monday'])],
    [
      'average wait by line without Sundays',
      day('Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')),
    ],
    ['average wait by line from Monday to Wednesday', day(['Monday', 'Tuesday', 'Wednesday'])],
    ['average wait by month, line 3 only', [{ column: 'line', op: '=', value: 'L3' }]],
    [
      'average wait by line in the first quarter of the year',
      [{ column: 'started', op: 'between', value: ['2024-01', '2024-03'] }],
    ],
    [
      'average wait by line last full month',
      [
        { column: 'started', op: '>=', value: '2024-06-01' },
        { column: 'started', op: '<', value: '2024-07-01' },
      ],
    ],
    [
      'p90 of wait by line before 9 am',
      [{ column: 'Hour of started', op: 'in', value: Array.from({ length: 9 }, (_, hour) => `0${hour}:00`) }],
    ],
    ['revenue by line for repeat customers', [{ by: 'cust_id', aggregation: 'count', op: '>=', value: 2 }]],
  ])('%s', (text, filters) => {
    const { status, ...made } = read(text)
    expect(made.filters).toEqual(filters)
    expect(status).toBe('applied')
  })

  it('are the first few of a thing, where something else is drawn of them', () => {
    const { filters, card } = read('revenue by line for the top 5 customers only')
    expect(card).toMatchObject({ x: 'line', y: 'revenue_eur', limit: null })
    expect(filters).toEqual([expect.objectContaining({ by: 'cust_id', aggregation: 'sum', op: '>=' })])
  })

  it('are counted among the others that are asked for', () => {
    const all = read('revenue by month for the top 5 customers').filters!
    const some = read('revenue by month for the top 5 customers, line 2 only').filters!
    expect(some).toHaveLength(2)
    expect((some[1] as { value: number }).value).toBeLessThan((all[0] as { value: number }).value)
  })

  it('are none where words say what is drawn', () => {
    expect(read('top 5 customers by revenue').card).toMatchObject({ x: 'cust_id', limit: 5 })
    expect(read('average wait by weekday').filters).toEqual([])
    expect(read('average wait per hour').filters).toEqual([])
    expect(read('the best 2 weekdays by revenue', sales).filters).toEqual([])
    expect(read('wait above 20 by line').filters).toEqual([{ column: 'wait', op: '>', value: 20 }])
  })

  it('are drawn', () => {
    const { cards, status } = askedCards('average revenue by region on weekends', sales)
    expect(status).toBe('applied')
    expect(cards).toEqual(['bar avg revenue by region -y [Weekday of order_date in Saturday,Sunday]'])
  })
})

it('are a list where several numbers are joined', () => {
  expect(read('average wait by month, line 1 and line 3 only').filters).toEqual([
    { column: 'line', op: 'in', value: ['L1', 'L3'] },
  ])
})
