import { type Column, missingCode } from '../../table/table'
import type { Series } from './find-series'

/** Rows of one series that follow one another with the very same number, and go on otherwise. */
export interface Run {
  series: Series
  rows: number[]
}

/** Runs of at least `least` rows of the same number, which neither begin nor end the series. */
export function innerRuns({ codes }: Column, series: Series, least: number): Run[] {
  const filled = series.rows.filter((row) => codes[row] !== missingCode)
  const runs: Run[] = []
  for (let from = 0, to = 1; from < filled.length; from = to, to++) {
    while (to < filled.length && codes[filled[to]!] === codes[filled[from]!]) to++
    if (from > 0 && to < filled.length && to - from >= least)
      runs.push({ series, rows: [...filled.subarray(from, to)] })
  }
  return runs
}
