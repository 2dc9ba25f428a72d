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

/** By the codes of the second factor: what lies within and without a condition on the first. */
export function linesOf({ counts, hits, columns }: Joint, { holds }: CellCondition) {
  const line = () => Array.from({ length: columns }, (): Part => ({ n: 0, hits: 0 }))
  const lines = { inside: line(), outside: line() }
  for (let at = 0; at < counts.length; at++) {
    const part = (holds[Math.floor(at / columns)] === 1 ? lines.inside : lines.outside)[at % columns]!
    part.n += counts[at]!
    part.hits += hits[at]!
  }
  return lines
}

/** What both conditions hold for, only the first, only the second, and neither. */
export function partsOf(lines: ReturnType<typeof linesOf>, { holds }: CellCondition) {
  const sum = (line: Part[], wanted: number): Part =>
    line.reduce(
      (all, { n, hits }, code) => (holds[code] === wanted ? { n: all.n + n, hits: all.hits + hits } : all),
      { n: 0, hits: 0 },
    )
  return {
    inside: sum(lines.inside, 1),
    onlyA: sum(lines.inside, 0),
    onlyB: sum(lines.outside, 1),
    neither: sum(lines.outside, 0),
  }
}

export type Parts = ReturnType<typeof partsOf>
