import type { ColumnProfile } from '../profile/profile'
import type { NestedAnova } from '../stats/nested-anova'
import { missingCode } from '../table/table'
import { averagesAt } from './averages'
import type { Context } from './context'
import type { Course } from './course'
import type { Cycle } from './cycles'
import {
  allTime,
  type Level,
  levelFigure,
  type Mode,
  type Stretch,
  stretchFilters,
  subjectOf,
  sumsByTime,
  totalsName,
  unitsWithin,
} from './level'
import { tell } from './telling'
import { completeCount } from './timeline'
import { totalsOf } from './totals-course'
import type { Trial } from './trial'

const observationsMin = 60
/** Observations that each phase has on average. */
const perPhaseMin = 3
/** A pattern that explains less than 2 % of the spread helps nobody to plan. */
const rSquaredMin = 0.02

/**
 * A pattern that comes back each day, week or year, over rows and, where their number varies, by the totals of
 * periods: F test on the dummies of hour, weekday or month (on normal scores, after a line or step is taken out),
 * against the spread between days or months of one phase where that is larger than their rows explain. Needs 60 rows,
 * 3 a phase, 4 days, 4 weeks or 2 years, and R² of 2 %.
 */
export function findSeasonality(context: Context): Trial[] {
  return context.measures.flatMap((measure) => {
    const [rows, totals] = [context.course(measure), context.totalsCourse(measure)]
    const tried = (course: Course | null, mode: Mode) =>
      (course?.cycles ?? []).flatMap((tested) =>
        seasonOf(context, measure, { course: course!, mode, ...tested }),
      )
    return [...tried(rows, 'rows'), ...tried(totals, 'totals')]
  })
}

interface Tested {
  course: Course
  mode: Mode
  cycle: Cycle
  anova: NestedAnova
}

function seasonOf(context: Context, measure: ColumnProfile, { course, mode, cycle, anova }: Tested): Trial[] {
  const span = cycle.name === 'yearly' ? wholeYears(context) : allTime
  const over = { cycle, span }
  const levels = mode === 'rows' ? rowLevels(context, measure, over) : totalLevels(context, measure, over)
  const order = levels.filter(isFilled(levels)).sort((a, b) => b.value - a.value)
  const [high, low] = [order[0], order[order.length - 1]]
  if (!high || !low || order.length < 2) return []
  const figureOf = (level: Phase) => levelFigure(measure, level)
  const isMany = anova.n >= observationsMin && anova.n >= perPhaseMin * order.length
  const words = `${subjectOf(context, measure, mode)} has a ${cycle.name} pattern: on average it is highest`
  return [
    {
      kind: 'seasonality',
      columns: [measure.index, course.time.index],
      value: high.name,
      direction: null,
      test: `F test on ${cycle.name} dummies`,
      statistic: anova.f,
      p: anova.p,
      effect: anova.rSquared,
      rows: anova.n,
      isLarge:
        isMany && anova.rSquared >= rSquaredMin && !(mode === 'rows' && arePhasesNamed(context, cycle)),
      impact: context.importance(measure.index) * (0.6 + 0.4 * anova.rSquared),
      topics: [`season:${cycle.name}:${measure.index}`],
      tell: () =>
        tell(
          `${words} ${nameOf(cycle, high)} (`,
          figureOf(high),
          `) and lowest ${nameOf(cycle, low)} (`,
          figureOf(low),
          ').',
        ),
    },
  ]
}

/** Whether a column names the phases of the dates, as a weekday beside a date: by that the measure differs. */
function arePhasesNamed(context: Context, cycle: Cycle): boolean {
  const times = context.sampledCodes(context.time!.index)
  return context.dimensions.some(({ index, distinct }) => {
    if (distinct > cycle.phases.length || distinct < phasesNamedMin) return false
    const names = new Int32Array(cycle.phases.length).fill(missingCode)
    return context.sampledCodes(index).every((name, row) => {
      const phase = times[row]! < 0 ? -1 : cycle.phaseOfCode[times[row]!]!
      if (phase < 0 || name === missingCode) return true
      if (names[phase] === missingCode) names[phase] = name
      return names[phase] === name
    })
  })
}

const phasesNamedMin = 2

/** A phase with less than a tenth of its equal share of rows, as an hour with two flights, is no end of a pattern. */
const filledShareMin = 0.1

function isFilled(levels: Phase[]) {
  const filled = levels.filter(({ rows }) => rows > 0)
  const equal = filled.reduce((sum, { rows }) => sum + rows, 0) / filled.length
  return ({ rows }: Phase) => rows > 0 && rows >= filledShareMin * equal
}

/** Years that are whole, where there are two: else a trend would lift the months that come once more. */
const wholeYearsMin = 2

function wholeYears({ time }: Context): Stretch {
  const years = time?.periods('year')
  if (!years || completeCount(years) < wholeYearsMin) return allTime
  return { from: years.starts[years.first]!, until: years.starts[years.last + 1]! }
}

const isWithin = ({ from, until }: Stretch, ms: number) => ms >= from && ms < until

interface Over {
  cycle: Cycle
  span: Stretch
}

interface Phase extends Level {
  name: string
}

const nameOf = (cycle: Cycle, { name }: Phase) =>
  `${{ daily: 'at', weekly: 'on', yearly: 'in' }[cycle.name]} ${cycle.name === 'weekly' ? `${name}s` : name}`

/** The average of the rows of each phase. */
function rowLevels(context: Context, measure: ColumnProfile, { cycle, span }: Over): Phase[] {
  const { msOfCode, name: time } = context.time!
  const within = stretchFilters(context, span)
  const placeOf = (code: number) => (isWithin(span, msOfCode[code]!) ? cycle.phaseOfCode[code]! : -1)
  const averages = averagesAt(context, measure, { placeOf, count: cycle.phases.length })
  return cycle.phases.map((name, phase) => ({
    name,
    ...averages[phase]!,
    filters: [{ column: time, op: '=', value: name }, ...within],
  }))
}

/** The average of the periods' totals of each phase. */
function totalLevels(context: Context, measure: ColumnProfile, { cycle, span }: Over): Phase[] {
  const { units } = context.totals!
  const totals = totalsOf(sumsByTime(context, measure), units)
  const sums = new Float64Array(cycle.phases.length)
  const periods = new Float64Array(cycle.phases.length)
  totals.forEach((total, i) => {
    if (!isWithin(span, units.starts[units.first + i]!)) return
    const phase = cycle.phaseOfCluster[cycle.clusters[i]!]!
    sums[phase]! += total
    periods[phase]!++
  })
  const ofRows = rowLevels(context, measure, { cycle, span: unitsWithin(context, span) })
  return ofRows.map((phase, i) => ({
    ...phase,
    how: totalsName(context),
    value: periods[i]! > 0 ? sums[i]! / periods[i]! : Number.NaN,
    rows: periods[i]! > 0 ? Math.max(1, phase.rows) : 0,
  }))
}
