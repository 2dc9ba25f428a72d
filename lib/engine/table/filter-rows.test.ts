import { describe, expect, it } from 'vitest'
import type { Filter } from '@/lib/contracts/query'
import { understandDataset } from '../generate-dashboard'
import { explainNoRows } from '../instructions/reasons/no-rows'
import type { Condition } from './condition'
import { countPassing, filterRows } from './filter-rows'

const text = `shop,city,opened,size
Alder,Oslo,2020-01-05,10
Birch,Oslo,2020-02-10,20
Cedar,Rome,2021-03-01,30
Doum,Rome,2021-04-02,
Elm,Rome,2021-04-09,90
Fir,,2022-01-01,50
Gorse,Lima,2022-01-02,70`
const { table } = understandDataset(new TextEncoder().encode(text), {
  fileType: 'csv',
  fileName: 'shops.csv',
})
const shops = table.columns[0]!

const kept = (...conditions: Condition[]) => {
  const keep = filterRows(table, conditions)!
  return shops.values
    .filter((_, code) => keep[shops.codes.indexOf(code)])
    .map((name) => name[0])
    .join('')
}

describe('filterRows', () => {
  it.each<[string, Condition[]]>([
    ['AF', [{ column: 'shop', op: 'in', value: ['alder', 'Fir'] }]],
    ['F', [{ column: 'city', op: '=', value: '' }]],
    ['ABCDEG', [{ column: 'city', op: '!=', value: '' }]],
    ['D', [{ column: 'size', op: '=', value: '' }]],
    ['C', [{ column: 'shop', op: 'starts_with', value: 'c' }]],
    [
      'AC',
      [
        { column: 'shop', op: 'ends_with', value: 'r' },
        { column: 'size', op: '<', value: 40 },
      ],
    ],
    [
      'BCDG',
      [
        { column: 'shop', op: 'not_contains', value: 'l' },
        { column: 'shop', op: 'not_contains', value: 'f' },
      ],
    ],
  ])('keeps %s', (names, conditions) => {
    expect(kept(...conditions)).toBe(names)
  })

  it('keeps rows of which one condition or another holds', () => {
    const any: Condition = {
      any: [
        { column: 'size', op: '>', value: 60 },
        { column: 'city', op: '=', value: 'Oslo' },
      ],
    }
    expect(kept(any)).toBe('ABEG')
    expect(kept(any, { column: 'size', op: '<', value: 80 })).toBe('ABG')
  })

  it('keeps the rows of groups whose own value passes', () => {
    expect(kept({ by: 'city', aggregation: 'count', op: '>=', value: 2 })).toBe('ABCDE')
    expect(kept({ by: 'city', aggregation: 'avg', column: 'size', op: 'between', value: [15, 60] })).toBe(
      'ABCDE',
    )
    expect(
      kept({ by: 'opened', grain: 'year', aggregation: 'sum', column: 'size', op: '>', value: 100 }),
    ).toBe('CDEFG')
  })

  it('measures a group over the rows that pass what stands before it', () => {
    const small: Condition = { column: 'size', op: '<', value: 60 }
    const pairs: Condition = { by: 'city', aggregation: 'count', op: '>=', value: 2 }
    expect(kept(small, pairs)).toBe('AB')
    expect(kept(pairs, small)).toBe('ABC')
    expect(kept(pairs, { by: 'city', aggregation: 'max', column: 'size', op: '>', value: 50 })).toBe('CDE')
  })
})

describe('countPassing', () => {
  it.each<[number, Filter[]]>([
    [7, []],
    [2, [{ column: 'city', op: '=', value: 'Oslo' }]],
    [0, [{ column: 'city', op: '=', value: 'Tuesday' }]],
    [1, [{ column: 'size', op: '=', value: '' }]],
    [0, [{ column: 'shop', op: '=', value: '' }]],
    [0, [{ column: 'nowhere', op: '=', value: 'Oslo' }]],
    [
      0,
      [
        { column: 'size', op: '>', value: 70 },
        { column: 'size', op: '<', value: 90 },
      ],
    ],
    [
      1,
      [
        { column: 'city', op: '=', value: 'Rome' },
        { column: 'size', op: '>', value: 60 },
      ],
    ],
  ])('says %s as the mask does', (count, filters) => {
    expect(countPassing(table, filters)).toBe(count)
    expect(filterRows(table, filters)?.reduce((sum, one) => sum + one, 0) ?? table.rowCount).toBe(count)
  })
})

describe('explainNoRows', () => {
  it('tells what range the groups have', () => {
    expect(explainNoRows(table, [{ by: 'city', aggregation: 'count', op: '>', value: 9 }])).toBe(
      'No city passes: its number of rows goes from 1 to 3.',
    )
    const sizes: Condition = { by: 'city', aggregation: 'avg', column: 'size', op: '<', value: 1 }
    expect(explainNoRows(table, [sizes])).toBe('No city passes: its avg of size goes from 15 to 70.')
    expect(explainNoRows(table, [{ by: 'city', aggregation: 'count', op: '>', value: 2 }])).toBeNull()
  })
})

describe('filterRows on dates', () => {
  const days = ['2023-12-31', '2024-01-01', '2024-01-31', '2024-02-01', '2025-05-05']
  const rows = Array.from({ length: 10 }, (_, at) => days.map((day) => `${day},${at}`)).flat()
  const text = ['day,n', ...rows, 'tbc,1', '2024-13-45,2'].join('\n')
  const { table: dated } = understandDataset(new TextEncoder().encode(text), { fileType: 'csv' })
  const day = dated.columns[0]!
  const daysKept = (op: Filter['op'], value: Filter['value']) => {
    const keep = filterRows(dated, [{ column: 'day', op, value }])!
    return day.values.filter((_, code) => keep[day.codes.indexOf(code)])
  }

  it.each<[Filter['op'], Filter['value'], string[]]>([
    ['>=', '2024-01-01', ['2024-01-01', '2024-01-31', '2024-02-01', '2025-05-05']],
    ['<', '2024-01-01', ['2023-12-31']],
    ['=', '2024-01', ['2024-01-01', '2024-01-31']],
    ['>', '2024-01', ['2024-02-01', '2025-05-05']],
    ['<=', '2023', ['2023-12-31']],
    ['between', ['2024-01', '2024-02'], ['2024-01-01', '2024-01-31', '2024-02-01']],
    ['in', ['2024-02-01', 'tbc'], ['2024-02-01', 'tbc']],
    ['=', '2024-13-45', ['2024-13-45']],
    ['!=', '2024', ['2023-12-31', '2025-05-05', 'tbc', '2024-13-45']],
  ])('keeps what is %s %s, and takes no text that is no date for a later one', (op, value, expected) => {
    expect(day.type).toBe('date')
    expect(daysKept(op, value)).toEqual(expected)
  })
})
