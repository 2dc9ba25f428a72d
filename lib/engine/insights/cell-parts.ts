import type { CellCondition } from './cell-conditions'
import type { DriverFactor } from './driver-factors'

/** Rows, and those of them that are counted. */
export interface Part {
  n: number
  hits: number
}

export interface Joint {
  counts: Float64Array
  hits: Float64Array
  columns: number
  all: Part
}

/** Rows and hits by the codes of two factors. */
export function jointParts(values: Float64Array, a: DriverFactor, b: DriverFactor): Joint {
  const counts = new Float64Array(a.count * b.count)
  const hits = new Float64Array(a.count * b.count)
  const sum = countHits(values, { rows: a.codes, columns: b.codes, width: b.count }, { counts, hits })
  const n = counts.reduce((rows, count) => rows + count, 0)
  return { counts, hits, columns: b.count, all: { n, hits: sum } }
}

/** Apart, as its loop would lose its fast code for the lines that follow. */
function countHits(
  values: Float64Array,
  { rows, columns, width }: { rows: Int32Array; columns: Int32Array; width: number },
  { counts, hits }: Pick<Joint, 'counts' | 'hits'>,
): number {
  let sum = 0
  for (let place = 0; place < values.length; place++) {
    const row = rows[place]!
    const column = columns[place]!
    const value = values[place]!
    if (row < 0 || column < 0 || Number.isNaN(value)) continue
    counts[row * width + column]! += 1
    hits[row * width + column]! += value
    sum += value
  }
  return sum
}

/** Parts by code. */
interface Line {
  n: Float64Array
  hits: Float64Array
}

/** By the codes of the second factor: what lies within and without a condition on the first. */
export function linesOf({ counts, hits, columns }: Joint, { holds }: CellCondition) {
  const line = (): Line => ({ n: new Float64Array(columns), hits: new Float64Array(columns) })
  const lines = { inside: line(), outside: line() }
  for (let from = 0, row = 0; from < counts.length; from += columns, row++) {
    const { n, hits: own } = holds[row] === 1 ? lines.inside : lines.outside
    addTo(n, counts, from)
    addTo(own, hits, from)
  }
  return lines
}

function addTo(sums: Float64Array, numbers: Float64Array, from: number): void {
  for (let at = 0; at < sums.length; at++) sums[at]! += numbers[from + at]!
}

/** What both conditions hold for, only the first, only the second, and neither. */
export function partsOf(lines: ReturnType<typeof linesOf>, { holds }: CellCondition) {
  const sum = (line: Line, wanted: number): Part => ({
    n: sumWhere(line.n, holds, wanted),
    hits: sumWhere(line.hits, holds, wanted),
  })
  return {
    inside: sum(lines.inside, 1),
    onlyA: sum(lines.inside, 0),
    onlyB: sum(lines.outside, 1),
    neither: sum(lines.outside, 0),
  }
}

function sumWhere(numbers: Float64Array, holds: ArrayLike<number>, wanted: number): number {
  let sum = 0
  for (let code = 0; code < numbers.length; code++) if (holds[code] === wanted) sum += numbers[code]!
  return sum
}

export type Parts = ReturnType<typeof partsOf>
