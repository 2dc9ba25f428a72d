import { describe, expect, it } from 'vitest'
import { createNoise } from '../insights/fixture-table'
import { allParts, blockForms, madeBlocks, total } from './block-sums.fixture'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const seeds = [3, 11, 29]

describe.each(Object.entries(blockForms))('rows that add up blocks: %s', (name, form) => {
  it.each([{}, { single: true }, { decimals: 0 }])('are left out: %o', (of) => {
    // what is carried over a block of one row is carried on by it as well
    if (of.single && name.startsWith('carried')) return
    for (const seed of seeds) {
      const blocks = madeBlocks(seed, of)
      const { rows, amount } = form(blocks)
      const { table } = cleanTable(textTable(rows))
      const column = table.columns.find(({ name }) => name === amount)!
      const isOwn = amount === 'Revenue' || amount === 'kSEK' || amount === 'Stück'
      if (!isOwn)
        expect(total([...column.numbers!])).toBeCloseTo(total(allParts(blocks).map((part) => part.amount)), 1)
      else expect(table.rowCount).toBe(amount === 'Revenue' ? 20 : allParts(blocks).length)
    }
  })
})

it('keeps rows of which none adds up others', () => {
  const { random } = createNoise(5)
  for (let at = 0; at < 300; at++) {
    const size = [3, 12, 90, 4000][at % 4]!
    const rows = Array.from({ length: 12 + Math.floor(60 * random()) }, (_, row) => [
      `${'NSEW'[row % 4]}`,
      `thing ${row}`,
      String(Math.floor(size * random())),
      random() < 0.8 ? String(Math.floor(9 * random())) : '',
    ])
    const { table } = cleanTable(textTable([['Area', 'Thing', 'Number', 'Few'], ...rows]))
    expect(table.rowCount).toBe(rows.length)
  }
})

describe('rows of which some are the sums of others by their nature', () => {
  const kept: [string, string[], (amounts: number[]) => string[][]][] = [
    [
      'postings that balance',
      ['entry', 'account', 'side', 'amount'],
      (amounts) => [
        ...amounts.map((amount, at) => ['e', ['Rent', 'Wages', 'Phone', 'Fuel'][at]!, 'D', String(amount)]),
        ['e', 'Bank', 'C', String(total(amounts))],
      ],
    ],
    [
      'receipts that are issued again',
      ['batch', 'item', 'movement', 'quantity'],
      (amounts) => [
        ['b', 'flour', 'receipt', String(total(amounts))],
        ...amounts.map((amount) => ['b', 'flour', 'issue', String(amount)]),
      ],
    ],
    [
      'what was passed and failed of all',
      ['year', 'region', 'measure', 'value'],
      (amounts) => [
        ['y', 'North', 'passed', String(amounts[0])],
        ['y', 'North', 'failed', String(amounts[1])],
        ['y', 'North', 'examined', String(amounts[0]! + amounts[1]!)],
      ],
    ],
  ]

  it.each(kept)('are kept: %s', (_, header, blockOf) => {
    const { random } = createNoise(5)
    const rows = Array.from({ length: 20 }, (_, block) =>
      blockOf(Array.from({ length: 2 + (block % 3) }, () => Math.round(100 + 900 * random()))).map(
        ([key, ...rest]) => [`${key}${block}`, ...rest],
      ),
    ).flat()
    expect(cleanTable(textTable([header, ...rows])).table.rowCount).toBe(rows.length)
  })
})

describe('rows that add up blocks of a large table', () => {
  const { random } = createNoise(7)
  const blocksOf = (count: number, size: number) =>
    Array.from({ length: count }, (_, block) => {
      const own = Array.from({ length: 1 + Math.floor(size * (0.5 + random())) }, (_, at) => [
        `g${block}`,
        `i${at}`,
        String(Math.round(100 + 9000 * random()) / 10),
      ])
      const sum = own.reduce((all, row) => all + Math.round(10 * Number(row[2])), 0) / 10
      return { own, sum: ['', '', String(sum)] }
    })
  const header = ['Group', 'Item', 'Amount']

  it.each([
    [2000, 6],
    [60, 200],
    [9, 1500],
  ])('are left out: %i of about %i rows', (count, size) => {
    const blocks = blocksOf(count, size)
    const parts = blocks.flatMap(({ own }) => own)
    const behind = blocks.flatMap(({ own, sum }) => [...own, sum])
    expect(cleanTable(textTable([header, ...behind])).table.rowCount).toBe(parts.length)
    const above = blocks.flatMap(({ own, sum }) => [sum, ...own])
    expect(cleanTable(textTable([header, ...above])).table.rowCount).toBe(parts.length)
  })

  it('cost no time where there are none', () => {
    const rows = Array.from({ length: 60_000 }, (_, at) => [
      at % 3 ? `g${at % 40}` : '',
      `i${at % 900}`,
      random() < 0.5 ? '0' : String(Math.round(200 * random() - 50)),
    ])
    const start = performance.now()
    expect(cleanTable(textTable([header, ...rows])).table.rowCount).toBe(60_000)
    expect(performance.now() - start).toBeLessThan(3_000)
  })
})
