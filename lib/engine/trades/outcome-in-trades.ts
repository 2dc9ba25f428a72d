import { columnTokens, type TradeColumn } from './column-tokens'
import tradeWords from './trade-words.json'
import { wordWeigher } from './word-weights'

/** Hardly any column has more. */
const scoreMax = 3
const bounded = (odds: number): number => Math.max(-1, Math.min(1, odds / scoreMax))

const weighState = wordWeigher(tradeWords.states)
const weighNumber = wordWeigher(tradeWords.numbers)

/**
 * How much the words of a kind and of its values are those of how things ended, of which people tell a rate, rather than of what
 * was so before or is beside the point, from −1 to 1: as the tables of trades have it.
 */
export const stateInTrades = (column: TradeColumn): number => bounded(weighState(columnTokens(column)))

/** How much the words of a number are those of what people follow first rather than of any other number, likewise. */
export const numberInTrades = (name: TradeColumn['name']): number =>
  bounded(weighNumber(columnTokens({ name, values: [] })))
