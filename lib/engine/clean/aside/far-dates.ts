import { leastAndMost } from '../../stats/least-and-most'
import { rowsByCode, valueNumbers } from '../../table/code-facts'
import type { Column } from '../../table/table'

const yearMs = 365.25 * 86_400_000
/** So far behind or before all others, and so many times what they span: 2204 for 2024, 1024. */
const gapMin = { after: 20 * yearMs, before: 80 * yearMs }
const spanTimesMin = 5
const othersMin = 20
/** Slips are few. */
const shareMax = 0.01

/** The codes of a column of dates that can be none of its dates: a few of them, decades off all others. */
export function findFarDates(column: Column): number[] {
  const rows = rowsByCode(column)
  const numbers = valueNumbers(column)!
  const [first, last] = leastAndMost(numbers)
  if (last - first < gapMin.after) return []
  const dates = [...numbers.keys()]
    .filter((code) => rows[code]! > 0 && !Number.isNaN(numbers[code]!))
    .sort((a, b) => numbers[a]! - numbers[b]!)
  if (dates.length <= othersMin) return []
  const most = Math.max(1, Math.floor(shareMax * (column.codes.length - column.missing)))
  const late = endOf(dates.toReversed(), { rows, numbers, most, gap: gapMin.after })
  const rest = dates.filter((code) => !late.includes(code))
  const rowsOf = (codes: number[]) => codes.reduce((sum, code) => sum + rows[code]!, 0)
  return [...endOf(rest, { rows, numbers, most: most - rowsOf(late), gap: gapMin.before }), ...late]
}

interface Dates {
  rows: Int32Array
  numbers: Float64Array
  most: number
  gap: number
}

/** Of dates from an end on: those before the gap to all others; none where there is no such gap. */
function endOf(dates: number[], { rows, numbers, most, gap }: Dates): number[] {
  const last = numbers[dates.at(-1)!]!
  for (let at = 1, count = rows[dates[0]!]!; at < dates.length - othersMin && count <= most; at++) {
    const [far, near] = [numbers[dates[at - 1]!]!, numbers[dates[at]!]!]
    if (Math.abs(far - near) >= Math.max(gap, spanTimesMin * Math.abs(near - last))) return dates.slice(0, at)
    count += rows[dates[at]!]!
  }
  return []
}
