import type { Column } from '../table/table'

const [rowsMin, columnsMin] = [4, 4]
/** So many rows at least lack some periods, and by so many different numbers of them. */
const lackingMin = 0.5
const stepsMin = 3

/**
 * Whether the rows fill a triangle of their columns: each from some period on to the last one, or from the first one on,
 * row by row from later on or not so far. Such are cohorts, told in each period since they began.
 */
export function isTriangle(columns: Column[]): boolean {
  const rowCount = columns[0]?.codes.length ?? 0
  if (rowCount < rowsMin || columns.length < columnsMin) return false
  const begins: number[] = []
  const ends: number[] = []
  for (let row = 0; row < rowCount; row++) {
    const filled = columns.flatMap(({ numbers }, at) => (numbers && !Number.isNaN(numbers[row]!) ? [at] : []))
    const [first, last] = [filled[0], filled.at(-1)]
    if (first === undefined || filled.length !== last! - first + 1) return false
    begins.push(first)
    ends.push(columns.length - 1 - last!)
  }
  const [whole, cut] = ends.every((gap) => gap === 0) ? [ends, begins] : [begins, ends]
  const lacking = cut.filter((gap) => gap > 0).length
  return (
    whole.every((gap) => gap === 0) &&
    isOrdered(cut) &&
    lacking >= lackingMin * rowCount &&
    new Set(cut).size > stepsMin
  )
}

const isOrdered = (gaps: number[]): boolean =>
  gaps.every((gap, at) => at === 0 || gap >= gaps[at - 1]!) ||
  gaps.every((gap, at) => at === 0 || gap <= gaps[at - 1]!)
