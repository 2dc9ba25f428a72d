import { changePointP } from '../stats/change-point'
import { tTwoSided } from '../stats/distributions'
import type { NestedAnova } from '../stats/nested-anova'
import { isWandering, testDrift } from '../stats/wandering'
import { fitLine, fitStep, type Path, type PathMoments, pathMoments, residualsOf } from './course-fit'
import { type Cycle, cyclesOf, removeCycle, testCycle } from './cycles'
import { isPassing } from './passing-step'
import type { Periods, Timeline } from './timeline'

/** How a measure's rows run over time: a line, a step and the cycles, each tested on what the others leave. */
export interface Course {
  time: Timeline
  /** What the fits were binned by. */
  bins: Periods
  rows: number
  line: { t: number; p: number; r: number }
  /** Passing where it is a season and no new level. */
  step: { p: number; cut: number; shift: number; reach: number; isPassing: boolean }
  /** How much better the step fits than the line, in units of twice the log-likelihood. */
  stepAdvantage: number
  cycles: { cycle: Cycle; anova: NestedAnova }[]
}

/** Where observations lie in time: the sampled rows, the same for all measures, or periods for totals. */
export interface Axis {
  time: Timeline
  bins: Periods
  /** From 0 to 1, NaN where an observation has no date. */
  times: Float64Array
  binOf: Int32Array
  cycles: Cycle[]
}

/** Half a year of days; beyond that bins get coarser. */
const binsMax = 190
const binsMin = 5
/** A cycle this sure is taken out before the trend is tested. */
const cycleAlpha = 0.001
/** A line that is no surer than this is not told in any case. */
const walkAlpha = 0.002

export function createRowAxis(time: Timeline, codes: Int32Array): Axis | null {
  const bins = time.finest(binsMax)
  if (!bins || bins.count < binsMin) return null
  const span = Math.max(1, time.max - time.min)
  const isKnown = (code: number) => code >= 0 && !(time.until && time.msOfCode[code]! > time.until.ms)
  const place = ({ ofCode }: Periods) => codes.map((code) => (isKnown(code) ? ofCode[code]! : -1))
  return {
    time,
    bins,
    times: Float64Array.from(codes, (code) =>
      isKnown(code) ? (time.msOfCode[code]! - time.min) / span : Number.NaN,
    ),
    binOf: place(bins),
    cycles: cyclesOf(time, place),
  }
}

/** One observation a period of `units`, for as long as periods are complete. */
export function createTotalsAxis(time: Timeline, units: Periods): Axis | null {
  const bins = time.finest(binsMax)
  if (!bins || bins.count < binsMin) return null
  const starts = units.starts.slice(units.first, units.last + 1)
  const place = (periods: Periods) =>
    Int32Array.from(starts, (start) => periods.at(Math.max(start, time.min)))
  return {
    time,
    bins,
    times: Float64Array.from(starts, (_, i) => i / Math.max(1, starts.length - 1)),
    binOf: place(bins),
    cycles: cyclesOf(time, place),
  }
}

/**
 * Line, step and cycles of values along an axis.
 *
 * @param scores normal scores of the values
 * @param values asked for only where a line holds; ranks would make a straight line of a random walk
 */
export function runCourse(axis: Axis, scores: Float64Array, values: () => Float64Array): Course {
  const { time, bins, times, binOf } = axis
  const path: Path = { values: scores, times, bins: binOf, binCount: bins.count }
  const moments = pathMoments(path)
  const fits = { n: moments.n, line: fitLine(moments), step: fitStep(moments) }
  const { tested, left } = takeOutCycles(path, fits, axis.cycles)
  const final = left === scores ? moments : pathMoments({ ...path, values: left })
  const held = left === scores ? fits : refit(final)
  const course = compare(held)
  const line =
    course.line.p < walkAlpha ? asWalk({ ...path, values: values() }, tested, course.line) : course.line
  const step = withPassing(course.step, () =>
    isPassing(final, bins, { step: course.step, variance: held.step.errorVariance }),
  )
  return { time, bins, cycles: tested, ...course, line, step }
}

/** Most steps are never asked whether they pass. */
function withPassing(step: Compared['step'], find: () => boolean): Course['step'] {
  let found: boolean | undefined
  return {
    ...step,
    get isPassing() {
      found ??= find()
      return found
    },
  }
}

/** Tests each cycle on what the better of line and step leaves, and takes out the sure ones. */
function takeOutCycles(path: Path, { line, step }: Pick<Fits, 'line' | 'step'>, cycles: Cycle[]) {
  // What grows for two years looks like a season unless the growth is taken out first.
  let residuals = residualsOf(path, step.explained > line.explained ? step : line)
  let left = path.values
  const tested = cycles.map((cycle) => {
    const anova = testCycle(residuals, cycle)
    if (anova.p < cycleAlpha) {
      residuals = removeCycle(residuals, cycle, anova)
      left = removeCycle(left, cycle, anova)
    }
    return { cycle, anova }
  })
  return { tested, left }
}

/** The line's test, or that of the drift where the periods' means may be a random walk. */
function asWalk(path: Path, tested: Course['cycles'], line: Course['line']): Course['line'] {
  const moments = pathMoments(path)
  const fits = { line: fitLine(moments), step: fitStep(moments) }
  const sure = tested.filter(({ anova }) => anova.p < cycleAlpha).map(({ cycle }) => cycle)
  const { counts, sums } = pathMoments({ ...path, values: takeOutCycles(path, fits, sure).left })
  const means = sums.map((sum, bin) => sum / counts[bin]!).filter((mean) => !Number.isNaN(mean))
  if (!isWandering(means)) return line
  const { t, df } = testDrift(means)
  const p = t * line.t > 0 ? tTwoSided(t, df) : 1
  return p > line.p ? { ...line, t, p } : line
}

interface Fits {
  n: number
  line: ReturnType<typeof fitLine>
  step: ReturnType<typeof fitStep>
}

function refit(moments: PathMoments): Fits {
  return { n: moments.n, line: fitLine(moments), step: fitStep(moments) }
}

interface Compared extends Pick<Course, 'rows' | 'line' | 'stepAdvantage'> {
  step: Omit<Course['step'], 'isPassing'>
}

function compare({ n, line, step }: Fits): Compared {
  const { errorVariance } = step.explained > line.explained ? step : line
  const t = line.errorVariance > 0 ? line.sign * Math.sqrt(line.explained / line.errorVariance) : 0
  const { cut, shift, reach } = step.change
  return {
    rows: n,
    line: { t, p: line.df > 0 ? tTwoSided(t, line.df) : 1, r: line.r },
    step: { cut, shift, reach, p: step.df > 0 ? changePointP(reach, Math.sqrt(step.errorVariance)) : 1 },
    stepAdvantage: errorVariance > 0 ? (step.explained - line.explained) / errorVariance : 0,
  }
}
