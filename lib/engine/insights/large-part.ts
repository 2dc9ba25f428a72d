import type { Figure } from '@/lib/contracts/claims'
import type { ColumnProfile } from '../profile/profile'
import { startingName } from '../profile/value-words'
import { besideRows } from './beside-rows'
import type { Context } from './context'
import { ranked, wholeOf } from './groups'
import { equals, shareFigure } from './telling'

/** So much of what adds up is a large part of it … */
const shareMin = 0.2
/** … and so many times its part of the rows is more than people would think. */
const timesMin = 2

const timeUnits = ['s', 'min', 'minutes', 'h', 'hours', 'days']
/** Time that most rows take is told on average; what only some have is lost. */
const lostZerosMin = 0.3
const isTimeTaken = ({ unit, summary }: ColumnProfile, rows: number): boolean =>
  unit !== null && timeUnits.includes(unit) && (summary?.zeros ?? 0) < lostZerosMin * rows

/**
 * `Gearbox makes 53% of lost MWh with 4.4% of the rows`, where the value with the highest level has the largest sum by far
 * more than its rows; null elsewhere.
 */
export function largePart(
  context: Context,
  { measure, dimension, high }: { measure: ColumnProfile; dimension: ColumnProfile; high: string },
): (string | Figure)[] | null {
  if (measure.additivity !== 'additive' || isTimeTaken(measure, context.table.rowCount)) return null
  const { values } = context.table.columns[dimension.index]!
  const groups = context.groups(measure.index, dimension.index)
  const order = ranked(groups, values)
  const code = order[0]
  const least = order.at(-1)
  if (code === undefined || values[code] !== high || groups.sums[least!]! < 0) return null
  const share = groups.sums[code]! / wholeOf(groups, measure)
  const ofRows = groups.rows[code]! / groups.total.rows
  if (!(share >= Math.max(shareMin, timesMin * ofRows))) return null
  const beside = besideRows(groups, { measure, dimension, values, code })
  if (beside.length === 0) return null
  const part = shareFigure(measure, share, {
    measure: 'share',
    filters: [equals(dimension, high)],
    rows: groups.total.count,
  })
  return [`${startingName(dimension, high)} makes `, part, ` of ${measure.label}`, ...beside]
}
