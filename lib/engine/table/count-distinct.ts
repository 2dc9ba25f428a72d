import type { Grouping } from './grouping'
import { type Column, missingCode } from './table'

/** So many pairs of a group and a value are marked bit by bit (16 MB); more are rare, and looked up. */
const markedPairsMax = 2 ** 27

/** How many different values each group has; among numbers, those that can be read as one. */
export function countDistinct({ groups, count }: Grouping, { codes, values, numbers }: Column): Float64Array {
  const counts = new Float64Array(count)
  const isNew = newPairs(count * values.length)
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!
    const code = codes[row]!
    if (group < 0 || code === missingCode || (numbers && Number.isNaN(numbers[row]!))) continue
    if (isNew(group * values.length + code)) counts[group]!++
  }
  return counts
}

/** Whether a pair is met for the first time. */
type IsNew = (pair: number) => boolean

/** Asked of pairs numbered from 0 to `pairs`, each as often as it is met. */
export const newPairs = (pairs: number): IsNew => (pairs <= markedPairsMax ? marks(pairs) : names())

function marks(pairs: number): IsNew {
  const words = new Uint32Array((pairs >>> 5) + 1)
  return (pair) => {
    const bit = 1 << (pair & 31)
    const word = words[pair >>> 5]!
    if (word & bit) return false
    words[pair >>> 5] = word | bit
    return true
  }
}

function names(): IsNew {
  const seen = new Set<number>()
  return (pair) => {
    if (seen.has(pair)) return false
    seen.add(pair)
    return true
  }
}
