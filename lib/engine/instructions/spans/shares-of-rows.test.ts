import { describe, expect, it } from 'vitest'
import { understand } from '../../subject/subject.fixture'
import { parseInstructions } from '../parse-instructions'

const orders = understand(
  [
    [
      'ord_no',
      'cust_type',
      'state',
      'channel',
      'qty',
      'unit_price_eur',
      'line_eur',
      'aband',
      'closed_on',
      'scrap_pcs',
      'units_made',
    ],
    ...Array.from({ length: 300 }, (_, at) => {
      const [qty, price] = [1 + (at % 3), 5 + ((at * 37) % 911) / 10]
      const made = 200 + ((at * 53) % 400)
      return [
        700_000 + Math.floor(at / 3),
        ['new', 'returning'][(at * 3) % 2]!,
        ['delivered', 'returned', 'cancelled', 'delivered'][(at * 7) % 4]!,
        ['web', 'app', 'shop'][(at * 5 + (at >> 3)) % 3]!,
        qty,
        price.toFixed(2),
        (qty * price).toFixed(2),
        at % 11 === 0 ? 1 : 0,
        at % 5 === 0 ? '2024-03-04' : '',
        Math.round(made * (0.02 + (at % 5) / 200)),
        made,
      ]
    }),
  ],
  'lines.csv',
)
const cardOf = (text: string) => parseInstructions(text, orders).cards[0]

describe('shares that are asked for in few words', () => {
  it.each([
    ['return rate by channel', { column: 'state', op: '=', value: 'returned' }],
    ['returned orders % by channel', { column: 'state', op: '=', value: 'returned' }],
    ['abandoned % by channel', { column: 'aband', op: '=', value: 1 }],
    ['share of lines in cancelled state by channel', { column: 'state', op: '=', value: 'cancelled' }],
  ])('%s', (text, of) => {
    expect(cardOf(text)).toMatchObject({ x: 'channel', metric: { kind: 'rate', of } })
  })

  it('are of two amounts, where the table is told by their ratio', () => {
    expect(cardOf('scrap rate by channel')).toMatchObject({ x: 'channel', y: 'Scrap per units made' })
    expect(cardOf('delivery coverage by channel')?.y ?? null).not.toBe('qty')
  })

  it('are none where a number is in per cent', () => {
    expect(cardOf('line_eur by channel where qty is above 50%')?.metric ?? null).toBeNull()
  })
})

describe('money that no column is called by', () => {
  it('is what a price and a quantity come to', () => {
    expect(cardOf('revenue by channel')).toMatchObject({ y: 'line_eur' })
    expect(cardOf('average order value by channel')).toMatchObject({
      metric: { kind: 'ratio', numerator: 'line_eur', denominator: 'ord_no', each: true },
    })
  })
})
