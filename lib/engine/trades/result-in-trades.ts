import { columnTokens, type TradeColumn } from './column-tokens'
import tradeWords from './trade-words.json'
import { wordWeights } from './word-weights'

let weights: ReadonlyMap<string, number> | null = null

/**
 * How likely it is, from 0 to 1, that a column tells what came of a row rather than what was so before: by its words and its
 * values, as the tables of trades have them. In tables that it was not learned of a quarter of what came of a row has .73 and
 * more, and three of a hundred of what was so before.
 */
export function resultInTrades(column: TradeColumn): number {
  const { all, words } = tradeWords.results
  weights ??= wordWeights(words)
  const odds = columnTokens(column).reduce((sum, token) => sum + (weights!.get(token) ?? 0), all / 100)
  return 1 / (1 + Math.exp(-odds))
}
