import { columnTokens, type TradeColumn } from './column-tokens'
import type { ColumnSort } from './sort-signs'
import tradeWords from './trade-words.json'
import { weighSigns, wordWeigher } from './word-weights'

/** A column as it stands in its table. */
export interface PlacedColumn extends TradeColumn {
  sort: ColumnSort
  /** Which of the table's columns it is, from 0. */
  place: number
  unit: string | null
}

/** What people follow in a table: a column, or the two that it is put together of; none where rows are counted. */
export interface Followed {
  columns: PlacedColumn[]
  /** How many columns the table has. */
  count: number
}

const weigh = wordWeigher(tradeWords.results.words)

/** What what is followed is, without its words. */
const followedSort = ({ columns }: Followed): string =>
  columns.length === 0 ? 'rows' : columns.length > 1 ? 'two' : columns[0]!.sort.replace('/', '')

/** The words of a column, and of which sort it is beside what is followed. */
export const resultTokens = (column: PlacedColumn, followed: Followed): string[] => [
  ...columnTokens(column),
  `${column.sort.replace('/', '')}>${followedSort(followed)}`,
]

const sharedMin = 3
/** What stands so early in a table was put first, and what stands behind it need not have come later. */
const earlyMax = 1 / 3
/** Of nothing. */
export const noResultSigns = [0, 0, 0, 0, 0, 0, 0, 0]

/** What is not by the words of a column: where it stands beside what is followed, and what the two have in common. */
export function resultSigns(column: PlacedColumn, { columns, count }: Followed): number[] {
  const place = column.place / count
  if (columns.length === 0) return [1, 0, 0, 0, place, 0, 0, 0]
  const places = columns.map((one) => one.place)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const isAfter = column.place > last
  const words = new Set(columns.flatMap(({ name }) => name.words))
  return [
    1,
    Number(column.place < first),
    Number(isAfter),
    (column.place - last) / count,
    place,
    Number(isAfter && last / count <= earlyMax),
    Number(column.name.words.some((word) => word.length >= sharedMin && words.has(word))),
    Number(columns.some(({ sort, unit }) => sort === 'number' && unit !== null && unit === column.unit)),
  ]
}

/** By its place and sort alone nothing is more likely, … */
const placeMost = 0.6
/** … where its words speak for it by less. */
const wordsLeast = 0.1

/**
 * How likely it is, from 0 to 1, that a column tells what came of a row, or is known with it, rather than what was so before:
 * by its words and values, its sort and its place beside what is followed, as the tables of trades have them.
 */
export function resultInTrades(column: PlacedColumn, followed: Followed): number {
  const signs = weighSigns(resultSigns(column, followed), tradeWords.results.signs)
  const odds = weigh(resultTokens(column, followed), signs)
  const chance = 1 / (1 + Math.exp(-odds))
  return weigh(columnTokens(column)) < wordsLeast ? Math.min(chance, placeMost) : chance
}
