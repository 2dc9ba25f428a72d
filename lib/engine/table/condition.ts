import type { Conditions, Filter, GroupFilter } from '@/lib/contracts/query'

/** Passed by rows of which at least one holds. */
export interface AnyOf {
  any: Filter[]
}

/**
 * What rows must pass. In a list of them all hold, one after the other: a group is measured over the rows that pass
 * what stands before it.
 */
export type Condition = Filter | AnyOf | GroupFilter

export const isAnyOf = (condition: Condition): condition is AnyOf => 'any' in condition
export const isGroupFilter = (condition: Condition): condition is GroupFilter => 'by' in condition
export const isFilter = (condition: Condition): condition is Filter =>
  !isAnyOf(condition) && !isGroupFilter(condition)

/** The columns that a condition names. */
export function conditionColumns(condition: Condition): string[] {
  if (isAnyOf(condition)) return condition.any.map(({ column }) => column)
  if (!isGroupFilter(condition)) return [condition.column]
  return condition.column === undefined ? [condition.by] : [condition.by, condition.column]
}

/** In the order in which a query's conditions hold: those on rows before those on groups. */
export function orderConditions(conditions: Condition[]): Condition[] {
  return [...conditions.filter(isFilter), ...conditions.filter(isAnyOf), ...conditions.filter(isGroupFilter)]
}

/** The shape that they have in a query; nothing where there are none. */
export function queryConditions(conditions: Condition[]): Conditions {
  const filters = conditions.filter(isFilter)
  const any = conditions.filter(isAnyOf).flatMap((condition) => condition.any)
  const having = conditions.filter(isGroupFilter)
  return {
    ...(filters.length > 0 && { filters }),
    ...(any.length > 0 && { any }),
    ...(having.length > 0 && { having }),
  }
}
