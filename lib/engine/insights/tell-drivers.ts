import { metricLabel } from '../metric/metric-label'
import type { ColumnProfile } from '../profile/profile'
import { averageOf } from './averages'
import type { Context } from './context'
import { type DriverCondition, type DriverSegment, listed } from './driver-conditions'
import { countFigure, tell, valueFigure } from './telling'
import type { Telling } from './trial'

/**
 * `Churn rate is high, 69% of 700 rows, where Contract is Month-to-month and tenure is under 10; it is low, …`: not highest,
 * since fewer rows elsewhere may lie higher still.
 */
export function tellDrivers(
  context: Context,
  outcome: ColumnProfile,
  { high, low }: { high: DriverSegment; low: DriverSegment },
): Telling {
  const part = ({ conditions, average: { how, value, rows } }: DriverSegment) => {
    const filters = conditions.flatMap((condition) => condition.filters)
    return [
      valueFigure(outcome, value, { measure: how, filters, rows }),
      outcome.of ? ' of ' : ' over ',
      countFigure(outcome, rows, { measure: 'count', filters, rows }),
      ` rows, where ${listed(conditions.map(wordsOf), 'and')}`,
    ]
  }
  const { how, value, rows } = averageOf(context, outcome, null)
  return tell(
    `${metricLabel(outcome, 'avg')} is high, `,
    ...part(high),
    '; it is low, ',
    ...part(low),
    '; over all it is ',
    valueFigure(outcome, value, { measure: how, rows }),
    '.',
  )
}

const wordsOf = ({ column, words }: DriverCondition) => `${column.label} is ${words}`
