import type { Grain } from '@/lib/contracts/query'
import { isAnyOf } from '../../table/condition'
import type { Understanding } from '../../understanding'
import { isTime } from '../columns/column-kinds'
import type { Found } from '../conditions/condition-reader'

/** "revenue in 2023 and 2024": periods that were named to be told apart; null where none were. */
export function comparedPeriods(
  { list }: Found,
  understanding: Understanding,
): { column: number; grain: Grain | null } | null {
  for (const condition of list) {
    if (isAnyOf(condition)) {
      const names = new Set(condition.any.map(({ column }) => column))
      const column = understanding.table.columns.findIndex(({ name }) => names.size === 1 && names.has(name))
      if (column >= 0 && isTime(understanding, column)) return { column, grain: null }
      continue
    }
    if (!('column' in condition) || condition.op !== 'in' || !Array.isArray(condition.value)) continue
    const column = understanding.table.columns.findIndex(({ name }) => name === condition.column)
    if (condition.value.length < 2 || column < 0 || !isTime(understanding, column)) continue
    const lengths = new Set(condition.value.map((value) => String(value).length))
    const grain =
      lengths.size > 1 ? null : [...lengths][0] === 4 ? 'year' : [...lengths][0] === 7 ? 'month' : 'day'
    return { column, grain }
  }
  return null
}
