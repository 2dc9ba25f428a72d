import { columnTokens, type TradeColumn } from './column-tokens'
import tradeWords from './trade-words.json'
import { weighSigns, wordWeigher } from './word-weights'

type Name = TradeColumn['name']

/** A number as its heading tells it, and at which place among the numbers of its table it stands. */
export interface PairColumn {
  name: Name
  place: number
  unit: string | null
}

export interface Pair {
  over: PairColumn
  under: PairColumn
}

const weigh = wordWeigher(tradeWords.ratios.words)

const tokensOf = (name: Name, sort: string) =>
  columnTokens({ name, values: [] }).map((token) => `${sort}${token}`)

/** The words of what is above, marked as such, and of what is below. */
export const pairTokens = (over: Name, under: Name): string[] => [
  ...tokensOf(over, '^'),
  ...tokensOf(under, '/'),
]

const sharedMin = 3
/** Of no pair. */
export const noPairSigns = [0, 0, 0, 0]

/** What is not by the words of each: that they have one in common, how they stand, and that they are told in the same unit. */
export function pairSigns({ over, under }: Pair): number[] {
  const apart = over.place - under.place
  const isShared = over.name.words.some((word) => word.length >= sharedMin && under.name.words.includes(word))
  return [isShared, apart === 1, apart === -1, over.unit !== null && over.unit === under.unit].map(Number)
}

/** Logs of odds, without a constant. */
interface RatioOdds {
  /** By all that is known of the two. */
  score: number
  /** By the words of the one alone, and of the other. */
  over: number
  under: number
}

/**
 * How much speaks for people following one number over another rather than either, by the names, places and units of the two, as
 * the tables of trades have it.
 */
export function ratioInTrades(pair: Pair): RatioOdds {
  const over = weigh(tokensOf(pair.over.name, '^'))
  const under = weigh(tokensOf(pair.under.name, '/'))
  return { score: weighSigns(pairSigns(pair), tradeWords.ratios.signs) + over + under, over, under }
}
