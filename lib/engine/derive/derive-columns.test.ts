import { describe, expect, it } from 'vitest'
import { writeCleanedCsv } from '../clean/write-cleaned-csv'
import { draft, members, spread, understand } from '../subject/subject.fixture'

const day = (offset: number) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10)
const tickets = (took: (row: number) => number) => [
  ['opened', 'closed', 'agent'],
  ...Array.from({ length: 60 }, (_, row) => [day(row), day(row + took(row)), ['Ann', 'Bob'][row % 2]!]),
]

describe('how long things took', () => {
  it('is a column of days, told as made of its two dates', () => {
    const { dataset } = draft(tickets((row) => 1 + spread(row, 9)))
    const made = dataset.columns.find(({ derived_from }) => derived_from)
    expect(made).toMatchObject({
      name: 'Days from opened to closed',
      role: 'measure',
      additivity: 'intensive',
      unit: 'days',
      derived_from: ['opened', 'closed'],
    })
  })

  const samples = (minutes: number) => [
    ['Collected', 'Received', 'Reported', 'ward'],
    ...Array.from({ length: 60 }, (_, row) => {
      const at = Date.UTC(2024, 2, 1 + (row % 20), 7 + (row % 9))
      const way = (1 + spread(row, 9)) * minutes
      const lab = (3 + spread(row, 12, 613)) * minutes
      const time = (after: number) =>
        new Date(at + after * 60_000).toISOString().slice(0, 16).replace('T', ' ')
      return [time(0), time(way), time(way + lab), ['ICU', 'ED'][row % 2]!]
    }),
  ]

  it.each([
    [3, 'minutes'],
    [60, 'hours'],
    [1440, 'days'],
  ])('is told in the unit that most take some of: %d minutes a step in %s', (minutes, unit) => {
    const { dataset } = draft(samples(minutes))
    expect(dataset.columns.find(({ derived_from }) => derived_from)).toMatchObject({ unit })
  })

  it('is about what it took in all, of which the last step is a part', () => {
    const { subject } = understand(samples(3))
    expect(subject.profile.columns[subject.outcomes[0]!.column]!.label).toBe(
      'minutes from collected to reported',
    )
    const told = draft(samples(3)).blocks.map(({ description }) => description)
    expect(told.filter((text) => /received to reported.*rise together/.test(text ?? ''))).toEqual([])
  })

  it('is right row by row, and nothing where the end lies before the start', () => {
    const { table } = understand(tickets((row) => (row === 7 ? -3 : 1 + spread(row, 9))))
    const { numbers } = table.columns.find(({ derivedFrom }) => derivedFrom)!
    const want = Array.from({ length: 60 }, (_, row) => (row === 7 ? Number.NaN : 1 + spread(row, 9)))
    expect([...numbers!]).toEqual(want)
  })

  it.each([
    ['a fixed term', tickets(() => 30)],
    ['dates in no order', tickets((row) => spread(row, 41) - 20)],
  ])('is not made of %s', (_, rows) => {
    expect(draft(rows).dataset.columns.some(({ derived_from }) => derived_from)).toBe(false)
  })

  it('is not made where the file has it', () => {
    const [header, ...rows] = tickets((row) => 1 + spread(row, 9))
    const told = rows.map((row, place) => [...row, 1 + spread(place, 9)])
    expect(
      draft([[...header!, 'days'], ...told]).dataset.columns.some(({ derived_from }) => derived_from),
    ).toBe(false)
  })

  it('is what the table is about where the file has it, whatever that is called', () => {
    const [header, ...rows] = tickets((row) => 1 + spread(row, 9))
    const given = rows.map((row) => [
      ...row,
      (Date.parse(String(row[1])) - Date.parse(String(row[0]))) / 86_400_000,
      20 + spread(rows.indexOf(row), 70, 389),
    ])
    const { subject } = understand([[...header!, 'span', 'weight_kg'], ...given])
    expect(subject.profile.columns[subject.outcomes[0]!.column]!.name).toBe('span')
  })

  it.each([24, 1440, 1 / 7])('is not made where the file has it in another unit: %d to the day', (units) => {
    const [header, ...rows] = tickets((row) => 1 + spread(row, 9))
    const told = rows.map((row, place) => [...row, ((1 + spread(place, 9)) * units).toFixed(2)])
    expect(
      draft([[...header!, 'open_time'], ...told]).dataset.columns.some(({ derived_from }) => derived_from),
    ).toBe(false)
  })

  it('goes with no state that things came to at its end', () => {
    const [header, ...rows] = tickets((row) => (row % 3 === 0 ? 9 : 1) + spread(row, 7))
    const isTied = (name: string, [yes, no]: [string, string]) => {
      const states = rows.map((row, place) => [...row, place % 3 === 0 ? yes : no])
      const { profile } = understand([[...header!, name], ...states])
      const index = profile.columns.findIndex((column) => column.name === name)
      return profile.forms.some((pair) => pair.includes(index))
    }
    expect(isTied('closed well', ['y', 'n'])).toBe(true)
    expect(isTied('state', ['closed', 'on hold'])).toBe(true)
    expect(isTied('team', ['hardware', 'network'])).toBe(false)
  })

  it('stays out of the cleaned table', () => {
    expect(writeCleanedCsv(understand(tickets((row) => 1 + spread(row, 9))).table).split('\r\n')[0]).toBe(
      'opened,closed,agent',
    )
  })
})

describe('bands of a number that tells a rate', () => {
  const rows = members(400).map((row, place) =>
    place === 0
      ? row
      : [...row.slice(0, 3), place % 2 ? 20 + spread(place, 15) : 50 + spread(place, 15), row[4]!],
  )
  const made = draft(rows)

  it('are named, in order, and told as made of it', () => {
    const band = made.dataset.columns.find(({ name }) => name === 'Age (band)')
    expect(band).toMatchObject({ role: 'category', derived_from: ['age'] })
  })

  it('hold every row once', () => {
    const { subject } = understand(rows)
    const [age, band] = ['age', 'Age (band)'].map(
      (name) => subject.table.columns.find((column) => column.name === name)!,
    )
    const ends = new Map<number, { low: number; high: number }>()
    age!.numbers!.forEach((value, row) => {
      const code = band!.codes[row]!
      const { low, high } = ends.get(code) ?? { low: value, high: value }
      ends.set(code, { low: Math.min(low, value), high: Math.max(high, value) })
    })
    const inOrder = [...ends].sort(([a], [b]) => a - b).map(([, end]) => end)
    expect(inOrder.length).toBeGreaterThan(1)
    inOrder.slice(1).forEach(({ low }, place) => {
      expect(low).toBeGreaterThan(inOrder[place]!.high)
    })
  })
})
