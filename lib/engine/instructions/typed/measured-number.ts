import { canMeasure, isTime } from '../columns/column-kinds'
import { isMoneyWord } from '../spans/money-column'
import type { Item, Reading } from './item'
import { isTaken } from './lexicon/things'
import { moneyMeasure } from './money-measure'

/** "customers" is the kind that is called so, and no number that means something near. */
const kindMargin = 0.15

export function numberOf(reading: Reading, item: Item | undefined): number | null {
  if (!item || reading.used.has(item)) return null
  const { data } = reading
  const [best] = item.columns
  const own = item.columns.find(
    ({ index, fit }) => canMeasure(data, index) && !isTime(data, index) && fit > best!.fit - kindMargin,
  )
  if (own) return own.index
  const money = isMoney(item) ? moneyMeasure(data) : null
  return money?.kind === 'column' ? money.column : null
}

/** Words for what is taken in, where no column is called so. */
export const isMoney = (item: Item | undefined): item is Item =>
  item !== undefined && item.columns.length === 0 && (isMoneyWord(item.text) || isTaken(item.text) === 1)

export function noteOf({ data, request }: Reading, { columns }: Item, index: number): void {
  const own = columns.find((one) => one.index === index)
  if (own?.note) request.notes.push(`“${own.note}” was read as ${data.table.columns[index]!.name}.`)
}
