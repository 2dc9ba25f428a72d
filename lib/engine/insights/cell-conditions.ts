import type { Filter } from '@/lib/contracts/query'
import type { ColumnProfile } from '../profile/profile'
import { answerName } from '../profile/value-words'
import type { Table } from '../table/table'
import { stretchOf } from './driver-conditions'
import type { DriverFactor } from './driver-factors'

/** One side of a factor: one of its values, all others, or a number on one side of an edge. */
export interface CellCondition {
  column: ColumnProfile
  /** By code: 1 where it holds. */
  holds: Uint8Array
  filter: Filter
  /** That it does not hold. */
  other: Filter
  /** `kanal is Portal`, `vorlauf is 60 days or more`. */
  words: string
  /** As the claim's value names it: `Portal`, `60 days or more`. */
  name: string
}

/** More values than this are names, of which one is always far off. */
const valuesMax = 12
/** All but one of so few is still a kind of its own. */
const othersMin = 3
const othersMax = 6

export function cellConditions(table: Table, { column, edges, count }: DriverFactor): CellCondition[] {
  if (edges) return edges.flatMap((_, at) => besideEdge(column, edges, { at, count }))
  if (count > valuesMax) return []
  return table.columns[column.index]!.values.flatMap((value, code) => {
    const holds = Uint8Array.from({ length: count }, (_, own) => Number(own === code))
    const is: Filter = { column: column.name, op: '=', value }
    const isNot: Filter = { column: column.name, op: '!=', value }
    const name = answerName(column, value)
    const others = holds.map((own) => 1 - own)
    const hasOthers = count >= othersMin && count <= othersMax
    return [
      { column, holds, filter: is, other: isNot, name, words: `${column.label} is ${name}` },
      ...(hasOthers
        ? [
            {
              column,
              holds: others,
              filter: isNot,
              other: is,
              name: `not ${name}`,
              words: `${column.label} is not ${name}`,
            },
          ]
        : []),
    ]
  })
}

function besideEdge(
  column: ColumnProfile,
  edges: number[],
  { at, count }: { at: number; count: number },
): CellCondition[] {
  const above = Uint8Array.from({ length: count }, (_, code) => Number(code > at))
  const sides = [above, above.map((own) => 1 - own)].map((holds) => ({
    holds,
    ...stretchOf(column, edges, holds),
  }))
  return sides.map(({ holds, words, filters }, side) => ({
    column,
    holds,
    filter: filters[0]!,
    other: sides[1 - side]!.filters[0]!,
    name: words,
    words: `${column.label} is ${words}`,
  }))
}
