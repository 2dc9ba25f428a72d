import type { ColumnProfile } from '../profile/profile'
import type { CardContext, CardRequest } from '../request/card'

/** A wider table is not read, but scrolled. */
const columnsMax = 8
/** A column with less than this share of values shows gaps. */
const presentMin = 0.1

/**
 * The columns that a table shows: those asked for; where that is one (a table of orders), it first and what there is to
 * know of it; else dates, names, categories and measures, in file order.
 */
export function tableColumns(context: CardContext, request: CardRequest): number[] {
  const asked = [request.x, request.group, request.metric.column, request.size].filter(
    (index) => index !== null,
  )
  const named = request.asked ? [...new Set(asked)] : []
  return named.length > 1 ? named : [...new Set([...named, ...tellingColumns(context)])]
}

function tellingColumns(context: CardContext): number[] {
  const { columns } = context.profile
  const isMade = ({ index, role }: ColumnProfile) =>
    role === 'category' && context.table.columns[index]!.derivedFrom !== undefined
  // of a number and its bands the number is a row's own
  const kept = columns.filter((column) => !column.of && !context.leaveOut.has(column.name) && !isMade(column))
  const shown = kept.filter(
    ({ role, missing }) =>
      role !== 'empty' && role !== 'constant' && missing <= (1 - presentMin) * context.table.rowCount,
  )
  const usable = shown.length > 0 ? shown : kept
  if (usable.length <= columnsMax) return usable.map(({ index }) => index)
  const wanted = [
    ...(context.time ? [context.time.index] : []),
    ...usable
      .filter(({ role }) => role === 'id')
      .slice(0, 1)
      .map(({ index }) => index),
    ...interleave(
      context.dimensions.map(({ index }) => index),
      context.measures.filter(({ of }) => !of).map(({ index }) => index),
    ),
    ...usable.map(({ index }) => index),
  ]
  return [...new Set(wanted)].slice(0, columnsMax).sort((a, b) => a - b)
}

function interleave(first: number[], second: number[]): number[] {
  const length = Math.max(first.length, second.length)
  return Array.from({ length }, (_, place) => [first[place], second[place]])
    .flat()
    .filter((index) => index !== undefined)
}
