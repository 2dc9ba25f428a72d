import { type NestedAnova, nestedAnova } from '../stats/nested-anova'
import { hourKey, monthNames, periodNumber, weekdays } from '../table/period'
import { dayMs, type PeriodGrain, periodGrains } from './periods'
import type { Periods, Timeline } from './timeline'

/** A pattern that may come back: which phase each observation is in. */
export interface Cycle {
  name: 'daily' | 'weekly' | 'yearly'
  /** What phases are called, in order. */
  phases: string[]
  /** The cluster (hour, day, month of the calendar) of each observation, −1 where it has none. */
  clusters: Int32Array
  phaseOfCluster: Int32Array
  /** The phase of each code of the time column, −1 where it has no date. */
  phaseOfCode: Int32Array
}

interface CycleRule {
  name: Cycle['name']
  clusterGrain: PeriodGrain
  phases: string[]
  phaseOf(start: number): number
  /** A cycle has to be seen so long. */
  spanMinMs: number
}

/** Each cycle has to be seen at least twice, the short ones four times. */
const rules: CycleRule[] = [
  {
    name: 'daily',
    clusterGrain: 'hour',
    phases: Array.from({ length: 24 }, (_, hour) => hourKey(hour)),
    phaseOf: (start) => periodNumber(start, 'hour_of_day'),
    spanMinMs: 4 * dayMs,
  },
  {
    name: 'weekly',
    clusterGrain: 'day',
    phases: weekdays,
    phaseOf: (start) => periodNumber(start, 'weekday'),
    spanMinMs: 28 * dayMs,
  },
  {
    name: 'yearly',
    clusterGrain: 'month',
    phases: monthNames,
    phaseOf: (start) => periodNumber(start, 'month_of_year'),
    spanMinMs: 700 * dayMs,
  },
]

/** The cycles that the time column is fine and long enough for, given where observations lie among some periods. */
export function cyclesOf(time: Timeline, place: (periods: Periods) => Int32Array): Cycle[] {
  return rules.flatMap((rule) => {
    const isFine = periodGrains.indexOf(time.grain) <= periodGrains.indexOf(rule.clusterGrain)
    if (!isFine || time.max - time.min < rule.spanMinMs) return []
    const periods = time.periods(rule.clusterGrain)
    return periods ? [cycleOf(rule, periods, place(periods))] : []
  })
}

function cycleOf(rule: CycleRule, periods: Periods, clusters: Int32Array): Cycle {
  const phaseOfCluster = Int32Array.from({ length: periods.count }, (_, i) =>
    rule.phaseOf(periods.starts[i]!),
  )
  return {
    name: rule.name,
    phases: rule.phases,
    clusters,
    phaseOfCluster,
    phaseOfCode: periods.ofCode.map((period) => (period < 0 ? -1 : phaseOfCluster[period]!)),
  }
}

/** F test on the cycle's dummies; a line or step was fitted before. */
export function testCycle(residuals: Float64Array, cycle: Cycle): NestedAnova {
  return nestedAnova({
    values: residuals,
    clusters: cycle.clusters,
    groupOf: cycle.phaseOfCluster,
    groupCount: cycle.phases.length,
    fitted: 1,
  })
}

/** The values without the means of the cycle's phases. */
export function removeCycle(values: Float64Array, cycle: Cycle, anova: NestedAnova): Float64Array {
  const { clusters, phaseOfCluster } = cycle
  const left = new Float64Array(values.length)
  for (let i = 0; i < left.length; i++) {
    const cluster = clusters[i]!
    left[i] = cluster < 0 ? values[i]! : values[i]! - anova.means[phaseOfCluster[cluster]!]!
  }
  return left
}
