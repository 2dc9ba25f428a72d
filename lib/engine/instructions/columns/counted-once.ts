import { missingCode } from '../../table/table'
import type { Understanding } from '../../understanding'
import { yesCondition } from '../spans/rate-end'
import { isFew, isTime } from './column-kinds'

/** Where nearly each row has one of its own, the rows are counted as well. */
const repeatedMax = 0.95

/** Whether its values stand in more than one row. */
export const isRepeated = ({ profile, table }: Understanding, index: number): boolean =>
  profile.columns[index]!.distinct < repeatedMax * table.rowCount

/** Whether its values are things of their own, as customers are, rather than kinds, states or a yes and no. */
export const areThings = (data: Understanding, index: number): boolean =>
  yesCondition(data, index) === null && (data.profile.columns[index]!.role === 'id' || !isFew(data, index))

/** Whether it says something how many different values each group has: not where these are few, and the same. */
export function differsIn(data: Understanding, index: number, group: number): boolean {
  if (areThings(data, index)) return true
  if (yesCondition(data, index) || isTime(data, group)) return false
  const { columns } = data.table
  const own = columns[index]!.codes
  const seen = new Map<number, Set<number>>()
  columns[group]!.codes.forEach((code, row) => {
    if (code === missingCode || own[row] === missingCode) return
    const values = seen.get(code) ?? new Set()
    seen.set(code, values.add(own[row]!))
  })
  return new Set([...seen.values()].map(({ size }) => size)).size > 1
}
