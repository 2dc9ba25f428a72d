import { columnTokens, type TradeColumn } from './column-tokens'
import tradeWords from './trade-words.json'
import { wordWeights } from './word-weights'

/** Whoever writes a table down puts what came of it last; files have it so less often. */
const placeDoubt = 0.25

let weights: ReadonlyMap<string, number> | null = null

/**
 * How likely it is, from 0 to 1, that a column tells what came of a row rather than what was so before: by its words and its
 * values, and by whether it stands behind what people follow, as the tables of trades have it.
 */
export function resultInTrades(column: TradeColumn, isBehind: boolean): number {
  const { signs, words } = tradeWords.results
  weights ??= wordWeights(words)
  const odds = columnTokens(column).reduce(
    (sum, token) => sum + (weights!.get(token) ?? 0),
    (signs[0]! + (isBehind ? 1 - placeDoubt : placeDoubt) * signs[1]!) / 100,
  )
  return 1 / (1 + Math.exp(-odds))
}
