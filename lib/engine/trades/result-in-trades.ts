import { columnTokens, type TradeColumn } from './column-tokens'
import tradeWords from './trade-words.json'
import { wordWeigher } from './word-weights'

const { all, words } = tradeWords.results
const weigh = wordWeigher(words)

/**
 * How likely it is, from 0 to 1, that a column tells what came of a row rather than what was so before: by its words and its
 * values, as the tables of trades have them. In tables that it was not learned of a quarter of what came of a row has .73 and
 * more, and three of a hundred of what was so before.
 */
export function resultInTrades(column: TradeColumn): number {
  const odds = weigh(columnTokens(column), all / 100)
  return 1 / (1 + Math.exp(-odds))
}
