import { columnTokens, type TradeColumn } from './column-tokens'
import tradeWords from './trade-words.json'
import { wordWeigher } from './word-weights'

const weigh = wordWeigher(tradeWords.followed)
/** Hardly any column has more. */
const scoreMax = 3

/**
 * How much the words of a column and of its values speak for what people who keep such tables follow first, from −1 to 1:
 * by the tables of `docs/readings/trades`, from which `scripts/draft-trade-words.ts` has learned them.
 */
export function followedInTrades(column: TradeColumn): number {
  return Math.max(-1, Math.min(1, weigh(columnTokens(column)) / scoreMax))
}
