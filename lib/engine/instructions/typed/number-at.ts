import { canMeasure } from '../columns/column-kinds'
import { isMoneyWord, moneyColumn, priceColumn } from '../spans/money-column'
import type { Item, Reading } from './item'
import { isTaken } from './lexicon/things'

/** The number that a place names: a column of numbers, or money by another word. */
export const numberAt = (reading: Reading, item: Item | undefined): number | null => {
  if (!item || reading.used.has(item)) return null
  const own = item.columns.find(({ index }) => canMeasure(reading.data, index))
  if (own) return own.index
  const isMoney = isMoneyWord(item.text) || (item.columns.length === 0 && isTaken(item.text) === 1)
  return isMoney ? (moneyColumn(reading.data) ?? priceColumn(reading.data)) : null
}
