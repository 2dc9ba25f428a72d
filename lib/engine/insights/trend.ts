import { formatPeriod } from '@/lib/format/format-period'
import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import type { Course } from './course'
import { type Level, levelFigure, levelOver, type Mode, subjectOf } from './level'
import { isoDate } from './periods'
import { tell } from './telling'
import { periodFilters } from './timeline'
import type { Trial } from './trial'

const rowsMin = 20
/** A slope that explains less than 0.25 % of the spread is none that anybody would see. */
const correlationMin = 0.05
/** Where a step fits better than a line by more than this, it is a change point and no trend. */
export const stepAdvantageMin = 4

/**
 * A measure that rises or falls over time, over rows and, where the number of rows varies, by the totals of periods:
 * the slope of normal scores (van der Waerden's rank test) on time, after recurring cycles are taken out; its error is
 * the spread between periods where that is larger than their rows explain, widened for autocorrelation (Hamed & Rao
 * 1998). Partial periods are no part of the totals. Needs 20 rows in 5 periods, a correlation with time of 0.05, and a
 * line that fits as well as a step.
 */
export function findTrends(context: Context): Trial[] {
  return context.measures.flatMap((measure) => {
    const [rows, totals] = [context.course(measure), context.totalsCourse(measure)]
    return [
      ...(rows ? [trendOf(context, measure, { course: rows, mode: 'rows' })] : []),
      ...(totals ? [trendOf(context, measure, { course: totals, mode: 'totals' })] : []),
    ]
  })
}

function trendOf(context: Context, measure: ColumnProfile, run: { course: Course; mode: Mode }): Trial {
  const { line, rows, time, stepAdvantage } = run.course
  const ends = endsOf(context, measure, run)
  const isPlain = Math.sign(ends.late.value - ends.early.value) === Math.sign(line.t)
  return {
    kind: 'trend',
    columns: [measure.index, time.index],
    value: null,
    direction: line.t > 0 ? 'up' : 'down',
    test: 'rank trend test with periods as clusters, corrected for autocorrelation',
    statistic: line.t,
    p: line.p,
    effect: Math.abs(line.r),
    rows,
    isLarge:
      rows >= rowsMin && Math.abs(line.r) >= correlationMin && isPlain && stepAdvantage <= stepAdvantageMin,
    impact: context.importance(measure.index) * (0.6 + 0.4 * Math.abs(line.r)),
    topic: `course:${measure.index}`,
    tell: () =>
      tell(
        `${subjectOf(context, measure, run.mode)} trends ${line.t > 0 ? 'upward' : 'downward'}: it averages `,
        endFigure(context, measure, { ...run, end: ends.early }),
        ` from ${stretchText(run.course, ends.early)} and `,
        endFigure(context, measure, { ...run, end: ends.late }),
        ` from ${stretchText(run.course, ends.late)}.`,
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

const dayMs = 86_400_000

/** Days as the first and the last, hours and coarse periods as they begin and end. */
function stretchText({ bins, time }: Course, { from, to }: End): string {
  const last = Math.min(time.max, bins.starts[to + 1]! - (time.grain === 'hour' ? 1000 : dayMs))
  const text = (ms: number) => formatPeriod(isoDate(ms).slice(0, time.grain === 'hour' ? 16 : 10))
  return `${text(Math.max(time.min, bins.starts[from]!))} to ${text(last)}`
}
