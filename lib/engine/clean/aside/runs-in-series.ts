import { type Column, missingCode } from '../../table/table'
import type { Series } from './find-series'

/** Rows of one series that follow one another with the very same number, and go on otherwise. */
export interface Run {
  series: Series
  rows: number[]
}

/** Runs of at least `least` rows of the same number, which neither begin nor end the series. */
export function innerRuns(column: Column, series: Series, least: number): Run[] {
  const { codes } = column
  const filled = filledRows(column, series.rows)
  const runs: Run[] = []
  let from = 0
  for (let to = 1; to < filled.length; to++) {
    if (codes[filled[to]!] === codes[filled[to - 1]!]) continue
    if (from > 0 && to - from >= least) runs.push({ series, rows: [...filled.subarray(from, to)] })
    from = to
  }
  return runs
}

function filledRows({ codes, missing }: Column, rows: Int32Array): Int32Array {
  if (missing === 0) return rows
  const filled = new Int32Array(rows.length)
  let count = 0
  for (let at = 0; at < rows.length; at++) if (codes[rows[at]!] !== missingCode) filled[count++] = rows[at]!
  return filled.subarray(0, count)
}
