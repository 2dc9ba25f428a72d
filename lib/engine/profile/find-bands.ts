import { rowsByCode } from '../table/code-facts'
import type { Table } from '../table/table'
import type { ColumnProfile } from './profile'

/** What lies between the stretches of a number, of all that it spans: bands of one number lie side by side. */
const gapsMax = 0.3
const groupsMax = 20
const rowsPerGroupMin = 5
const wholeRowsMin = 20
/** Most groups are no bands, which shows after a few rows. */
const firstLook = 100

/** Whether a column has few values that are no numbers. */
export const isGroup = ({ role, distinct }: ColumnProfile): boolean =>
  (role === 'category' || role === 'boolean') && distinct >= 2 && distinct <= groupsMax

/** Pairs of a number and a category that cuts it into stretches, by their indexes. */
export function bandsOf(
  table: Table,
  measures: ColumnProfile[],
  groups: ColumnProfile[],
): [number, number][] {
  return groups.flatMap((group) =>
    measures
      .filter((measure) => isCutInto(table, measure, group.index))
      .map((measure): [number, number] => [measure.index, group.index]),
  )
}

/** Which values have numbers, in the order of their least, and how far each lies behind the one before. */
function stretchesOf(low: Float64Array, high: Float64Array) {
  const filled = [...low.keys()].filter((code) => low[code]! <= high[code]!)
  const inOrder = [...filled].sort((a, b) => low[a]! - low[b]!)
  const gaps = inOrder.slice(1).map((code, place) => low[code]! - high[inOrder[place]!]!)
  return { filled, inOrder, gaps }
}

interface Cells {
  codes: Int32Array
  numbers: Float64Array
  from: number
  to: number
}

function widen(
  { low, high }: { low: Float64Array; high: Float64Array },
  { codes, numbers, from, to }: Cells,
): void {
  for (let row = from; row < to; row++) {
    const code = codes[row]!
    const number = numbers[row]!
    if (code < 0 || Number.isNaN(number)) continue
    if (number < low[code]!) low[code] = number
    if (number > high[code]!) high[code] = number
  }
}

/** Whether the values of a category lie in stretches of the number that do not overlap. */
function isCutInto(table: Table, measure: ColumnProfile, group: number): boolean {
  const { codes, values } = table.columns[group]!
  const numbers = table.columns[measure.index]!.numbers!
  const low = new Float64Array(values.length).fill(Number.POSITIVE_INFINITY)
  const high = new Float64Array(values.length).fill(Number.NEGATIVE_INFINITY)
  const stretches = { low, high }
  widen(stretches, { codes, numbers, from: 0, to: Math.min(firstLook, codes.length) })
  // stretches only grow, so those that overlap after a few rows still do after all
  if (stretchesOf(low, high).gaps.some((gap) => gap < 0)) return false
  widen(stretches, { codes, numbers, from: firstLook, to: codes.length })
  const rows = rowsByCode(table.columns[group]!)
  const { filled, inOrder, gaps } = stretchesOf(low, high)
  if (filled.length < 2 || filled.some((code) => rows[code]! < rowsPerGroupMin)) return false
  if (gaps.some((gap) => gap < 0)) return false
  // between one whole number and the next there is nothing
  const isWhole = measure.summary?.integers === true && filled.every((code) => rows[code]! >= wholeRowsMin)
  const between = gaps.reduce((sum, gap) => sum + (isWhole ? gap - 1 : gap), 0)
  const isOneEach = filled.every((code) => low[code] === high[code])
  return isOneEach || between <= gapsMax * (high[inOrder.at(-1)!]! - low[inOrder[0]!]!)
}
