import type { Column } from '../../table/table'
import type { SeriesSet } from './find-series'
import { innerRuns, type Run } from './runs-in-series'

const runMin = 6
/** By chance alone no run so long would be found in a thousand tables. */
const chanceMax = 1e-6
/** A number that comes again so often from one row to the next does so by itself. */
const againMax = 0.1
const distinctMin = 20
const stuckMax = 0.2

/**
 * The very same number again and again in a series that moves from row to row else, and goes on moving afterwards: what
 * measured it was stuck. Not at an end of what is measured, where a number stays for its own reasons (full, empty).
 */
export function findStuckRuns(measure: Column, { series }: SeriesSet): Run[] {
  if (measure.values.length < distinctMin) return []
  return series.flatMap((one) => {
    const runs = innerRuns(measure, one, runMin)
    if (runs.length === 0) return []
    const stuck = runs.reduce((sum, { rows }) => sum + rows.length, 0)
    const { again, pairs, least, most } = movesOf(measure, one.rows)
    const repeats = again - runs.reduce((sum, { rows }) => sum + rows.length - 1, 0)
    const chance = (repeats + 1) / (pairs - stuck + 2)
    if (stuck > stuckMax * one.rows.length || chance > againMax) return []
    return runs.filter(({ rows }) => {
      const number = measure.numbers![rows[0]!]!
      return number > least && number < most && pairs * chance ** (rows.length - 1) <= chanceMax
    })
  })
}

function movesOf({ codes, numbers }: Column, rows: Int32Array) {
  let again = 0
  let pairs = 0
  let before = -1
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    if (codes[row]! < 0) continue
    least = Math.min(least, numbers![row]!)
    most = Math.max(most, numbers![row]!)
    if (before >= 0) {
      pairs++
      if (codes[row] === before) again++
    }
    before = codes[row]!
  }
  return { again, pairs, least, most }
}
