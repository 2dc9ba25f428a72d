import type { Understanding } from '../../understanding'
import { columnOf, type Sentence } from '../sentence'
import { isNumeric, isQuantity, saysCount } from './column-kinds'

/** A column must be named nearly whole for its own numbers to be meant. */
const sureScore = 0.85
/** "enrolled students" are the enrollment, where that adds up. */
const familyScore = 0.8

interface Counted {
  mark: string
  /** "how many different …": only numbers that add up are meant then. */
  isDistinct: boolean
}

/** Whether a column holds numbers of a thing that a text calls "number of …", rather than the things themselves. */
export function isOwnCount(
  sentence: Sentence,
  { mark, isDistinct }: Counted,
  understanding: Understanding,
): boolean {
  const column = columnOf(sentence, mark)
  const { score } = sentence.columns[Number(mark.slice(2))]!
  const isOfNumbers = isDistinct ? isQuantity(understanding, column) : isNumeric(understanding, column)
  const isSure = score >= (isQuantity(understanding, column) ? familyScore : sureScore)
  return saysCount(understanding, column) || (isSure && isOfNumbers)
}
