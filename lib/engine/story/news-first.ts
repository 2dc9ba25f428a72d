import type { CardContext } from '../request/card'
import { testIndependence } from '../stats/contingency'
import type { Column } from '../table/table'
import { factorNature } from './factor-nature'
import type { Factor } from './rank-factors'

const rowsMax = 5000
/** Of so many, from the strongest on; what stands further behind is drawn last or not at all. */
const factorsMax = 12

/**
 * The factors that tell, each next one by what it says beyond those before it: of two that nearly coincide, the second
 * stands behind weaker ones of another kind. The others keep their order.
 */
export function newsFirst(context: CardContext, factors: Factor[]): Factor[] {
  const { columns } = context.table
  const left = factors.filter(({ isTelling, kind }) => isTelling && kind === 'groups').slice(0, factorsMax)
  const chosen: Factor[] = []
  const overlap = new Map(left.map((factor) => [factor, 0]))
  const worth = (factor: Factor) =>
    factor.effect * factorNature(factor.column) * (1 - overlap.get(factor)!) +
    Number(context.focus.has(factor.column.name))
  while (left.length > 0) {
    const next = left.reduce((best, factor) => (worth(factor) > worth(best) ? factor : best))
    left.splice(left.indexOf(next), 1)
    chosen.push(next)
    for (const factor of left) {
      const shared = sharedBy(columns[next.column.index]!, columns[factor.column.index]!)
      overlap.set(factor, Math.max(overlap.get(factor)!, shared))
    }
  }
  return mergeByPlace(factors, chosen)
}

/** The chosen ones in their new order, on the places that they had among the others. */
function mergeByPlace(factors: Factor[], chosen: Factor[]): Factor[] {
  const places = new Set(chosen)
  let at = 0
  return factors.map((factor) => (places.has(factor) ? chosen[at++]! : factor))
}

/** How much of two categories is the same, 0 to 1: the square of Cramér's V. */
function sharedBy(a: Column, b: Column): number {
  const [rows, columns] = [a.values.length, b.values.length]
  const counts = new Float64Array(rows * columns)
  const step = Math.max(1, Math.ceil(a.codes.length / rowsMax))
  for (let row = 0; row < a.codes.length; row += step) {
    const [i, j] = [a.codes[row]!, b.codes[row]!]
    if (i >= 0 && j >= 0) counts[i * columns + j]!++
  }
  return testIndependence(counts, rows, columns).v ** 2
}
