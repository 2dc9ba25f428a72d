import type { ColumnProfile } from '../profile/profile'
import { changePointP } from '../stats/change-point'
import { tTwoSided } from '../stats/distributions'
import type { NestedAnova } from '../stats/nested-anova'
import type { Context } from './context'
import { type Fit, fitLine, fitStep, type Path } from './course-fit'
import { type Cycle, cyclesOf, removeCycle, testCycle } from './cycles'
import type { Periods, Timeline } from './timeline'

/** How a measure's rows run over time: a line, a step and the cycles, each tested on what the others leave. */
export interface Course {
  measure: ColumnProfile
  time: Timeline
  /** What the fits were binned by. */
  bins: Periods
  rows: number
  line: { t: number; p: number; r: number }
  step: { p: number; cut: number; shift: number; reach: number }
  /** How much better the step fits than the line, in units of twice the log-likelihood. */
  stepAdvantage: number
  cycles: { cycle: Cycle; anova: NestedAnova }[]
}

/** Points of a line chart beyond which its bins get coarser. */
const binsMax = 120
const binsMin = 5
/** A cycle this sure is taken out before the trend is tested. */
const cycleAlpha = 0.001

export function courseOf(context: Context, measure: ColumnProfile): Course | null {
  const { time } = context
  const bins = time?.finest(binsMax) ?? null
  if (!time || !bins || bins.count < binsMin) return null
  const codes = context.sampledCodes(time.index)
  const span = Math.max(1, time.max - time.min)
  const path: Path = {
    values: context.scores(measure.index).normal,
    times: Float64Array.from(codes, (code) =>
      code < 0 ? Number.NaN : (time.msOfCode[code]! - time.min) / span,
    ),
    bins: Int32Array.from(codes, (code) => (code < 0 ? -1 : bins.ofCode[code]!)),
    binCount: bins.count,
  }
  const cycles = testCycles({ time, codes, path })
  const left = cycles.reduce(
    (values, { cycle, anova }) =>
      anova.p < cycleAlpha ? removeCycle({ ...path, values }, cycle, anova) : values,
    path.values,
  )
  return { measure, time, bins, cycles, ...compare({ ...path, values: left }) }
}

/** Cycles are tested on what the better of line and step leaves, else two years of growth look like a season. */
function testCycles({ time, codes, path }: { time: Timeline; codes: Int32Array; path: Path }) {
  const line = fitLine(path)
  const step = fitStep(path)
  let residuals = step.explained > line.explained ? step.residuals : line.residuals
  return cyclesOf(time, codes).map((cycle) => {
    const anova = testCycle(residuals, cycle)
    if (anova.p < cycleAlpha) residuals = removeCycle({ ...path, values: residuals }, cycle, anova)
    return { cycle, anova }
  })
}

function compare(path: Path): Pick<Course, 'rows' | 'line' | 'step' | 'stepAdvantage'> {
  const line = fitLine(path)
  const step = fitStep(path)
  const better: Fit = step.explained > line.explained ? step : line
  const t = line.errorVariance > 0 ? line.sign * Math.sqrt(line.explained / line.errorVariance) : 0
  const { cut, shift, reach } = step.change
  return {
    rows: line.n,
    line: { t, p: line.df > 0 ? tTwoSided(t, line.df) : 1, r: line.r },
    step: { cut, shift, reach, p: step.df > 0 ? changePointP(reach, Math.sqrt(step.errorVariance)) : 1 },
    stepAdvantage: better.errorVariance > 0 ? (step.explained - line.explained) / better.errorVariance : 0,
  }
}
