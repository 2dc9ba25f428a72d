import { describe, expect, it } from 'vitest'
import { readTable } from '../read/read-table'
import { cleanTable } from './clean-table'

type Cell = string | number
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
const sizeOf = (at: number, part = 0) => 50 + ((at * 7919 + part * 3571) % 850)
const partsOf = (at: number, count: number) => times(count, (part) => sizeOf(at, part))
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
const dayOf = (at: number) => new Date(Date.UTC(2023, 0, 1 + at)).toISOString().slice(0, 10)

/** Each block of rows begins with its total. */
function totalOf(header: string, blocks: Cell[][][]): number {
  const text = [header, ...blocks.flat().map((cells) => cells.join(','))].join('\n')
  const { table } = cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' }))
  return sumOf([...table.columns.at(-1)!.numbers!])
}

/** Of each three or five groups one or two have several parts. */
const levels = (groups: number, countOf: (at: number) => number) =>
  times(groups, (at) => {
    const parts = partsOf(at, countOf(at))
    return [[1, `Cat ${at}`, sumOf(parts)], ...parts.map((part, no) => [2, `Sub ${at}.${no}`, part])]
  })
const coded = (groups: number) =>
  times(groups, (at) => {
    const parts = partsOf(at, 2 + (at % 3))
    const head = [`Store ${at}`, `S-${100 + at}`, '', sumOf(parts)]
    return [head, ...parts.map((part, no) => [`Store ${at}`, '', `Item ${no}`, part])]
  })

describe('totals count once', () => {
  it.each<[string, string, Cell[][][]]>([
    [
      'gross, net and tax',
      'invoice,part,amount',
      times(16, (at) => {
        const net = sizeOf(at) * 5
        return [
          [`Invoice ${at}`, '', net * 1.2],
          [`Invoice ${at}`, 'Net', net],
          [`Invoice ${at}`, 'VAT', net * 0.2],
        ]
      }),
    ],
    [
      'gross, net and tax of clients',
      'invoice,client,kind,amount',
      times(20, (at) => {
        const net = sizeOf(at) * 100
        return [
          [`INV${at}`, `Client ${at}`, '', net * 1.19],
          [`INV${at}`, `Client ${at}`, 'Net', net],
          [`INV${at}`, `Client ${at}`, 'VAT 19%', net * 0.19],
        ]
      }),
    ],
    [
      'four even quarters',
      'department,quarter,budget',
      times(16, (at) => [
        [`Dept ${at}`, '', sizeOf(at) * 12],
        ...times(4, (quarter) => [`Dept ${at}`, `Q${quarter + 1}`, sizeOf(at) * 3]),
      ]),
    ],
    [
      'a split that is the same each time',
      'sale,date,party,amount',
      times(20, (at) => [
        [`Sale ${at}`, dayOf(at), '', sizeOf(at) * 10],
        [`Sale ${at}`, dayOf(at), 'Shop', sizeOf(at) * 7],
        [`Sale ${at}`, dayOf(at), 'Agent', sizeOf(at) * 3],
      ]),
    ],
    [
      'two groups of each team',
      'team,sex,members',
      times(14, (at) => [
        [`Team ${at}`, '', sizeOf(at) * 10],
        [`Team ${at}`, 'Men', sizeOf(at) * 6],
        [`Team ${at}`, 'Women', sizeOf(at) * 4],
      ]),
    ],
    ['levels, most with one part', 'level,name,spend', levels(30, (at) => (at % 5 < 3 ? 1 : 3))],
    ['levels of a short table', 'level,name,spend', levels(14, (at) => (at % 3 ? 1 : 3))],
    ['a code on the totals alone', 'store,store_code,category,sales', coded(20)],
    ['a code on the totals of few', 'department,dept_code,item,budget', coded(12)],
  ])('%s', (_, header, blocks) => {
    expect(totalOf(header, blocks)).toBeCloseTo(sumOf(blocks.map(([total]) => Number(total!.at(-1)))), 2)
  })
})
