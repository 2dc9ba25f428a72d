import type { Column } from '../table/table'
import { isSumOf } from './is-sum-of'
import type { Tiled, Tiling } from './tile-rows'

/** A sum by chance is one in so many powers of two. */
const bitsMin = 6
const [totalsMin, rowsMin] = [4, 20]
/** Hardly any amount comes twice: of doses of 100, 200 and 300 each does. */
const distinctMin = 0.8

/** Whether rows that nothing but their sums tells from others may be totals: many, exact, hardly any twice, sums in most of the numbers. */
export function areAmounts(summed: Column[], { numbers, slack }: Tiled, { parts, bits }: Tiling): boolean {
  const totals = [...parts.keys()]
  if (slack > 0 || bits < bitsMin || totals.length < totalsMin || numbers.length < rowsMin) return false
  const distinct = new Set(totals.map((row) => numbers[row])).size
  const said = summed.filter((column) => totals.some((row) => saysMore(column, row, parts.get(row)!)))
  const agreeing = said.filter((column) =>
    totals.some((row) => isSumOf(column, row, { of: parts.get(row)!, slack })),
  )
  return distinct >= distinctMin * totals.length && agreeing.length * 2 > said.length
}

/** Whether a row has a number, and not that of all its parts, as their year or the number of their shop is. */
const saysMore = ({ numbers }: Column, row: number, parts: number[]): boolean =>
  !Number.isNaN(numbers![row]!) && parts.some((part) => numbers![part] !== numbers![row])
