import type { Figure } from '@/lib/contracts/analysis'
import { formatPeriod } from '@/lib/format/format-period'
import type { ColumnProfile } from '../profile/profile'
import { mannKendall } from '../stats/mann-kendall'
import type { Context } from './context'
import type { Course } from './course'
import { type Level, levelFigure, levelOver, type Mode, subjectOf, sumsByTime } from './level'
import { dayMs } from './periods'
import { tell, valueFigure } from './telling'
import { completeCount, periodFilters } from './timeline'
import { totalsOf } from './totals-course'
import type { Trial } from './trial'

const rowsMin = 20
/** Below eight values the normal law of Mann-Kendall's S is a poor guess (Kendall 1975). */
const totalsMin = 8
/** A slope that explains less than 0.25 % of the spread is none that anybody would see. */
const correlationMin = 0.05
/**
 * Twice the log-likelihood by which a step has to fit better than a line to be a change point and no trend: strong
 * evidence on the scale of Kass & Raftery (1995), which begins at 6; the search for the date takes its part.
 */
export const stepAdvantageMin = 7

/**
 * A measure that rises or falls over time. Over rows: the slope of normal scores (van der Waerden's rank test) on time,
 * after recurring cycles are taken out; its error is the spread between periods where that is larger than their rows
 * explain, widened for autocorrelation. Where the number of rows varies, also by the totals of complete periods:
 * Mann-Kendall with Hamed & Rao's (1998) correction, and Sen's slope. Needs 20 rows in 5 periods or 8 totals, a
 * correlation with time of 0.05, and a line that fits as well as a step.
 */
export function findTrends(context: Context): Trial[] {
  return context.measures.flatMap((measure) => {
    const [rows, totals] = [context.course(measure), context.totalsCourse(measure)]
    return [
      ...(rows ? [trendOfRows(context, measure, rows)] : []),
      ...(totals ? trendOfTotals(context, measure, totals) : []),
    ]
  })
}

function trendOfRows(context: Context, measure: ColumnProfile, course: Course): Trial {
  const { line, rows } = course
  const test = 'rank trend test with periods as clusters, corrected for autocorrelation'
  const found = { test, statistic: line.t, p: line.p, effect: Math.abs(line.r), isMany: rows >= rowsMin }
  return trendOf(context, measure, { ...found, course, mode: 'rows', tail: ['.'] })
}

function trendOfTotals(context: Context, measure: ColumnProfile, course: Course): Trial[] {
  const periods = course.time.usual()
  if (!periods || completeCount(periods) < totalsMin) return []
  const { z, p, tau, slope } = mannKendall(totalsOf(sumsByTime(context, measure), periods))
  const { grain, first, last } = periods
  const size = valueFigure(measure, Math.abs(slope), {
    measure: `abs(sen_slope(sum by ${grain}))`,
    filters: periodFilters(course.time, periods, { from: first, to: last }),
    rows: measure.summary ? context.table.rowCount - measure.missing : 0,
  })
  const tail = [`; the sum of a ${grain} ${slope > 0 ? 'rises' : 'falls'} by about `, size, ` each ${grain}.`]
  const test = 'Mann-Kendall with Hamed and Rao’s correction'
  const found = { test, statistic: z, p, effect: Math.abs(tau), isMany: Math.sign(slope) === Math.sign(z) }
  return [trendOf(context, measure, { ...found, course, mode: 'totals', tail })]
}

interface Found {
  test: string
  statistic: number
  p: number
  effect: number
  isMany: boolean
  course: Course
  mode: Mode
  tail: (string | Figure)[]
}

function trendOf(context: Context, measure: ColumnProfile, found: Found): Trial {
  const { course, statistic, effect, mode } = found
  const ends = endsOf(context, measure, found)
  const isPlain = Math.sign(ends.late.value - ends.early.value) === Math.sign(statistic)
  return {
    kind: 'trend',
    columns: [measure.index, course.time.index],
    value: null,
    direction: statistic > 0 ? 'up' : 'down',
    ...{ test: found.test, statistic, p: found.p, effect, rows: course.rows },
    isLarge: found.isMany && effect >= correlationMin && isPlain && course.stepAdvantage <= stepAdvantageMin,
    impact: context.importance(measure.index) * (0.6 + 0.4 * effect),
    topics: [`course:${measure.index}`],
    tell: () =>
      tell(
        `${subjectOf(context, measure, mode)} trends ${statistic > 0 ? 'upward' : 'downward'}: it averages `,
        endFigure(context, measure, { ...found, end: ends.early }),
        ` from ${stretchText(course, ends.early)} and `,
        endFigure(context, measure, { ...found, end: ends.late }),
        ` from ${stretchText(course, ends.late)}`,
        ...found.tail,
      ),
  }
}

interface End extends Level {
  from: number
  to: number
}

/** The first and the last third of the periods; complete periods only, where they are summed. */
function endsOf(context: Context, measure: ColumnProfile, { course, mode }: { course: Course; mode: Mode }) {
  const { bins } = course
  const [first, last] = mode === 'totals' ? [bins.first, bins.last] : [0, bins.count - 1]
  const third = Math.max(1, Math.floor((last - first + 1) / 3))
  const end = (from: number, to: number): End => {
    const stretch = { from: bins.starts[from]!, until: bins.starts[to + 1]! }
    return { from, to, ...levelOver(context, measure, { mode, ...stretch }) }
  }
  return { early: end(first, first + third - 1), late: end(last - third + 1, last) }
}

function endFigure(context: Context, measure: ColumnProfile, run: { course: Course; mode: Mode; end: End }) {
  const { from, to } = run.end
  const filters = periodFilters(run.course.time, run.course.bins, { from, to })
  return levelFigure(context, measure, { mode: run.mode, level: run.end, filters })
}

/** Days as the first and the last, hours and years as they stand. */
function stretchText({ bins, time }: Course, { from, to }: End): string {
  const unit = time.grain === 'hour' ? 1000 : dayMs
  const last = Math.min(time.max, bins.starts[to + 1]! - unit)
  const text = (ms: number) => formatPeriod(time.write(ms).slice(0, time.grain === 'hour' ? 16 : 10))
  return `${text(Math.max(time.min, bins.starts[from]!))} to ${text(last)}`
}
