import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

const day = (offset: number) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10)
/** Orders due ten days after they came in; `gap` days later they were delivered, or never. */
const orders = (gap: (row: number) => number | null, [due, done] = ['promised', 'delivered']) => [
  ['booked', due!, done!, 'depot'],
  ...Array.from({ length: 120 }, (_, row) => {
    const days = gap(row)
    const booked = spread(row, 300)
    return [
      day(booked),
      day(booked + 10),
      days === null ? '' : day(booked + 10 + days),
      ['East', 'West'][row % 2]!,
    ]
  }),
]
const lateOf = (rows: (string | number)[][]) =>
  understand(rows).table.columns.find(({ name }) => name === 'Late')

/** Every fifth is late, the others come up to three days before. */
const some = (row: number) => (row % 5 === 0 ? 1 + (row % 3) : -(row % 4))

describe('whether things were late', () => {
  it('is told of each row by its two dates, and of none that lacks one', () => {
    const gap = (row: number) => (row === 7 ? null : some(row))
    const late = lateOf(orders(gap))!
    const want = Array.from({ length: 120 }, (_, row) =>
      gap(row) === null ? Number.NaN : Number(gap(row)! > 0),
    )
    expect([...late.numbers!]).toEqual(want)
    expect(late).toMatchObject({ derivedFrom: ['delivered', 'promised'], missing: 1, type: 'boolean' })
  })

  it.each([
    ['due date', 'paid date'],
    ['Need Dt', 'GR Dt'],
    ['Fällig', 'Erledigt'],
    ['date prévue', 'date réelle'],
  ])('sees that %s is when it was to be, and %s when it was', (...names) => {
    expect(lateOf(orders(some, names))?.derivedFrom).toEqual([names[1], names[0]])
  })

  it('leads the page as a share, and goes with nothing that says the same', () => {
    const { blocks, dataset } = draft(orders(some), 'orders.csv')
    expect(blocks[0]!.description).toMatch(/^Share late is 20%/)
    expect(dataset.columns.map(({ name }) => name)).not.toContain('Days from booked to promised')
    const of = blocks.filter(
      ({ description }) => description?.includes('late') && / days /i.test(description),
    )
    expect(of).toEqual([])
  })

  it.each([
    ['everything is late', orders(() => 2)],
    ['nothing is late', orders((row) => -(row % 4))],
    ['neither date is a deadline', orders(some, ['opened', 'closed'])],
    ['the dates have nothing to do with each other', orders((row) => spread(row, 401, 7907) - 200)],
  ])('is not told where %s', (_, rows) => {
    expect(lateOf(rows)).toBeUndefined()
  })

  it('is not told where the file says it', () => {
    const [header, ...rows] = orders(some)
    const said = rows.map((row, place) => [...row, some(place) > 0 ? 'missed' : 'kept'])
    expect(lateOf([[...header!, 'promise'], ...said])).toBeUndefined()
  })
})

describe('whether things were late, where only how long is told', () => {
  const loans = (name: string, late: (days: number) => number) => [
    ['title', 'kind', 'days_out', name],
    ...Array.from({ length: 200 }, (_, row) => {
      const days = 5 + spread(row, 40)
      return [`T${row}`, ['book', 'film'][row % 2]!, days, late(days)]
    }),
  ]

  it.each(['days_late', 'retard_j', 'Verspätung (Tage)', 'dias_mora'])('is told by %s', (name) => {
    const late = lateOf(loans(name, (days) => Math.max(0, days - 21)))!
    expect(late).toMatchObject({ derivedFrom: [name], type: 'boolean' })
  })

  it.each([
    ['nothing of it says that something is late', loans('surcharge', (days) => Math.max(0, days - 21))],
    ['it is seldom nothing', loans('delay_min', (days) => days - 20)],
    ['it always is', loans('days_late', (days) => days)],
  ])('is not told where %s', (_, rows) => {
    expect(lateOf(rows)).toBeUndefined()
  })

  it('is explained by no time that it was late beyond', () => {
    const { subject } = understand(loans('days_late', (days) => Math.max(0, days - 21)))
    const index = (name: string) => subject.profile.columns.findIndex((column) => column.name === name)
    expect(subject.profile.forms).toContainEqual([index('days_out'), index('days_late')])
  })
})
