import { isNumeric, isTime } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { wordFit } from '../words/word-forms'
import { type Item, is, near, type Reading } from './item'
import { columnInUnit, isCountedIn, unitBehind } from './said-units'

/** The column that a number is compared with, and the unit that is said with it. */
export interface Compared {
  index: number
  unit?: Item | null
}

export const numberColumn = ({ data }: Reading, item: Item | undefined): number | null => {
  const found = item?.columns.find(({ index }) => {
    const { numbers } = data.table.columns[index]!
    return numbers !== null && isNumeric(data, index) && !isTime(data, index)
  })
  return found?.index ?? null
}

/** The column that a number is of: before the comparison, behind the number, or the only one in its unit. */
export function columnAround(
  reading: Reading,
  from: number,
  to: number,
): { index: number; item: Item | undefined; unit: Item | null } | null {
  const { items, data } = reading
  const unit = unitBehind(reading, to)
  const after = items[near(reading, unit ? to + 1 : to, 1, 'of', 'in')]
  const before = items[near(reading, from, -1, 'with', 'in', 'of', 'where', 'vs', 'only', 'sum', 'avg')]
  const isFree = (item: Item | undefined) => item !== undefined && !reading.used.has(item)
  const own = isFree(after) && !after!.isMark && !is(after, 'per', 'by') ? numberColumn(reading, after) : null
  const ahead = isFree(before) ? numberColumn(reading, before) : null
  const named = ahead ?? own
  if (named !== null) {
    // what is said in another unit than the column's compares nothing
    if (unit && !isCountedIn(data, named, unit)) return null
    return { index: named, item: ahead === null ? after! : before!, unit }
  }
  const counted = unit ? (numberColumn(reading, unit) ?? columnInUnit(data, unit.text)) : null
  if (counted === null) return null
  reading.request.notes.push(
    `“${items[to]!.text} ${unit!.text}” was read as of ${data.table.columns[counted]!.name}.`,
  )
  return { index: counted, item: undefined, unit }
}

export function impliedColumn({ data }: Reading, words: string[]): number | null {
  const found = columnNames(data).filter(
    ({ index, words: own }) =>
      isNumeric(data, index) && words.some((word) => own.some((one) => wordFit(word, one) >= 0.9)),
  )
  return found.length === 1 ? found[0]!.index : null
}
