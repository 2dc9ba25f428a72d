import { describe, expect, it } from 'vitest'
import { spread, understand } from '../subject/subject.fixture'

const month = (at: number) => new Date(Date.UTC(2023, at, 3)).toISOString().slice(0, 10)

/** Fourteen months of twelve things, each with its first level and what it goes up by, by the month. */
function readings(
  name: string,
  of: { first(thing: number): number; step(thing: number, at: number): number },
) {
  const levels = Array.from({ length: 12 }, (_, thing) => of.first(thing))
  const rows = Array.from({ length: 14 }, (_, at) =>
    levels.map((level, thing) => {
      const now = at === 0 ? level : level + of.step(thing, at)
      levels[thing] = now
      return [`M${100 + thing}`, ['North', 'South'][thing % 2]!, month(at), Math.round(now)]
    }),
  )
  return [['thing', 'zone', 'read_on', name], ...rows.flat()]
}

const use = (thing: number, at: number) => 10 + spread(thing * 14 + at, 31)
const meters = { first: (thing: number) => 900 + spread(thing, 7000, 2713), step: use }
const increase = (rows: (string | number)[][]) =>
  understand(rows).table.columns.find(({ name }) => name.startsWith('Increase of'))

describe('what a counter went up by', () => {
  it.each(['lettura_mc', 'value'])('is what a table of readings is about, by its values: %s', (name) => {
    const { table, subject } = understand(readings(name, meters))
    const made = table.columns.find((column) => column.derivedFrom)
    expect(made).toMatchObject({ name: `Increase of ${name}`, derivedFrom: [name, 'thing'] })
    expect(subject.profile.columns[subject.outcomes[0]!.column]).toMatchObject({
      name: made!.name,
      additivity: 'additive',
    })
    const want = Array.from({ length: 12 }, (_, thing) => use(thing, 5))
    expect([...made!.numbers!.slice(5 * 12, 6 * 12)]).toEqual(want)
    expect([...made!.numbers!.slice(0, 12)].every(Number.isNaN)).toBe(true)
  })

  it.each([
    ['where it has it', 0],
    ['where it nearly has it', 1],
  ])('is left to the file %s, and the counter leads neither', (_, off) => {
    const rows = readings('e_total_kwh', meters)
    const used = rows.slice(1).map((row, at) => {
      const before = at < 12 ? Number(row[3]) - 20 : Number(rows[at - 11]![3])
      return [...row, Number(row[3]) - before + (at % 3 === 0 ? off : 0)]
    })
    const { table, subject } = understand([[...rows[0]!, 'e_day_kwh'], ...used])
    expect(table.columns.some(({ derivedFrom }) => derivedFrom)).toBe(false)
    expect(table.columns[subject.outcomes[0]!.column]!.name).toBe('e_day_kwh')
  })

  it('is not known where a meter was changed', () => {
    const rows = readings('reading', meters)
    for (let at = 9; at < 14; at++) rows[1 + at * 12]![3] = 5 + 20 * at
    const { numbers } = increase(rows)!
    expect(numbers![9 * 12]).toBeNaN()
    expect(numbers![10 * 12]).toBe(20)
  })

  it.each([
    ['counts from nothing', { first: () => 0, step: use }],
    [
      'people, of whom more are born where there are more',
      { first: (thing: number) => 1e5 * (thing + 1), step: (thing: number) => 900 * (thing + 1) },
    ],
    ['what falls as well', { first: () => 900, step: (thing: number, at: number) => use(thing, at) - 25 }],
  ])('is not computed of %s', (_, of) => {
    expect(increase(readings('value', of))).toBeUndefined()
  })
})

it('a counter is told by the column that says already what it went up by', () => {
  const uses = [...readings('odo', meters).entries()].map(([row, cells]) =>
    row === 0
      ? [...cells, 'since']
      : [...cells, row <= 12 ? 40 : use((row - 1) % 12, Math.floor((row - 1) / 12))],
  )
  const { table, profile } = understand(uses)
  expect(increase(uses)).toBeUndefined()
  expect(profile.measures.map((index) => table.columns[index]!.name)).toEqual(['since'])
})
