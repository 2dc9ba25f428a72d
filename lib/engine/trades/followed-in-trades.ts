import { columnTokens, type TradeColumn } from './column-tokens'
import tradeWords from './trade-words.json'
import { wordWeights } from './word-weights'

/** Made by the first who asks. */
let weights: ReadonlyMap<string, number> | null = null
/** Hardly any column has more. */
const scoreMax = 3

/**
 * How much the words of a column and of its values speak for what people who keep such tables follow first, from −1 to 1:
 * by the tables of `docs/readings/trades`, from which `scripts/draft-trade-words.ts` has learned them.
 */
export function followedInTrades(column: TradeColumn): number {
  weights ??= wordWeights(tradeWords.followed)
  const score = columnTokens(column).reduce((sum, token) => sum + (weights!.get(token) ?? 0), 0)
  return Math.max(-1, Math.min(1, score / scoreMax))
}
