import { chiSquareUpper } from '../stats/distributions'
import { normalScores, rankValues } from '../stats/ranks'
import { type Axis, type Course, createTotalsAxis, runCourse } from './course'
import { completeCount, type Periods, type Timeline } from './timeline'

/** What the totals of periods are cut by: days for four years, then weeks. */
const unitsMax = 1500
const unitsMin = 10
/** Where rows come evenly, totals run as the rows do; they are tested where the number of rows changes for sure. */
const unevenAlpha = 0.001

export interface TotalsAxis {
  axis: Axis
  units: Periods
}

/** The axis for totals by period; null where the number of rows does not vary more than chance. */
export function findTotalsAxis(time: Timeline): TotalsAxis | null {
  const units = time.finest(unitsMax)
  const bins = time.finest(binsOfGate)
  if (!units || !bins || completeCount(units) < unitsMin || !isUneven(bins)) return null
  const axis = createTotalsAxis(time, units)
  return axis ? { axis, units } : null
}

const binsOfGate = 60

/** Rows a complete period against what equal chances for each day would give. */
function isUneven({ rows, starts, first, last }: Periods): boolean {
  const span = starts[last + 1]! - starts[first]!
  let all = 0
  for (let period = first; period <= last; period++) all += rows[period]!
  let chiSquare = 0
  for (let period = first; period <= last; period++) {
    const expected = (all * (starts[period + 1]! - starts[period]!)) / span
    chiSquare += (rows[period]! - expected) ** 2 / expected
  }
  return last > first && chiSquareUpper(chiSquare, last - first) < unevenAlpha
}

/** How the sums of complete periods run over time. */
export function runTotals({ axis, units }: TotalsAxis, sumOfCode: Float64Array): Course {
  const totals = totalsOf(sumOfCode, units)
  return runCourse(axis, normalScores(rankValues(totals)), () => totals)
}

/** The sum of each complete period, from the sum of each code of the time column. */
export function totalsOf(sumOfCode: Float64Array, units: Periods): Float64Array {
  const totals = new Float64Array(completeCount(units))
  units.ofCode.forEach((unit, code) => {
    if (unit >= units.first && unit <= units.last) totals[unit - units.first]! += sumOfCode[code]!
  })
  return totals
}
