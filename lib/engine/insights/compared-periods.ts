import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import type { Periods, Timeline } from './timeline'
import { runTotals } from './totals-course'

/** Which periods a change is told of. The story and the cards both go by it. */
export interface Compared {
  time: Timeline
  periods: Periods
  /** Measures with a season over the year, by name; null stands for the number of rows. */
  seasonal: (string | null)[]
}

/** Fewer complete periods than this show no change worth telling; how many there are besides is all the same. */
const comparedCount = { least: 4, most: Number.POSITIVE_INFINITY }
/** From here on a season is sure enough to compare by. */
const cycleAlpha = 0.001

/** Null without dates, or with fewer than four complete periods. */
export function comparedPeriods(context: Context): Compared | null {
  const { time, measures } = context
  const periods = time?.usual(comparedCount) ?? null
  if (!time || !periods) return null
  const seasonal = measures.filter((measure) => hasSeason(context, measure)).map(({ name }) => name)
  return { time, periods, seasonal: [...seasonal, ...(haveRowsSeason(context) ? [null] : [])] }
}

/** What the last complete period is compared with: the one before, or with a season that of the year before. */
export function earlierPeriod({ periods, seasonal }: Compared, series: string | null): number {
  const { grain, first, last } = periods
  const perYear = { month: 12, quarter: 4 }[grain as string]
  return perYear && last - perYear >= first && seasonal.includes(series) ? last - perYear : last - 1
}

type Cycles = NonNullable<ReturnType<Context['course']>>['cycles']

const isYearly = (cycles: Cycles) =>
  cycles.some(({ cycle, anova }) => cycle.name === 'yearly' && anova.p < cycleAlpha)

function hasSeason(context: Context, measure: ColumnProfile): boolean {
  const courses = [context.course(measure), context.totalsCourse(measure)]
  return courses.some((course) => course !== null && isYearly(course.cycles))
}

/** Where rows come evenly, their number has no season. */
function haveRowsSeason(context: Context): boolean {
  const { totals, time } = context
  return totals !== null && isYearly(runTotals(totals, context.groups(null, time!.index).rows).cycles)
}
