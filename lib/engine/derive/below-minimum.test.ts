import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

type Cell = string | number

/** Articles of a store; of those that one supplier sends half lie below their minimum, of the others one in ten. */
const articles = ([level, minimum] = ['stock', 'min_stock'], factor = 1): Cell[][] => [
  ['article', 'supplier', level!, minimum!, 'price'],
  ...Array.from({ length: 300 }, (_, row) => {
    const supplier = ['Nord', 'Sud', 'West'][row % 3]!
    const least = 20 + spread(row, 30, 611)
    const isBelow = spread(row, 10) < (supplier === 'Sud' ? 5 : 1)
    const there = Math.round((isBelow ? least * 0.6 : least * (1.2 + spread(row, 20, 13) / 10)) * factor)
    return [`A${1000 + row}`, supplier, there, least, (3 + spread(row, 400) / 100).toFixed(2)]
  }),
]
const belowOf = (rows: Cell[][]) =>
  understand(rows).table.columns.find(({ derivedFrom, type }) => derivedFrom && type === 'boolean')

describe('what lies below its minimum', () => {
  it.each([
    ['stock', 'min_stock'],
    ['Bestand', 'Mindestbestand'],
    ['Giacenza', 'Scorta minima'],
    ['on_hand', 'reorder level'],
    ['existencias', 'stock mínimo'],
  ])('is told of %s and %s', (...names) => {
    const rows = articles(names)
    const below = belowOf(rows)!
    expect(below).toMatchObject({ name: `${names[0]} below ${names[1]}`, derivedFrom: names })
    expect([...below.numbers!]).toEqual(rows.slice(1).map((cells) => Number(cells[2]! < cells[3]!)))
  })

  it('leads the page as a share', () => {
    expect(draft(articles()).blocks[0]!.description).toMatch(/^Share below min stock is 23/)
  })

  it.each([
    ['what is never below it', articles(['stock', 'min_stock'], 20)],
    ['two bounds', articles(['temp_max', 'temp_min'])],
    ['a price beside a minimum', articles(['price_eur', 'min_stock'])],
  ])('is not told of %s', (_, rows) => {
    expect(belowOf(rows)).toBeUndefined()
  })
})
