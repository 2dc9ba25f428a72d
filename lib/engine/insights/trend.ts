import { formatPeriod } from '@/lib/format/format-period'
import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import type { Course } from './course'
import { tell } from './telling'
import { labelOf, periodFilters } from './timeline'
import type { Trial } from './trial'
import { averageFigure, averageOver } from './window'

const rowsMin = 20
/** A slope that explains less than 0.25 % of the spread is none that anybody would see. */
const correlationMin = 0.05
/** Where a step fits better than a line by more than this, it is a change point and no trend. */
export const stepAdvantageMin = 4

/**
 * A measure that rises or falls over time. Over rows: the slope of normal scores (van der Waerden's rank test) on
 * time, after recurring cycles are taken out; its error is the spread between periods where that is larger than
 * their rows explain, and is widened for autocorrelation (Hamed & Rao 1998). Needs 20 rows in 5 periods, a
 * correlation with time of 0.05, and a line that fits as well as a step.
 */
export function findTrends(context: Context): Trial[] {
  return context.measures.flatMap((measure) => {
    const course = context.course(measure)
    return course ? [trendOf(context, measure, course)] : []
  })
}

function trendOf(context: Context, measure: ColumnProfile, course: Course): Trial {
  const { line, rows, bins, time } = course
  const ends = endsOf(context, measure, course)
  const isPlain = Math.sign(ends.late.value - ends.early.value) === Math.sign(line.t)
  const isStep = course.stepAdvantage > stepAdvantageMin
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
    isLarge: rows >= rowsMin && Math.abs(line.r) >= correlationMin && isPlain && !isStep,
    impact: context.importance(measure.index) * (0.6 + 0.4 * Math.abs(line.r)),
    topic: `course:${measure.index}`,
    tell: () => {
      const figureOf = ({ from, to, value, rows }: End) =>
        averageFigure(measure, { value, rows }, periodFilters(time, bins, { from, to }))
      const words = line.t > 0 ? 'trends upward' : 'trends downward'
      return tell(
        `${measure.label} ${words}: it averages `,
        figureOf(ends.early),
        ` in ${stretchText(course, ends.early)} and `,
        figureOf(ends.late),
        ` in ${stretchText(course, ends.late)}.`,
      )
    },
  }
}

interface End {
  from: number
  to: number
  value: number
  rows: number
}

/** The first and the last third of the periods. */
function endsOf(context: Context, measure: ColumnProfile, { bins }: Course): { early: End; late: End } {
  const third = Math.max(1, Math.floor(bins.count / 3))
  const end = (from: number, to: number) => {
    const isWithin = (code: number) => bins.ofCode[code]! >= from && bins.ofCode[code]! <= to
    return { from, to, ...averageOver(context, measure, isWithin) }
  }
  return { early: end(0, third - 1), late: end(bins.count - third, bins.count - 1) }
}

function stretchText({ bins }: Course, { from, to }: End): string {
  const first = formatPeriod(labelOf(bins, from))
  return from === to ? first : `${first} to ${formatPeriod(labelOf(bins, to))}`
}
