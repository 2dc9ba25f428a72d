import { describe, expect, it } from 'vitest'
import { textTable } from '../clean/text-table.fixture'
import { createNoise } from '../insights/fixture-table'
import { shapeTable } from './shape-table'

const { random, pick } = createNoise(41)
const shops = ['Aston', 'Bury', 'Crewe', 'Derby', 'Epsom']
const things = ['bread', 'milk', 'eggs', 'rice', 'tea', 'soap']
const amount = () => String(Math.round(100 + 9000 * random()) / 100)
const day = (at: number) => new Date(Date.UTC(2024, 1, 20 + at)).toISOString().slice(0, 10)
const german = (at: number) => day(at).split('-').reverse().join('.')

/** So many rows of each, named on the first of them. */
const blocks = (
  names: string[],
  row: (at: number, line: number) => string[],
  lines = () => 2 + Math.floor(4 * random()),
) =>
  names.flatMap((name, at) =>
    Array.from({ length: lines() }, (_, line) => [line === 0 ? name : '', ...row(at, line)]),
  )
const sale = () => [pick(shops), pick(things), String(1 + Math.floor(8 * random())), amount()]
const days = (of: (at: number) => string, count = 24) => Array.from({ length: count }, (_, at) => of(at))
const missingOf = (header: string[], rows: string[][], at = 0) =>
  shapeTable(textTable([header, ...rows])).table.columns[at]!.missing
const header = ['Date', 'Shop', 'Item', 'Pieces', 'Amount']

describe('days and years that stand on the first of their rows are filled down', () => {
  it.each<[string, string[], string[][]]>([
    ['days', header, blocks(days(day), sale)],
    ['days, newest first', header, blocks(days(day).reverse(), sale)],
    ['days as Germans write them', header, blocks(days(german), sale)],
    ['months', header, blocks(['Jan 2024', 'Feb 2024', 'Mar 2024', 'Apr 2024', 'May 2024'], sale)],
    [
      'years',
      ['Year', 'Shop', 'Sales', 'Visits'],
      blocks(
        ['2021', '2022', '2023'],
        (_, line) => [shops[line]!, amount(), amount()],
        () => 5,
      ),
    ],
  ])('%s', (_, names, rows) => {
    expect(missingOf(names, rows)).toBe(0)
  })

  it('names behind the numbers of the rows, and between blank rows', () => {
    const own = shops.map((shop) =>
      blocks(
        [shop],
        (_, line) => [things[line]!, amount(), amount()],
        () => 5,
      ),
    )
    const numbered = own.flat().map((row, at) => [`${at + 1}`, ...row])
    expect(missingOf(['No', 'Shop', 'Item', 'Cost', 'Price'], numbered, 1)).toBe(0)
    const apart = own.flatMap((rows) => [...rows, ['', '', '', '']])
    expect(missingOf(['Shop', 'Item', 'Cost', 'Price'], apart)).toBe(0)
  })
})

describe('days that some rows lack stay as they are', () => {
  const lacking = (of: (row: string[], at: number) => string[]) => blocks(days(day), sale).map(of)
  it.each<[string, string[][]]>([
    [
      'in no order',
      blocks(
        days((at) => day((at * 7) % 24)),
        sale,
      ),
    ],
    [
      'some of them again',
      blocks(
        days((at) => day(Math.floor(at / 2))),
        sale,
      ),
    ],
    ['the first one too', lacking((row, at) => (at === 0 ? ['', ...row.slice(1)] : row))],
    [
      'beside others that rows lack',
      lacking((row, at) => (at % 5 === 3 ? [...row.slice(0, 3), '', row[4]!] : row)),
    ],
    ['few of them', blocks(days(day, 3), sale)],
    ['hardly any', blocks(days(day), sale, () => 1 + Number(random() < 0.1))],
    [
      'words among them',
      blocks(
        days((at) => (at === 5 ? 'later' : day(at))),
        sale,
      ),
    ],
    [
      'hours worked, not days',
      blocks(
        days((at) => `${at + 3}`),
        sale,
      ),
    ],
    [
      'years beside names that never come again',
      blocks(['2021', '2022', '2023'], (at, line) => [`x${at}${line}`, `y${line}`, amount(), amount()]),
    ],
    ['years with one name twice', blocks(['2021', '2022', '2023'], () => sale())],
  ])('%s', (_, rows) => {
    expect(missingOf(header, rows)).toBeGreaterThan(0)
  })
})
