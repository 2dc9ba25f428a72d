import { foldText } from '../names/name-words'
import tradeWords from './trade-words.json'
import { wordWeigher } from './word-weights'

const weigh = wordWeigher(tradeWords.told)
const wordMin = 3
const stemLength = 5

/** What a value of a state says: its words by how they begin, and which of several comes first; none twice. */
export function toldTokens(value: string): string[] {
  const words = foldText(value).match(/\p{L}+/gu) ?? []
  const begun = words.filter(({ length }) => length >= wordMin).map((word) => word.slice(0, stemLength))
  return [...new Set(words.length > 1 ? [...begun, `${words[0]}…`] : begun)]
}

/**
 * How much speaks for people telling the rate of a value rather than of another of its state, as a log of odds: as the tables of
 * trades have it.
 */
export const toldInTrades = (value: string): number => weigh(toldTokens(value))
