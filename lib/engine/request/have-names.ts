import type { ColumnProfile } from '../profile/profile'
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
      isWorded(table.columns[index]!.values),
  )

const isWorded = (values: readonly string[]) =>
  values.filter((value) => !/\d/.test(value)).length >= wordedMin * values.length
