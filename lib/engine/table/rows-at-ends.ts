import { placesInOrder } from '../stats/ranks'
import { gather } from './gather'
import { countNumbers, numberAt } from './number-counts'
import type { Column } from './table'

/**
 * The rows with the least numbers upwards and those with the greatest downwards, each with all that share the last
 * number; so many at least, or all. For a look at both ends, which costs a pass in the place of a sort.
 */
export function rowsAtEnds(column: Column, wanted: number): [Int32Array, Int32Array] {
  const counts = countNumbers(column)
  if (wanted >= counts.total) {
    const rows = placesInOrder(column.numbers!)
    return [rows, rows.slice().reverse()]
  }
  const [low, high] = [numberAt(counts, wanted - 1), numberAt(counts, counts.total - wanted)]
  return [
    inOrder(column, { least: Number.NEGATIVE_INFINITY, most: low }),
    inOrder(column, { least: high, most: Number.POSITIVE_INFINITY }).reverse(),
  ]
}

interface Range {
  least: number
  most: number
}

/** The rows with a number from the least to the most. */
function inOrder({ numbers }: Column, { least, most }: Range): Int32Array {
  const rows = new Int32Array(numbers!.length)
  const own = rows.subarray(0, fillRows(rows, numbers!, { least, most }))
  return placesInOrder(gather(numbers!, own)).map((place) => own[place]!)
}

function fillRows(rows: Int32Array, numbers: Float64Array, { least, most }: Range): number {
  let count = 0
  for (let row = 0; row < rows.length; row++) {
    if (numbers[row]! >= least && numbers[row]! <= most) rows[count++] = row
  }
  return count
}
