import { columnTokens, type TradeColumn } from './column-tokens'
import tradeWords from './trade-words.json'

/** The weights of the tokens by their names; made by the first who asks. */
let weights: ReadonlyMap<string, number> | null = null

/**
 * How much the words of a column and of its values speak for what people who keep such tables follow first, from −1 to 1: by the tables of `docs/readings/trades`, from which `scripts/draft-trade-words.ts` has learned them.
 */
export function followedInTrades(column: TradeColumn): number {
  weights ??= new Map(tradeWords.tokens.split(' ').map(pairOf))
  const score = columnTokens(column).reduce((sum, token) => sum + (weights!.get(token) ?? 0), 0)
  return Math.max(-1, Math.min(1, score / scoreMax))
}

/** Hardly any column has more. */
const scoreMax = 3

function pairOf(written: string): [string, number] {
  const at = written.lastIndexOf(':')
  return [written.slice(0, at), Number(written.slice(at + 1)) / 100]
}
