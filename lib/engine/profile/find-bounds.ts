import { likenessOf } from '../stats/correlation'
import type { Table } from '../table/table'
import type { ColumnProfile } from './profile'
import { sampledNumbers } from './sampled-rows'

const rowsMin = 20
/** One lies below the other in all rows but a slip … */
const belowMin = 0.99
/** … and mostly truly below; */
const trulyMin = 0.5
/** they rise together, and are of one size. */
const alikeMin = 0.6
const timesMax = 3

/**
 * Numbers of which one lies between two others in each row, as a median between its quartiles: they are one distribution
 * told three times. Amounts lie so too where a part is less than its whole, and are left out.
 */
export function findBounds(table: Table, measures: ColumnProfile[]): [number, number][] {
  const levels = measures.filter(({ additivity }) => additivity === 'intensive')
  const numbers = new Map(levels.map(({ index }) => [index, sampledNumbers(table.columns[index]!)]))
  const isBelow = (low: ColumnProfile, high: ColumnProfile) =>
    low !== high && liesBelow(numbers.get(low.index)!, numbers.get(high.index)!)
  const above = new Map(levels.map((low) => [low, levels.filter((high) => isBelow(low, high))]))
  return [...above].flatMap(([low, middles]) =>
    middles.flatMap((middle) =>
      above
        .get(middle)!
        .filter((high) => middles.includes(high))
        .flatMap((high): [number, number][] => [
          [low.index, middle.index],
          [middle.index, high.index],
          [low.index, high.index],
        ]),
    ),
  )
}

function liesBelow(low: Float64Array, high: Float64Array): boolean {
  let [rows, above, truly, sumLow, sumHigh] = [0, 0, 0, 0, 0]
  const slips = (1 - belowMin) * low.length
  for (let row = 0; row < low.length; row++) {
    const [one, other] = [low[row]!, high[row]!]
    if (Number.isNaN(one) || Number.isNaN(other)) continue
    rows++
    if (one > other && ++above > slips) return false
    if (one < other) truly++
    sumLow += one
    sumHigh += other
  }
  if (rows < rowsMin || above > (1 - belowMin) * rows || truly < trulyMin * rows) return false
  return sumLow > 0 && sumHigh <= timesMax * sumLow && likenessOf(low, high).r >= alikeMin
}
