import type { ColumnProfile } from '../../profile/profile'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'

export interface PartPair {
  part: number
  whole: number
}

const wordMin = 3

/** Numbers of which one is never more than another that is counted alike and shares a word with it: missed sessions of possible ones. */
export function partPairs(understanding: Understanding): PartPair[] {
  const { profile, table } = understanding
  const amounts = columnNames(understanding).filter(
    ({ index }) =>
      canMeasure(understanding, index) &&
      profile.columns[index]!.summary !== null &&
      !table.columns[index]!.derivedFrom,
  )
  return amounts.flatMap(({ index: part, words }) =>
    amounts.flatMap(({ index: whole, words: others }) => {
      const isNamed = words.some((word) => word.length >= wordMin && others.includes(word))
      const [one, other] = [part, whole].map((index) => profile.columns[index]!)
      const isAlike = one!.unit === other!.unit && (one!.unit !== null || (isCount(one!) && isCount(other!)))
      return part !== whole && isNamed && isAlike && isWithin(understanding, part, whole)
        ? [{ part, whole }]
        : []
    }),
  )
}

const isCount = ({ summary }: ColumnProfile): boolean => summary!.integers && summary!.min >= 0

function isWithin({ table }: Understanding, part: number, whole: number): boolean {
  const [parts, wholes] = [part, whole].map((index) => table.columns[index]!.numbers!)
  let isLess = false
  for (let row = 0; row < table.rowCount; row++) {
    if (parts![row]! > wholes![row]!) return false
    isLess ||= parts![row]! < wholes![row]!
  }
  return isLess
}
