import { digitsWithPoint } from '../table/plain-texts'
import type { ColumnReading } from './column-reading'
import type { DayOrder } from './date-text'
import { dropSentinels } from './drop-sentinels'
import { readBooleans } from './read-booleans'
import { type DateScan, readDates, scanDates } from './read-dates'
import { readNumbers } from './read-numbers'
import { readNumericDates } from './read-numeric-dates'
import { readPackedTimes } from './read-packed-times'
import { readTimes } from './read-times'
import { type NumberScan, scanNumbers } from './scan-numbers'
import type { TableContext } from './table-context'
import type { TextDraft } from './text-draft'
import { isNamedAsWeek, splitWeek } from './week-text'

/** What one column shows before the conventions of the table are known. */
export interface ColumnScan {
  draft: TextDraft
  /** Settled already: yes and no, or nothing at all. */
  settled: ColumnReading | null
  numbers: NumberScan | null
  dates: DateScan | null
}

const monthWithPoint = /^(?:(?:0[1-9]|1[0-2])\.(?:19|20)\d{2}|(?:19|20)\d{2}\.(?:0[1-9]|1[0-2]))$/
const monthDistinctMin = 3

export function scanColumn(draft: TextDraft): ColumnScan {
  const settled = draft.filled === 0 ? textReading(draft) : readBooleans(draft)
  if (settled) return { draft, settled, numbers: null, dates: null }
  if (isPeriodsWithPoint(draft)) return { draft, settled, numbers: null, dates: scanDates(draft) }
  const numbers = scanNumbers(draft)
  return { draft, settled, numbers, dates: numbers.plainRows === draft.filled ? null : scanDates(draft) }
}

/** Decides what the texts of one column are: numbers, dates, times, else text. */
export function readColumn(scan: ColumnScan, context: TableContext & { dayOrder: DayOrder }): ColumnReading {
  const { draft, settled } = scan
  if (settled) return settled
  const numbers = scan.numbers && readNumbers(draft, scan.numbers, context)
  if (numbers)
    return (
      readNumericDates(draft, numbers) ?? readPackedTimes(draft, numbers) ?? dropSentinels(draft, numbers)
    )
  const dates = scan.dates && readDates(draft, scan.dates, scan.dates.order.order ?? context.dayOrder)
  return dates ?? readTimes(draft) ?? textReading(draft)
}

/** `03.2021` in every row is a month, under the name of a week a week, not a number. */
function isPeriodsWithPoint(draft: TextDraft): boolean {
  const isOfWeeks = isNamedAsWeek(draft.name)
  if (draft.plain?.looks.some((look, index) => !draft.missing[index] && !mayBePeriod(look))) return false
  const isPeriod = (text: string) =>
    monthWithPoint.test(text) || (isOfWeeks && splitWeek(text) !== null && text.includes('.'))
  let found = 0
  for (let index = 0; index < draft.texts.length; index++) {
    if (draft.missing[index]) continue
    if (!isPeriod(draft.texts[index]!)) return false
    found++
  }
  return found >= monthDistinctMin
}

/** A month or a week and a year, with a point between them. */
const periodDigits = 6
const mayBePeriod = (look: number): boolean => digitsWithPoint(look) === periodDigits

const textReading = (draft: TextDraft): ColumnReading => ({
  type: 'text',
  texts: draft.texts,
  numbers: null,
  unit: null,
  leadingZeros: false,
  format: null,
})
