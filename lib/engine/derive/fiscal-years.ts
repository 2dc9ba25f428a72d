import { readYearSpan } from '../clean/year-spans'
import { splitName } from '../names/name-words'
import { type Column, missingCode } from '../table/table'

const months = 12
/** Fewer months of the year do not show where it begins. */
const monthsMin = 7
/** Of the rows, those that may go back in time: where the next branch or product begins. */
const backMost = 0.1
/** With any other month as the first so many times more rows go back. */
const otherTimes = 1.5
/** A year of one number that begins so late is called by the year in which it ends; before that both are common. */
const namedByEnd = 7
type OfRow = (row: number) => number

export const fiscalWords = new Set(
  'fiscal financial fy academic school exercice ejercicio geschaftsjahr schuljahr wirtschaftsjahr'.split(' '),
)

/** Whether a column's years are those of a firm or a school, which may begin in any month: `2018/19`, `FY21`. */
export function isFiscal({ name, values, numbers }: Column): boolean {
  if (numbers) return splitName(name).words.some((word) => fiscalWords.has(word))
  return values.some((text) => readYearSpan(text) !== null)
}

/** The year that each row's fiscal year is called by, or begins in; null where some are no years of one. */
export function fiscalYears({ codes, values, numbers }: Column): OfRow | null {
  if (numbers) return (row) => numbers[row]!
  const spans = values.map(readYearSpan)
  if (spans.some((span) => span?.years !== 1)) return null
  return (row) => (codes[row] === missingCode ? Number.NaN : spans[codes[row]!]!.from)
}

/**
 * The calendar year of each row's month, with the first month of the fiscal year taken from the order of the rows;
 * null where they show none, or where it is not known in which year a fiscal year begins that one number names.
 */
export function calendarYears(column: Column, month: OfRow): OfRow | null {
  const year = fiscalYears(column)
  if (!year) return null
  const first = firstMonth(column.codes.length, year, month)
  if (first === 1) return column.numbers ? year : null
  const isNamed = column.numbers !== null || column.values.some((text) => readYearSpan(text)?.isNamed)
  if (first === null || (isNamed && first < namedByEnd)) return null
  const begins = isNamed ? -1 : 0
  return (row) => year(row) + begins + (month(row) < first ? 1 : 0)
}

/** The month that a year begins with if its rows are in the order of time, the first or the last at the top. */
function firstMonth(rowCount: number, year: OfRow, month: OfRow): number | null {
  const seen = new Set<number>()
  for (let row = 0; row < rowCount; row++) if (!Number.isNaN(month(row))) seen.add(month(row))
  if (seen.size < monthsMin) return null
  const tried = [...seen].map((first) => ({ first, back: rowsBack(rowCount, placeFrom(first, year, month)) }))
  const [best, next] = tried.sort((a, b) => a.back - b.back)
  return best!.back <= backMost * rowCount && next!.back > otherTimes * best!.back ? best!.first : null
}

const placeFrom =
  (first: number, year: OfRow, month: OfRow): OfRow =>
  (row) =>
    months * year(row) + ((month(row) - first + months) % months)

/** Rows that go against the way in which most go. */
function rowsBack(rowCount: number, place: OfRow): number {
  let [up, down] = [0, 0]
  let before = Number.NaN
  for (let row = 0; row < rowCount; row++) {
    const at = place(row)
    if (Number.isNaN(at)) continue
    if (at > before) up++
    if (at < before) down++
    before = at
  }
  return Math.min(up, down)
}
