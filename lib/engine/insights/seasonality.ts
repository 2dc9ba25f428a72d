import type { ColumnProfile } from '../profile/profile'
import type { NestedAnova } from '../stats/nested-anova'
import type { Context } from './context'
import type { Course } from './course'
import type { Cycle } from './cycles'
import { tell } from './telling'
import type { Trial } from './trial'
import { type Average, averageFigure } from './window'

const rowsMin = 60
/** Rows that each phase has on average. */
const rowsPerPhaseMin = 3
/** A pattern that explains less than 2 % of the spread helps nobody to plan. */
const rSquaredMin = 0.02

/**
 * A pattern that comes back each day, week or year: F test on the dummies of hour, weekday or month (on normal
 * scores, after a line or step is taken out), against the spread between days or months of the same phase where that
 * is larger than their rows explain. Needs 60 rows, 3 a phase, 4 days, 4 weeks or 2 years, and R² of 2 %.
 */
export function findSeasonality(context: Context): Trial[] {
  return context.measures.flatMap((measure) => {
    const course = context.course(measure)
    return course ? course.cycles.map((tested) => seasonOf(context, measure, { course, ...tested })) : []
  })
}

interface Tested {
  course: Course
  cycle: Cycle
  anova: NestedAnova
}

function seasonOf(context: Context, measure: ColumnProfile, { course, cycle, anova }: Tested): Trial {
  const phases = averagesByPhase(context, measure, cycle)
  const order = phases.filter(({ rows }) => rows > 0).sort((a, b) => b.value - a.value)
  const high = order[0]!
  const low = order[order.length - 1]!
  const figureOf = (phase: Phase) =>
    averageFigure(measure, phase, [{ column: course.time.name, op: '=', value: phase.name }])
  return {
    kind: 'seasonality',
    columns: [measure.index, course.time.index],
    value: high.name,
    direction: null,
    test: `F test on ${cycle.name} dummies`,
    statistic: anova.f,
    p: anova.p,
    effect: anova.rSquared,
    rows: anova.n,
    isLarge: anova.n >= rowsMin && anova.n >= rowsPerPhaseMin * order.length && anova.rSquared >= rSquaredMin,
    impact: context.importance(measure.index) * (0.6 + 0.4 * anova.rSquared),
    topic: `season:${cycle.name}:${measure.index}`,
    tell: () =>
      tell(
        `${measure.label} has a ${cycle.name} pattern: on average it is highest ${prefix(cycle)}${high.name} (`,
        figureOf(high),
        `) and lowest ${prefix(cycle)}${low.name} (`,
        figureOf(low),
        ').',
      ),
  }
}

interface Phase extends Average {
  name: string
}

const prefix = ({ name }: Cycle) => ({ daily: 'at ', weekly: 'on ', yearly: 'in ' })[name]

function averagesByPhase(context: Context, measure: ColumnProfile, cycle: Cycle): Phase[] {
  const groups = context.groups(measure.index, context.time!.index)
  const sums = new Float64Array(cycle.phases.length)
  const rows = new Float64Array(cycle.phases.length)
  cycle.phaseOfCode.forEach((phase, code) => {
    if (phase < 0) return
    sums[phase]! += groups.sums[code]!
    rows[phase]! += groups.counts[code]!
  })
  return cycle.phases.map((name, i) => ({ name, value: sums[i]! / rows[i]!, rows: rows[i]! }))
}
