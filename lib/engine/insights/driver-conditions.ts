import type { Filter } from '@/lib/contracts/query'
import { formatValue } from '@/lib/format/format-value'
import type { ColumnProfile } from '../profile/profile'
import { answerName } from '../profile/value-words'
import { namedMax, type Split } from '../stats/grow-tree'
import type { Table } from '../table/table'
import type { RowsAverage } from './averages'
import type { DriverFactor } from './driver-factors'

/** What one factor is within a segment. */
export interface DriverCondition {
  column: ColumnProfile
  /** `Month-to-month`, `not West`, `30 or more`. */
  words: string
  filters: Filter[]
}

/** A leaf of the tree, with its average over all rows of the table. */
export interface DriverSegment {
  conditions: DriverCondition[]
  average: RowsAverage
}

/** The steps to a leaf as one condition a factor; null where one can't be put in words. */
export function driverConditions(
  table: Table,
  factors: DriverFactor[],
  steps: (Split & { isInside: boolean })[],
): DriverCondition[] | null {
  const byFactor = new Map<number, Uint8Array>()
  for (const { factor, inside, isInside } of steps) {
    const left = byFactor.get(factor) ?? new Uint8Array(factors[factor]!.count).fill(1)
    byFactor.set(
      factor,
      left.map((stays, code) => (stays && (inside[code] === 1) === isInside ? 1 : 0)),
    )
  }
  const conditions = [...byFactor].map(([factor, stays]) => {
    const { column, edges } = factors[factor]!
    return edges ? stretchOf(column, edges, stays) : namesOf(table, column, stays)
  })
  return conditions.every((condition) => condition !== null) ? conditions : null
}

/** A stretch between the edges of a number, by the codes that stay. */
export function stretchOf(column: ColumnProfile, edges: number[], stays: Uint8Array): DriverCondition {
  const [first, last] = [stays.indexOf(1), stays.lastIndexOf(1)]
  const [from, until] = [edges[first - 1], edges[last]]
  const text = (edge: number) => formatValue(edge, column.format)
  const filters: Filter[] = [
    ...(from === undefined ? [] : [{ column: column.name, op: '>=' as const, value: from }]),
    ...(until === undefined ? [] : [{ column: column.name, op: '<' as const, value: until }]),
  ]
  const words =
    from === undefined
      ? `under ${text(until!)}`
      : until === undefined
        ? `${text(from)} or more`
        : `${text(from)} to under ${text(until)}`
  return { column, words, filters }
}

/** The values that stay, by their codes, in words; null where they are too many to name. */
export function namesOf(
  table: Table,
  column: ColumnProfile,
  stays: ArrayLike<number>,
): DriverCondition | null {
  const { values } = table.columns[column.index]!
  const inside = values.filter((_, code) => stays[code] === 1)
  const outside = values.filter((_, code) => stays[code] === 0)
  const { name } = column
  const nameOf = (value: string) => answerName(column, value)
  if (inside.length <= namedMax) {
    const filter: Filter =
      inside.length === 1
        ? { column: name, op: '=', value: inside[0]! }
        : { column: name, op: 'in', value: inside }
    return { column, words: listed(inside.map(nameOf), 'or'), filters: [filter] }
  }
  if (outside.length > namedMax) return null
  return {
    column,
    words: `neither ${listed(outside.map(nameOf), 'nor')}`.replace(/^neither (?!.* nor )/, 'not '),
    filters: outside.map((value) => ({ column: name, op: '!=', value })),
  }
}

/** `a, b or c`. */
export const listed = (names: string[], word: string) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}` : names[0]!
