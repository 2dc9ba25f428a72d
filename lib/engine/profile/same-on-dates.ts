import { missingCode, type Table } from '../table/table'
import type { ColumnProfile } from './profile'

/** Fewer dates of several rows show nothing. */
const datesMin = 20
/** What takes fewer values is the same on many dates by chance. */
const distinctMin = 10
/** So surely all rows of a date have the same value. */
const sameMin = 0.99
/** So many of the dates have a number of their own. */
const numberedMin = 0.9
/** Rows that come one a date, but for a few, are a series: each is of its own. */
const rowsPerDateMin = 1.5

/** Measures that are the same on all rows of a date: the weather of the day, the level of the lake above each of its drains. */
export function sameOnDates({
  table,
  columns,
  mainTime,
}: {
  table: Table
  columns: ColumnProfile[]
  mainTime: number | null
}): Set<number> {
  if (mainTime === null) return new Set()
  const dates = table.columns[mainTime]!
  if (table.rowCount - dates.missing < rowsPerDateMin * dates.values.length) return new Set()
  const isSame = ({ index }: ColumnProfile) =>
    isOfDates(dates.codes, table.columns[index]!.codes, dates.values.length)
  const numbered = columns.filter(({ role }) => role === 'id' || role === 'code')
  // one order a date: what its lines share is of the order
  if (numbered.some((one) => one.distinct >= numberedMin * dates.values.length && isSame(one)))
    return new Set()
  const measures = columns.filter(({ role, distinct }) => role === 'measure' && distinct >= distinctMin)
  const ofDates = measures.filter(isSame)
  // where nothing else differs, the rows of a date are alike in all
  return new Set(ofDates.length < measures.length ? ofDates.map(({ index }) => index) : [])
}

function isOfDates(dates: Int32Array, codes: Int32Array, dateCount: number): boolean {
  const first = new Int32Array(dateCount).fill(missingCode)
  const rows = new Int32Array(dateCount)
  const isOther = new Uint8Array(dateCount)
  let others = 0
  // most columns fail on the first rows: no need to see them all
  const othersMost = Math.max(1, (1 - sameMin) * dateCount)
  for (let row = 0; row < codes.length; row++) {
    const [date, code] = [dates[row]!, codes[row]!]
    if (date === missingCode || code === missingCode) continue
    rows[date]!++
    if (first[date] === missingCode) first[date] = code
    else if (first[date] !== code && !isOther[date]) {
      isOther[date] = 1
      if (++others > othersMost) return false
    }
  }
  const long = [...rows.keys()].filter((date) => rows[date]! > 1)
  const values = new Set(long.map((date) => first[date]!))
  const same = long.filter((date) => !isOther[date]).length
  return long.length >= datesMin && values.size >= distinctMin && same >= sameMin * long.length
}
