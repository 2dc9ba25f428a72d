import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import type { PlannedCard } from '../../plan/plan'
import { isFilter } from '../../table/condition'
import { sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'

const day = (at: number) => new Date(Date.UTC(2023, 0, 1 + at)).toISOString().slice(0, 10)
const understand = (header: string, row: (at: number) => string, fileName: string) =>
  understandDataset(
    new TextEncoder().encode([header, ...Array.from({ length: 240 }, (_, at) => row(at))].join('\n')),
    { fileType: 'csv', fileName },
  )

const jobs = understand(
  'job_no,raised,completed,site,size,disposition,left_over,stops,failed_drops,net_fee,gross_fee,coupon',
  (at) =>
    [
      `J${at}`,
      day(at),
      at % 6 === 0 ? '' : day(at + 2 + (at % 9)),
      ['Ashby', 'Millgate', 'Quarry'][at % 3],
      ['S', 'M', 'L'][(at >> 1) % 3],
      ['Rejected early', 'Rejected late', 'Hired', 'CANX'][(at >> 2) % 4],
      at % 2,
      5 + (at % 11),
      at % 4,
      20 + (at % 17),
      30 + (at % 19),
      at % 3 === 0 ? 'SPRING' : '',
    ].join(),
  'jobs.csv',
)
const staff = understand(
  'emp_id,site,salary,status,start_date',
  (at) =>
    [`E${at}`, ['Hull', 'Leeds'][at % 2], 30_000 + at * 90, at % 5 ? 'Active' : 'Left', day(at * 3)].join(),
  'staff.csv',
)

const rowsOf = ({ filters, metric }: PlannedCard): string[] => [
  ...filters.filter(isFilter).map(({ column, op, value }) => `${column} ${op} ${value}`),
  ...(metric?.kind === 'rate' ? [`of ${metric.of.column} ${metric.of.op} ${metric.of.value}`] : []),
]
const told = (text: string, data: typeof jobs) => parseInstructions(text, data).cards.map(rowsOf)

describe('words for what has come of rows', () => {
  it.each([
    ['how many jobs are still open per site', jobs, ['completed = ']],
    ['number of jobs by site, finished ones only', jobs, ['completed != ']],
    ['median salary by site, people who are still here only', staff, ['status = Active']],
    ['average salary by site of those who left', staff, ['status = Left']],
    ['cancellation rate by site', jobs, ['of disposition = CANX']],
    ['rejection rate by site', jobs, ['of disposition in Rejected early,Rejected late']],
    ['share of jobs with a coupon by site', jobs, ['of coupon != ']],
    ['average net fee of large jobs by site', jobs, ['size = L']],
    ['average net fee by site, cancelled ones out', jobs, ['disposition != CANX']],
    ['average net fee by site, finished ones excluded', jobs, ['completed = ']],
  ])('%s', (text, data, rows) => {
    expect(told(text, data)).toEqual([rows])
  })

  it('tell those that are so from those that are not', () => {
    const { cards } = parseInstructions('average salary of people who left versus those still here', staff)
    expect(cards.map(({ x, filters }) => [x, filters])).toEqual([['status', [expect.anything()]]])
  })

  it('pick nothing where no column tells of it, nor as other words', () => {
    expect(told('median revenue by region, people who are still here only', sales)).toEqual([[]])
    expect(told('sum of net fee by site', jobs)).toEqual([[]])
    expect(told('net fee by month completed', jobs)).toEqual([[]])
  })

  it('are told as guessed', () => {
    const [clause] = parseInstructions('median salary by site, people who are still here only', staff).clauses
    expect(clause).toMatchObject({ status: 'partly', reason: expect.stringContaining('status') })
  })
})

describe('a request in parts that know nothing of each other', () => {
  const metrics: [words: string, is: (card: PlannedCard) => boolean][] = [
    ['number of jobs', ({ y, metric }) => y === null && !metric],
    ['average net fee', ({ y, aggregation }) => y === 'net_fee' && aggregation === 'avg'],
    ['median gross fee', ({ y, aggregation }) => y === 'gross_fee' && aggregation === 'median'],
    [
      'failed drops per 100 stops',
      ({ metric }) =>
        metric?.kind === 'ratio' && metric.denominator === 'stops' && /100$/.test(metric.numerator),
    ],
    ['cancellation rate', ({ metric }) => metric?.kind === 'rate' && metric.of.value === 'CANX'],
  ]
  const breakdowns: [words: string, column: string][] = [
    ['by site', 'site'],
    ['per size', 'size'],
    ['for each month raised', 'raised'],
  ]
  const populations: [words: string, rows: string[]][] = [
    ['', []],
    ['finished ones only', ['completed != ']],
    ['only those with a coupon', ['coupon != ']],
    ['Ashby only', ['site = Ashby']],
    ['only jobs that are still open', ['completed = ']],
  ]
  const fillers = ['', 'please give me the ', 'could you show me the ', 'I need the ']
  const cases = metrics.flatMap(([metric, is], at) =>
    breakdowns.flatMap(([by, column], place) =>
      populations
        .filter(([population]) => column !== 'site' || population !== 'Ashby only')
        .map(([population, rows], turn) => {
          const filler = fillers[(at + place + turn) % fillers.length]
          const text = `${filler}${metric} ${by}${population && `, ${population}`}`
          const { cards, clauses } = parseInstructions(text, jobs)
          const [card] = cards
          const isRead = card !== undefined && is(card) && [card.x, card.grouping].includes(column)
          const said = card ? rowsOf(card).filter((one) => !one.startsWith('of ')) : []
          return {
            text,
            isRight: isRead && cards.length === 1 && String(said.sort()) === String(rows),
            isSure: clauses.every(({ status }) => status === 'applied'),
          }
        }),
    ),
  )

  it('is read right, or said to be not', () => {
    expect(cases.filter(({ isRight, isSure }) => !isRight && isSure).map(({ text }) => text)).toEqual([])
  })

  it('is read right in nearly all of them', () => {
    const wrong = cases.filter(({ isRight }) => !isRight)
    expect(wrong.length / cases.length).toBeLessThan(0.05)
  })
})
