import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { textTable } from '../clean/text-table.fixture'
import { profileTable } from './profile-table'

/** Spread out but repeatable. */
const spread = (row: number, range: number, step = 7919) => (row * step) % range
const profileOf = (header: string[], count: number, make: (row: number) => (string | number)[]) =>
  profileTable(
    cleanTable(textTable([header, ...Array.from({ length: count }, (_, row) => make(row).map(String))]))
      .table,
  )
const last = ({ columns }: ReturnType<typeof profileOf>) => columns.at(-1)!

describe('what no name says is to be summed', () => {
  it('is, where most are small and a few large', () => {
    const found = profileOf(['thing', 'col_b'], 120, (row) => [
      `T${row}`,
      spread(row, 9) ** 3 + spread(row, 3),
    ])
    expect(last(found)).toMatchObject({ role: 'measure', additivity: 'additive' })
  })

  it('is, where it is compared with what adds up, and so is the variance of both', () => {
    const rows = (row: number) => {
      const [plan, came] = [400 + spread(row, 300, 37), 380 + spread(row, 340, 53)]
      return [`T${row}`, plan, came, came - plan]
    }
    const additivityOf = (header: string[]) =>
      profileOf(header, 40, rows)
        .columns.slice(2)
        .map(({ additivity }) => additivity)
    expect(additivityOf(['thing', 'budget', 'actual', 'variance'])).toEqual(['additive', 'additive'])
    expect(additivityOf(['thing', 'mean_temp', 'actual', 'variance'])).toEqual(['intensive', 'intensive'])
  })

  it('is not, where numbers lie evenly, as terms and ages do', () => {
    const found = profileOf(['thing', 'col_b'], 120, (row) => [`T${row}`, spread(row, 73)])
    expect(last(found)).toMatchObject({ role: 'measure', additivity: 'intensive' })
  })

  it('is not, where they are too few to show how they lie', () => {
    const found = profileOf(['thing', 'col_b'], 4, (row) => [`T${row}`, [29, 39, 1_000_000, 45][row]!])
    expect(last(found).additivity).toBe('intensive')
  })

  it('is no money, where each number goes on from the one before', () => {
    const walk = (row: number) => (50 + 45 * Math.sin(row / 30) + spread(row, 7) / 10).toFixed(2)
    const found = profileOf(['day', 'col_b'], 300, (row) => [
      `2024-${row}`,
      row < 150 ? walk(row) : 3 * Number(walk(row)),
    ])
    expect(last(found).additivity).toBe('intensive')
  })

  it('is a code, where each number goes with a name and a town', () => {
    const found = profileOf(['col_a', 'col_b', 'col_c'], 300, (row) => {
      const shop = spread(row, 60)
      return [`Shop ${shop % 30}`, `Town ${shop % 12}`, 100 + shop ** 2 * 7]
    })
    expect(last(found)).toMatchObject({ role: 'code' })
  })

  it('is a level, where it never falls within things, whatever tells the time', () => {
    const found = profileOf(['place', 'col_b', 'col_c'], 200, (row) => {
      const [place, step] = [row % 4, Math.floor(row / 4)]
      return [`P${place}`, (step * (place + 1)) ** 2, step * step * 3 + place]
    })
    expect(found.columns.slice(1).map(({ additivity }) => additivity)).toEqual([
      'semi_additive',
      'semi_additive',
    ])
  })

  it('is a level beside others of the table, however seldom it moves', () => {
    const found = profileOf(['day', 'place', 'cases', 'tests', 'deaths'], 240, (row) => {
      const [place, step] = [row % 4, Math.floor(row / 4)]
      const day = new Date(Date.UTC(2024, 0, 1 + step)).toISOString().slice(0, 10)
      return [day, `P${place}`, (step * (place + 2)) ** 2, step * step * 9 + place, Math.floor(step / 20)]
    })
    expect(last(found)).toMatchObject({ name: 'deaths', additivity: 'semi_additive' })
  })

  it('is a running total by year, month and day, however the rows stand', () => {
    const found = profileOf(['year', 'month', 'day', 'place', 'col_e', 'col_f'], 480, (at) => {
      const row = (at * 77) % 480
      const [place, step] = [row % 4, Math.floor(row / 4)]
      const date = new Date(Date.UTC(2024, 0, 1 + step))
      return [
        date.getUTCFullYear(),
        date.getUTCMonth() + 1,
        date.getUTCDate(),
        `P${place}`,
        (step * (place + 1)) ** 2,
        step ** 3 + place,
      ]
    })
    expect(found.columns.slice(4).map(({ additivity }) => additivity)).toEqual([
      'semi_additive',
      'semi_additive',
    ])
  })
})

describe('what was planned for a group', () => {
  const regions = ['West', 'East', 'South']
  const deals = (name: string) =>
    profileOf(['deal', 'region', name], 90, (row) => [
      `D${row}`,
      regions[row % 3]!,
      [900_000, 700_000, 800_000][row % 3]!,
    ])

  it('is not summed over its rows', () => {
    expect(last(deals('Target quarter revenue')).additivity).toBe('intensive')
  })

  it('is summed where it is a fee of each', () => {
    expect(last(deals('Fee amount')).additivity).toBe('additive')
  })
})

describe('years', () => {
  it.each([
    { what: 'that no name says', name: 'col_b', make: (row: number) => 1990 + (row % 25), role: 'time' },
    { what: 'of a series', name: 'field_b', make: (row: number) => 1990 + row, role: 'time' },
    {
      what: 'named as amounts',
      name: 'total_cost',
      make: (row: number) => 1990 + (row % 25),
      role: 'measure',
    },
    { what: 'with gaps', name: 'col_b', make: (row: number) => 1900 + spread(row, 10) * 14, role: 'measure' },
  ])('$what', ({ name, make, role }) => {
    const found = profileOf(['thing', name], 60, (row) => [['A', 'B', 'C'][row % 3]!, make(row)])
    expect(last(found).role).toBe(role)
  })
})

describe('what flows into a balance', () => {
  it('is an amount, though it is the same each time', () => {
    let balance = 1000
    const found = profileOf(['day', 'Paid out', 'Paid in', 'Balance'], 120, (row) => {
      const isPay = row % 20 === 0
      const out = (3 + spread(row, 83)).toFixed(2)
      balance += isPay ? 2600.5 : -Number(out)
      const day = new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10)
      return [day, isPay ? '' : out, isPay ? '2600.50' : '', balance.toFixed(2)]
    })
    expect(found.columns[2]).toMatchObject({ name: 'Paid in', role: 'measure', additivity: 'additive' })
    expect(found.columns[3]!.additivity).toBe('semi_additive')
  })
})

describe('each whole number from 1 on, once', () => {
  const additivityOf = (name: string, count: number) =>
    last(profileOf(['Shop', name], count, (row) => [`Shop ${row}`, 1 + spread(row, count)])).additivity

  it.each([
    ['Units sold', 12],
    ['Orders', 24],
  ])('adds up where the name says so: %s', (name, count) => {
    expect(additivityOf(name, count)).toBe('additive')
  })

  it('is a place where it says nothing of the kind', () => {
    expect(additivityOf('Standing', 12)).not.toBe('additive')
  })
})

it('adds up what is new of what is a level', () => {
  const of = (name: string) =>
    last(profileOf(['month', name], 24, (row) => [`2024-${1 + (row % 12)}`, 200 + spread(row, 90, 31)]))
      .additivity
  expect([of('New members'), of('members'), of('New salary')]).toEqual([
    'additive',
    'semi_additive',
    'intensive',
  ])
  // what somebody joins or leaves; all else that is new stands in the place of what was
  const levels = [
    'New balance',
    'New stock',
    'New headcount',
    'New population',
    'Neuer Bestand',
    'New assets',
  ]
  expect(levels.map(of)).toEqual(levels.map(() => 'semi_additive'))
  expect(['New subscribers', 'Neue Mitglieder', 'Nouveaux abonnés'].map(of)).not.toContain('semi_additive')
})

it('adds up nothing new beside what it was before', () => {
  const of = (...names: string[]) =>
    last(
      profileOf(['month', ...names], 24, (row) => [
        `2024-${1 + (row % 12)}`,
        ...names.map((_, at) => 200 + spread(row + at, 90, 31)),
      ]),
    ).additivity
  expect(of('Old members', 'New members')).toBe('semi_additive')
  expect(of('Previous members', 'New members')).toBe('semi_additive')
  expect(of('Old price', 'New members')).toBe('additive')
})

it('takes numbers under one prefix for ids where there are many, however many digits they have', () => {
  const roleOf = (count: number, name: (row: number) => string) =>
    profileOf(['who', 'paid'], count, (row) => [name(row), spread(row, 90, 31)]).columns[0]!.role
  expect(roleOf(120, (row) => `P${row}`)).toBe('id')
  expect(roleOf(24, (row) => `P${row}`)).not.toBe('id')
  expect(roleOf(120, (row) => `P${row % 60}`)).not.toBe('id')
})
