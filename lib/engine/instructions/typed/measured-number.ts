import { canMeasure, isTime } from '../columns/column-kinds'
import { isMoneyWord } from '../spans/money-column'
import type { Item, Reading } from './item'
import { isTaken } from './lexicon/things'
import { moneyMeasure } from './money-measure'

export function numberOf(reading: Reading, item: Item | undefined): number | null {
  if (!item || reading.used.has(item)) return null
  const { data } = reading
  const own = item.columns.find(({ index }) => canMeasure(data, index) && !isTime(data, index))
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
