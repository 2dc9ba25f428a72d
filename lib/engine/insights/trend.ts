import type { Figure } from '@/lib/contracts/claims'
import type { ColumnProfile } from '../profile/profile'
import { testSeries } from '../stats/series-trend'
import type { Context } from './context'
import type { Course } from './course'
import { levelFigure, levelOver, type Mode, subjectOf, sumsByTime } from './level'
import { tell, valueFigure } from './telling'
import { completeCount, type Periods, periodFilters } from './timeline'
import { totalsOf } from './totals-course'
import { trendEnds } from './trend-ends'
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
 * Mann-Kendall with Hamed & Rao's (1998) correction, and Sen's slope. A series that may be a random walk is tested by
 * its steps. Whole years are compared where there are two, so that a season makes no trend. Needs 20 rows in 5 periods or 8 totals, a
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
  const season = seasonOf(periods)
  const { z, p, tau, slope } = testSeries(totalsOf(sumsByTime(context, measure), periods), season)
  const { grain, first, last } = periods
  const size = valueFigure(measure, Math.abs(slope), {
    measure: `abs(${season ? 'seasonal_' : ''}sen_slope(sum by ${grain}))`,
    filters: periodFilters(course.time, periods, { from: first, to: last }),
    rows: periods.rows.subarray(first, last + 1).reduce((sum, count) => sum + count, 0),
  })
  const step = season ? 'year' : grain
  const tail = [`; the sum of a ${grain} ${slope > 0 ? 'rises' : 'falls'} by about `, size, ` each ${step}.`]
  const test = `Mann-Kendall with Hamed and Rao’s correction${season ? ', seasons taken out' : ''}`
  const found = { test, statistic: z, p, effect: Math.abs(tau), isMany: Math.sign(slope) === Math.sign(z) }
  return [trendOf(context, measure, { ...found, course, mode: 'totals', tail })]
}

/** How many periods make a year, where the data hold two of them. */
function seasonOf(periods: Periods): number | null {
  const perYear = { month: 12, quarter: 4 }[periods.grain as string] ?? null
  return perYear && completeCount(periods) >= 2 * perYear ? perYear : null
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
  const [early, late] = trendEnds(course, mode).map(({ words, ...stretch }) => ({
    words,
    level: levelOver(context, measure, { mode, ...stretch }),
  }))
  const isPlain = Math.sign(late!.level.value - early!.level.value) === Math.sign(statistic)
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
        levelFigure(measure, early!.level),
        ` ${early!.words} and `,
        levelFigure(measure, late!.level),
        ` ${late!.words}`,
        ...found.tail,
      ),
  }
}
