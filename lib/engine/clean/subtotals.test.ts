import { describe, expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const sum = (rows: string[][], at: number) => String(rows.reduce((all, row) => all + Number(row[at]), 0))
const blockOf = (name: string, seed: number) =>
  ['Jan 2023', 'Feb 2023', 'Mar 2023', 'Apr 2023'].map((month, at) => {
    const [budget, actual] = [100 + seed * 13 + at * 7, 95 + seed * 17 + at * 5]
    return [
      name,
      month,
      String(budget),
      String(actual),
      `${((100 * (actual - budget)) / budget).toFixed(1)}%`,
    ]
  })
const header = ['Service', 'Month', 'Budget', 'Actual', 'Gap %']
const blocks = ['Marketing', 'IT', 'Sales'].map(blockOf)
const totalOf = (label: string, rows: string[][]) => [label, '', sum(rows, 2), sum(rows, 3), '1.5%']

describe('subtotals between the rows', () => {
  it.each([
    ['Sous-total', 'TOTAL GÉNÉRAL'],
    ['Zwischensumme', 'Gesamtsumme'],
    ['Subtotal', 'Grand total'],
  ])('are left out with the name of their block: %s', (sub, grand) => {
    const rows = blocks.flatMap((block) => [...block, totalOf(`${sub} ${block[0]![0]}`, block)])
    const { table } = cleanTable(textTable([header, ...rows, totalOf(grand, blocks.flat())]))
    expect(table.rowCount).toBe(12)
    expect(table.columns.map(({ addsUp }) => addsUp).slice(2, 4)).toEqual([true, true])
  })

  it('are left out that stand above their block', () => {
    const rows = blocks.flatMap((block) => [totalOf(`Total ${block[0]![0]}`, block), ...block])
    expect(cleanTable(textTable([header, ...rows])).table.rowCount).toBe(12)
  })

  it('are rows where they add up nothing', () => {
    const rows = blocks.flatMap((block) => [...block, ['Total Energies', 'May 2023', '4444', '99', '2%']])
    expect(cleanTable(textTable([header, ...rows])).table.rowCount).toBe(15)
  })
})

describe('wholes at several heights', () => {
  const years = ['2012', '2013', '2014', '2015']
  const parts = { Africa: ['Kenya', 'Ghana', 'Nigeria'], Europe: ['Spain', 'Poland', 'France'] }
  const value = (name: string, year: string) =>
    (name.charCodeAt(0) * 7919 + name.charCodeAt(2) * 97 + Number(year) * 613) % 9000
  const tableOf = (top: string) => {
    const rows = years.flatMap((year) => {
      const groups = Object.entries(parts).map(([group, names]) => ({
        group,
        own: names.map((name) => [name, year, String(value(name, year))]),
      }))
      const sums = groups.map(({ group, own }) => [group, year, sum(own, 2)])
      return [[top, year, sum(sums, 2)], ...sums, ...groups.flatMap(({ own }) => own)]
    })
    return cleanTable(textTable([['Area', 'Year', 'Pupils'], ...rows])).table
  }

  it('are left out, the groups as well', () => {
    expect(tableOf('World').columns[0]!.values.sort()).toEqual(Object.values(parts).flat().sort())
  })

  it('are kept where the whole has no such name', () => {
    expect(tableOf('Atlantis').rowCount).toBe(36)
  })
})

it('merges short words in several cases where the longer ones are', () => {
  const words = ['medium', 'MEDIUM', 'low', 'LOW', 'Low', 'high', 'High']
  const merged = cleanTable(textTable([['Chance'], ...words.flatMap((word) => [[word], [word], [word]])]))
  expect(merged.table.columns[0]!.values).toHaveLength(3)
  const codes = ['abc', 'ABC', 'xyz', 'north', 'south']
  const kept = cleanTable(textTable([['Code'], ...codes.flatMap((word) => [[word], [word], [word]])]))
  expect(kept.table.columns[0]!.values).toHaveLength(5)
})

describe('totals of each day among the deliveries', () => {
  const head = ['Day', 'Weekday', 'Shop', 'Kind', 'Pieces', 'Back']
  const days = Array.from({ length: 6 }, (_, day) =>
    Array.from({ length: 8 }, (_, at) => [
      `2024-03-0${day + 1}`,
      ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'][day]!,
      `Shop ${at % 4}`,
      at % 2 ? 'bar' : 'school',
      String(20 + ((day * 31 + at * 17) % 60)),
      String((day * 7 + at * 5) % 9),
    ]),
  )
  const totalOf = (rows: string[][], off = 0) => [
    rows[0]![0]!,
    '',
    'TOTALE GIORNO',
    '',
    String(Number(sum(rows, 4)) + off),
    sum(rows, 5),
  ]
  const read = (rows: string[][]) => cleanTable(textTable([head, ...rows])).table

  it('are left out, the last of the file as well', () => {
    expect(read(days.flatMap((rows) => [...rows, totalOf(rows)])).rowCount).toBe(48)
  })

  it.each(['Tagessumme', '--- TOTAL ---', '* Total day *'])('are left out as %s', (label) => {
    const rows = days.flatMap((own) => [...own, totalOf(own).map((cell, at) => (at === 2 ? label : cell))])
    expect(read(rows).rowCount).toBe(48)
  })

  it('are left out where some of what they add up has gone', () => {
    expect(read(days.flatMap((rows) => [...rows, totalOf(rows, 13)])).rowCount).toBe(48)
  })

  it('are rows where the label is the name of a shop', () => {
    const own = days.flatMap((rows) => [
      ...rows,
      [rows[0]![0]!, rows[0]![1]!, 'Total Sport', 'bar', '31', '2'],
    ])
    expect(read(own).rowCount).toBe(54)
  })
})

describe('a brand by the name of Total', () => {
  const brands = ['Shell', 'Esso', 'Aral', 'Total']
  const rows = Array.from({ length: 60 }, (_, at) => [
    brands[at % 4]!,
    `Street ${at}`,
    ['Bonn', 'Köln', 'Trier'][at % 3]!,
    String(20 + ((at * 17) % 40)),
  ])
  rows[23] = ['Total', '', '', '75']
  rows[43] = ['Total', '', '', '71']

  it('keeps its rows, sparse and high as some are', () => {
    expect(cleanTable(textTable([['Brand', 'Street', 'City', 'Liters'], ...rows])).table.rowCount).toBe(60)
  })
})

describe('subtotals of several heights', () => {
  const cities = ['Alpha', 'Bravo', 'Carol']
  const days = (place: number, count: number) =>
    Array.from({ length: count }, (_, at) => String(20 + ((place * 37 + at * 11) % 70)))
  const region = (name: string, at: number, counts: number[]) => {
    const own = cities.map((city, place) => ({ city, values: days(at * 5 + place, counts[place]!) }))
    const all = own.flatMap(({ values }) => values.map((value) => ['', '', '', value]))
    return [
      ...own.flatMap(({ city, values }) => [
        ...values.map((value, day) => [name, city, `2024-01-0${day + 1}`, value]),
        [
          '',
          `${city} Total`,
          '',
          sum(
            values.map((value) => ['', '', '', value]),
            3,
          ),
        ],
      ]),
      [`${name} Total`, '', '', sum(all, 3)],
    ]
  }
  const rowsOf = (...counts: number[]) =>
    ['North', 'South', 'East'].flatMap((name, at) => region(name, at, counts))
  const head = ['Region', 'City', 'Day', 'Sales']

  it.each([
    [3, 3, 3],
    [2, 2, 2],
    [3, 1, 2],
  ])('are left out from the first block to the last, of %i, %i and %i rows', (...counts) => {
    const { table, steps } = cleanTable(textTable([head, ...rowsOf(...counts)]))
    expect(table.rowCount).toBe(3 * counts.reduce((all, one) => all + one, 0))
    expect(steps.find(({ step }) => step === 'total_rows')?.rows).toBe(12)
  })

  it('are rows where one label stands over something else', () => {
    const rows = rowsOf(3, 3, 3).map((row) => (row[0] === 'South Total' ? [...row.slice(0, 3), '9999'] : row))
    expect(cleanTable(textTable([head, ...rows])).table.rowCount).toBe(28)
  })
})

describe('totals of blocks of which some are wrong', () => {
  const blocksOf = (count: number, isOff: (block: number) => boolean) =>
    Array.from({ length: count }, (_, block) => {
      const own = Array.from({ length: 3 + (block % 5) }, (_, at) => [
        `g${block}`,
        `i${at}`,
        String(11 + ((block * 37 + at * 53) % 89)),
      ])
      return [...own, [`g${block}`, 'Subtotal', String(Number(sum(own, 2)) + (isOff(block) ? 7 : 0))]]
    }).flat()
  const read = (rows: string[][]) => cleanTable(textTable([['Group', 'Item', 'Pieces'], ...rows]))

  it.each([
    [12, 2],
    [40, 4],
    [40, 2],
    [200, 2],
    [1200, 2],
  ])('are left out all together: of %i one in %i', (count, every) => {
    const rows = blocksOf(count, (block) => block % every === 0)
    const { table, steps } = read(rows)
    expect(table.rowCount).toBe(rows.length - count)
    const off = Math.ceil(count / every)
    expect(steps.find(({ step }) => step === 'total_rows')).toMatchObject({ rows: count })
    expect(steps.find(({ step }) => step === 'total_rows')!.detail).toContain(
      `${off} of them are not the sums`,
    )
  })

  it('are named where they are wrong', () => {
    const { steps } = read(blocksOf(8, (block) => block === 3))
    expect(steps.find(({ step }) => step === 'total_rows')!.detail).toMatch(
      /1 of them is not the sum of its rows: [“"]g3[”"]\.$/,
    )
  })

  it('are rows where hardly one of them is a sum', () => {
    const rows = blocksOf(40, () => false).map((row, at) =>
      row[1] === 'Subtotal' && at > 12 ? [...row.slice(0, 2), '12'] : row,
    )
    expect(read(rows).table.rowCount).toBeGreaterThanOrEqual(rows.length - 6)
  })

  it('are rows where each names something of its own beside', () => {
    const towns = ['Bonn', 'Trier', 'Ulm']
    const rows = blocksOf(40, (block) => block % 2 === 0).map((row, at) => [
      row[1]!.replace('Subtotal', 'Total'),
      towns[(at * 7) % 3]!,
      ['a', 'b', 'c', 'd'][(at * 5) % 4]!,
      row[2]!,
    ])
    const { table } = cleanTable(textTable([['Brand', 'Town', 'Kind', 'Pieces'], ...rows]))
    expect(table.rowCount).toBeGreaterThan(rows.length - 40)
  })
})

it('kinds that are called totals in a large table cost no time', () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => [
    ['Total', 'Gas total', 'Gas'][(row * 7) % 3]!,
    String((row * 7919) % 997),
  ])
  const start = performance.now()
  // one may be the sum of two others by chance
  expect(cleanTable(textTable([['Fuel', 'Pieces'], ...rows])).table.rowCount).toBeGreaterThan(19_950)
  expect(performance.now() - start).toBeLessThan(5_000)
})
