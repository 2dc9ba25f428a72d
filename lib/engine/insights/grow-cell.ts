import type { Filter } from '@/lib/contracts/query'
import type { Table } from '../table/table'
import type { CellCondition } from './cell-conditions'
import { type Joint, linesOf, type Part, type Parts, partsOf } from './cell-parts'
import { namesOf } from './driver-conditions'
import type { DriverFactor } from './driver-factors'

/** So many values are still named one by one. */
const valuesMax = 3
/** Of fewer values two are nearly all, or all but one. */
const countMin = 4
/** What one value more has to add to the likelihood ratio: chance adds as much once in a thousand (chi-square, p of .001). */
const gainMin = 10.8

/** Two conditions, each on one of the factors of a joint table. */
export interface CellSeed {
  a: CellCondition
  b: CellCondition
}

interface Grown extends CellSeed {
  parts: Parts
  /** How many cells were looked at on the way. */
  looked: number
}

interface Growing {
  table: Table
  joint: Joint
  factors: [DriverFactor, DriverFactor]
  /** How much better two rates tell the rows than one. */
  gainOf: (inside: Part) => number
}

/**
 * A cell of which one condition or both have gained values, as long as each adds much to what the cell tells: Japanese or
 * Korean without a template. Null where none does.
 */
export function grownCell(growing: Growing, seed: CellSeed): Grown | null {
  const { joint, gainOf } = growing
  let best: Grown = { ...seed, parts: partsOf(linesOf(joint, seed.a), seed.b), looked: 0 }
  let isGrown = false
  for (;;) {
    const wider = [
      ...widened(growing, 0, best.a).map((a) => ({ a, b: best.b })),
      ...widened(growing, 1, best.b).map((b) => ({ a: best.a, b })),
    ].map((cell) => ({ ...cell, parts: partsOf(linesOf(joint, cell.a), cell.b) }))
    const looked = best.looked + wider.length
    const [next] = wider.sort((one, other) => gainOf(other.parts.inside) - gainOf(one.parts.inside))
    if (!next || gainOf(next.parts.inside) < gainOf(best.parts.inside) + gainMin)
      return isGrown ? { ...best, looked } : null
    best = { ...next, looked }
    isGrown = true
  }
}

/** The condition with one value more, for each value that it does not hold for. */
function widened(
  { table, factors }: Growing,
  side: 0 | 1,
  { column, holds }: CellCondition,
): CellCondition[] {
  const { edges, count } = factors[side]
  const held = holds.reduce((sum, own) => sum + own, 0)
  if (edges || count < countMin || held >= Math.min(valuesMax, count - 2)) return []
  return [...holds.keys()]
    .filter((code) => holds[code] === 0)
    .map((code) => {
      const wider = holds.with(code, 1)
      const { words } = namesOf(table, column, wider)!
      const values = (own: number) => table.columns[column.index]!.values.filter((_, at) => wider[at] === own)
      const isOneOf = (own: number): Filter => ({ column: column.name, op: 'in', value: values(own) })
      return {
        ...{ column, holds: wider, filter: isOneOf(1), other: isOneOf(0) },
        name: words,
        words: `${column.label} is ${words}`,
      }
    })
}
