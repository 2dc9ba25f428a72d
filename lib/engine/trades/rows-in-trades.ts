import { columnTokens, type TradeColumn } from './column-tokens'
import { type ColumnSort, sortSigns } from './sort-signs'
import tradeWords from './trade-words.json'
import { weighSigns, wordWeigher } from './word-weights'

const weigh = wordWeigher(tradeWords.rows.words)

/** What the names of a table's columns say of its rows: their words, none twice. */
export const rowsTokens = (names: TradeColumn['name'][]): string[] => [
  ...new Set(names.flatMap((name) => columnTokens({ name, values: [] }))),
]

/**
 * How likely it is, as a log of odds, that people who keep a table follow how many rows it has, and none of its numbers: by what
 * all its columns are and are called, as the tables of trades have it. Of tables that it was not learned of it is above 0 for
 * half of those whose rows are counted, and for two of a hundred others.
 */
export function rowsInTrades(columns: { sort: ColumnSort; name: TradeColumn['name'] }[]): number {
  const bySort = weighSigns(sortSigns(columns.map(({ sort }) => sort)), tradeWords.rows.signs)
  return weigh(rowsTokens(columns.map(({ name }) => name)), bySort)
}
