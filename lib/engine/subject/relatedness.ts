import type { ColumnProfile } from '../profile/profile'
import { etaSquared, rSquared } from '../stats/effect-size'
import type { Table } from '../table/table'
import { isYesNo } from './value-signs'

const rowsMax = 1500
/** More columns than these are compared with the first of them only. */
const columnsMax = 40

interface Sampled {
  numbers: Float64Array
  codes: Int32Array
  /** Its order means something: a number or a yes/no. */
  isOrdered: boolean
}

/** From here on two columns are one thing twice, and tell nothing by it. */
const sameMin = 0.9

/**
 * How much each column and the others tell of each other: the root of the mean share of variance, 0 to 1. Of a kind
 * nothing is told: what differs by it is why it is a factor.
 */
export function relatedness(table: Table, columns: ColumnProfile[]): number[] {
  const samples = columns.map((column) => sample(table, column))
  const known = new Map<string, number>()
  const shareOf = (a: number, b: number): number => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    const share = known.get(key) ?? shareTold(samples[a]!, samples[b]!)
    known.set(key, share)
    return share < sameMin ? share : 0
  }
  return samples.map(({ isOrdered }, at) => {
    if (!isOrdered) return 0
    const others = samples
      .slice(0, columnsMax)
      .flatMap((_, other) => (other === at ? [] : [shareOf(at, other)]))
    return Math.sqrt(others.reduce((sum, share) => sum + share, 0) / Math.max(1, others.length))
  })
}

function sample({ columns, rowCount }: Table, profile: ColumnProfile): Sampled {
  const step = Math.max(1, Math.ceil(rowCount / rowsMax))
  const length = Math.ceil(rowCount / step)
  const { codes, numbers } = columns[profile.index]!
  const taken = Int32Array.from({ length }, (_, i) => codes[i * step]!)
  return {
    codes: taken,
    isOrdered: profile.role === 'measure' || isYesNo(profile),
    numbers: Float64Array.from(taken, (code, i) => (code < 0 ? Number.NaN : (numbers?.[i * step] ?? code))),
  }
}

/** Of two columns without an order nothing is asked. */
function shareTold(a: Sampled, b: Sampled): number {
  if (a.isOrdered && b.isOrdered) return rSquared(a.numbers, b.numbers)
  if (a.isOrdered) return etaSquared(a.numbers, b.codes)
  return b.isOrdered ? etaSquared(b.numbers, a.codes) : 0
}
