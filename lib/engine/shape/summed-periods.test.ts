import { describe, expect, it } from 'vitest'
import { textTable } from '../clean/text-table.fixture'
import { createNoise } from '../insights/fixture-table'
import { shapeTable } from './shape-table'

const { random } = createNoise(19)
const people = ['Ada', 'Ben', 'Cia', 'Dan', 'Eva', 'Fay', 'Gus', 'Hal', 'Ina', 'Jon']
const run = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at + 1))
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

function rowsOf(names: string[], whole: string | null, { more = [] as string[], of = sum } = {}) {
  const rows = people.map((name) => {
    const own = names.map(() => Math.floor(40 * random()))
    return [
      name,
      ...own.map(String),
      ...(whole ? [String(of(own))] : []),
      ...more.map(() => String(Math.floor(90 * random()))),
    ]
  })
  return shapeTable(textTable([['Name', ...names, ...(whole ? [whole] : []), ...more], ...rows])).table
    .rowCount
}

describe('what is counted on beside its sum becomes rows', () => {
  it.each([
    ['weeks', run(12, (at) => `KW${at}`), 'Summe'],
    ['days', run(6, (at) => `Day ${at}`), 'Total'],
    ['months', run(12, (at) => `M${at}`), 'total'],
    ['quarters', run(4, (at) => `Q${at}`), 'Year'],
    ['quarters of a year', run(4, (at) => `Q${at}`), '2023'],
  ])('%s', (_, names, whole) => {
    expect(rowsOf(names, whole)).toBe(10 * names.length)
  })
})

describe('what may be no periods stays as it is', () => {
  it.each<[string, () => number]>([
    [
      'questions of a paper',
      () =>
        rowsOf(
          run(4, (at) => `Q${at}`),
          'Total',
        ),
    ],
    [
      'questions of a longer one',
      () =>
        rowsOf(
          run(8, (at) => `Q${at}`),
          'Total',
        ),
    ],
    [
      'without a sum',
      () =>
        rowsOf(
          run(12, (at) => `KW${at}`),
          null,
        ),
    ],
    [
      'a mean beside',
      () =>
        rowsOf(
          run(6, (at) => `Day ${at}`),
          'Mean',
          { of: (own) => Math.round(sum(own) / own.length) },
        ),
    ],
    [
      'another number beside',
      () =>
        rowsOf(
          run(12, (at) => `KW${at}`),
          'Summe',
          { more: ['Staff'] },
        ),
    ],
    [
      'rounds',
      () =>
        rowsOf(
          run(6, (at) => `R${at}`),
          'Total',
        ),
    ],
    ['sizes', () => rowsOf(['S', 'M', 'L', 'XL'], 'Total')],
    ['not from the first on', () => rowsOf(['W3', 'W7', 'W9', 'W12'], 'Total')],
    [
      'three of them',
      () =>
        rowsOf(
          run(3, (at) => `Week ${at}`),
          'Total',
        ),
    ],
    [
      'doses',
      () =>
        rowsOf(
          run(4, (at) => `Dose ${at}`),
          'Total',
        ),
    ],
  ])('%s', (_, rows) => {
    expect(rows()).toBe(10)
  })
})
