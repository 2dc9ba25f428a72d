import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, createNoise, type FixtureColumn } from './fixture-table'

const found = (columns: FixtureColumn[]) =>
  findInsights(buildFixture(columns)).insights.filter(({ kind }) => kind === 'drivers')

/** A sum that is paid, by whether somebody smokes and by weight; so much more for those who do both. */
function payments({ extra, seed = 1, rows = 800 }: { extra: number; seed?: number; rows?: number }) {
  const { random, normal, pick } = createNoise(seed)
  const smokes = Array.from({ length: rows }, () => pick(['yes', 'no', 'no']))
  const bmi = smokes.map(() => Math.round(30 + 6 * normal()))
  const charges = smokes.map(
    (smoke, row) => 100 + 20 * normal() + (smoke === 'yes' ? 40 + (bmi[row]! >= 30 ? extra : 0) : 0),
  )
  const columns: Record<string, FixtureColumn> = {
    charges: { name: 'charges', role: 'measure', cells: charges },
    smoker: { name: 'smoker', role: 'category', cells: smokes },
    bmi: { name: 'bmi', role: 'measure', cells: bmi, additivity: 'intensive' },
    region: { name: 'region', role: 'category', cells: smokes.map(() => pick(['North', 'South', 'West'])) },
    children: {
      name: 'children',
      role: 'measure',
      cells: smokes.map(() => Math.floor(5 * random())),
      additivity: 'intensive',
    },
  }
  return columns
}

describe('findDrivers', () => {
  it.each([20, 40, 90])('names both factors and the segment where they meet, %d above', (extra) => {
    const [drivers, ...others] = found(Object.values(payments({ extra })))
    expect(others).toEqual([])
    expect(drivers!.columns).toEqual(['charges', 'smoker', 'bmi'])
    expect(drivers!.value).toMatch(/^yes × (29|30|31) or more$/)
    expect(drivers!.text).toMatch(
      /^Average charges is high, .+ over \d+ rows, where smoker is yes and bmi is \d+ or more; it is low, .+ where smoker is no/,
    )
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('says nothing where the outcome is shuffled (%d)', (seed) => {
    const columns = payments({ extra: 90, seed })
    const { random } = createNoise(seed + 50)
    const cells = [...columns.charges!.cells]
    for (let i = cells.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      ;[cells[i], cells[j]] = [cells[j]!, cells[i]!]
    }
    expect(found(Object.values({ ...columns, charges: { ...columns.charges!, cells } }))).toEqual([])
  })

  it('leaves a single factor to the difference of its groups', () => {
    expect(found(Object.values(payments({ extra: 0 })))).toEqual([])
  })

  it('says nothing of a handful of rows', () => {
    expect(found(Object.values(payments({ extra: 90, rows: 60 })))).toEqual([])
  })

  it('asks neither a copy of the outcome, nor what was measured again, nor what makes it up', () => {
    const { charges, ...others } = payments({ extra: 90 })
    const outcome: FixtureColumn = { ...charges!, name: 'pay 2', additivity: 'intensive' }
    const values = outcome.cells.map(Number)
    const { normal } = createNoise(9)
    const made: FixtureColumn[] = [
      { ...outcome, name: 'billed', cells: values.map((value) => value * 1.1 + normal()) },
      { ...outcome, name: 'pay 1', cells: values.map((value) => value + 20 * normal()) },
      { ...outcome, name: 'hours', cells: values.map((_, row) => 3 + (row % 9)) },
      {
        ...outcome,
        name: 'hourly',
        cells: values.map((value, row) => value / (3 + (row % 9)) + 0.1 * normal()),
      },
    ]
    const [drivers] = found([outcome, ...made, ...Object.values(others)])
    expect(drivers!.columns).toEqual(['pay 2', 'smoker', 'bmi'])
  })

  it('asks no series in time, where one half of the rows is no check on the other', () => {
    const { normal } = createNoise(3)
    let level = 0
    const days = Array.from({ length: 600 }, (_, day) => {
      level += normal()
      return { day: new Date(Date.UTC(2022, 0, day + 1)).toISOString().slice(0, 10), level }
    })
    const cells = (of: (row: (typeof days)[number]) => number) => days.map((row) => of(row))
    const columns: FixtureColumn[] = [
      { name: 'day', role: 'time', cells: days.map(({ day }) => day) },
      { name: 'price', role: 'measure', cells: cells(({ level: own }) => own), additivity: 'intensive' },
      {
        name: 'rate',
        role: 'measure',
        cells: cells(({ level: own }) => own + 3 * normal()),
        additivity: 'intensive',
      },
      {
        name: 'index',
        role: 'measure',
        cells: cells(({ level: own }) => own + 3 * normal()),
        additivity: 'intensive',
      },
    ]
    expect(found(columns)).toEqual([])
  })

  /** Paid by one of ten kinds: three pay much, and more from an age on; of the others so many pay least. */
  const byKind = (leastKinds: number) => {
    const { normal, random } = createNoise(4)
    const rows = Array.from({ length: 1500 }, (_, row) => ({
      kind: row % 10,
      age: Math.floor(60 * random()),
    }))
    const levelOf = (kind: number) => (kind < 3 ? 100 : kind >= 10 - leastKinds ? 10 : 40)
    return found([
      {
        name: 'paid',
        role: 'measure',
        cells: rows.map(({ kind, age }) => levelOf(kind) + (kind < 3 && age >= 30 ? 50 : 0) + 20 * normal()),
      },
      { name: 'kind', role: 'category', cells: rows.map(({ kind }) => `K${kind}`) },
      { name: 'age', role: 'measure', cells: rows.map(({ age }) => age), additivity: 'intensive' },
    ])
  }

  it('calls nothing the lowest where what lies lower can not be put in words', () => {
    expect(byKind(4)).toEqual([])
    expect(byKind(3)[0]!.text).toMatch(/it is low, 1\d\S* .* where kind is K7, K8 or K9;/)
  })

  it('says nothing where both ends are told of the same part of the rows', () => {
    const { normal, random } = createNoise(6)
    const rows = Array.from({ length: 2000 }, (_, row) => ({
      isOwn: row % 10 === 0,
      load: Math.floor(100 * random()),
    }))
    const levelOf = ({ isOwn, load }: (typeof rows)[number]) => {
      if (load >= 70) return 90
      return isOwn ? 100 : 10
    }
    const drivers = found([
      { name: 'paid', role: 'measure', cells: rows.map((row) => levelOf(row) + 8 * normal()) },
      { name: 'own', role: 'category', cells: rows.map(({ isOwn }) => (isOwn ? 'yes' : 'no')) },
      { name: 'load', role: 'measure', cells: rows.map(({ load }) => load), additivity: 'intensive' },
    ])
    expect(drivers).toEqual([])
  })
})
