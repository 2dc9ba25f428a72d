import type { ColumnProfile } from '../profile/profile'
import type { Column } from '../table/table'
import type { CardContext } from './card'

/** A column by whose values one knows the rows has a value of its own in nearly all of them, in words. */
const ownValuesMin = 0.9
const wordedMin = 0.8
const namingRoles: ColumnProfile['role'][] = ['text', 'id', 'category', 'geo']

/** Whether rows are things with names, such as majors or films; what bears a number only is nobody. */
export const haveNames = ({ table, profile }: CardContext): boolean =>
  profile.columns.some(
    ({ role, distinct, index }) =>
      namingRoles.includes(role) &&
      distinct >= ownValuesMin * table.rowCount &&
      isText(table.columns[index]!) &&
      isWorded(table.columns[index]!.values),
  )

const isText = ({ type }: Column) => type !== 'integer' && type !== 'number'

/** Given up as soon as too many hold a digit, as the ids of most tables do from the first on. */
function isWorded(values: readonly string[]): boolean {
  const most = values.length - wordedMin * values.length
  let numbered = 0
  for (let code = 0; code < values.length && numbered <= most; code++)
    if (/\d/.test(values[code]!)) numbered++
  return values.length - numbered >= wordedMin * values.length
}
