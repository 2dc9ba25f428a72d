import { columnTokens, type TradeColumn } from './column-tokens'
import tradeWords from './trade-words.json'
import { wordWeights } from './word-weights'

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

let weights: ReadonlyMap<string, number> | null = null

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
  return [isShared, apart === 1, apart === -1, over.unit === under.unit].map(Number)
}

/**
 * How much speaks for people following one number over another rather than either: a log of odds without a constant, by the
 * names, places and units of the two, as the tables of trades have it.
 */
export function ratioInTrades(pair: Pair): number {
  const { signs, words } = tradeWords.ratios
  weights ??= wordWeights(words)
  const bySigns = pairSigns(pair).reduce((sum, value, at) => sum + (value * signs[at]!) / 100, 0)
  return pairTokens(pair.over.name, pair.under.name).reduce(
    (sum, token) => sum + (weights!.get(token) ?? 0),
    bySigns,
  )
}
