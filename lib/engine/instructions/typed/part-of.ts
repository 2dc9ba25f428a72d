import type { Understanding } from '../../understanding'
import { canMeasure, isTime } from '../columns/column-kinds'
import { columnNames, unitsOf } from '../columns/column-names'
import { isTaken } from './lexicon/things'

/** What a number is a part of: as the table's own quotients have it, else the one number like it that is never less. */
export function wholeOf(data: Understanding, index: number): number | null {
  const { identities, columns } = data.profile
  const known = identities.find((one) => one.kind === 'ratio' && one.numerator === index && one.scale === 1)
  const isMoney = (at: number) =>
    columns[at]!.format?.style === 'currency' ||
    columnNames(data)[at]!.words.some((word) => isTaken(word) === 1)
  if (known?.kind === 'ratio' && isMoney(known.denominator) === isMoney(index)) return known.denominator
  const found = columns.filter(({ index: other, additivity }) => {
    if (other === index || additivity !== 'additive' || !canMeasure(data, other) || isTime(data, other))
      return false
    return isLike(data, index, other) && isNeverLess(data, other, index)
  })
  return found.length === 1 ? found[0]!.index : null
}

/** "tickets sold against capacity" of one hall: a number that is the same in all rows, and never less, is the whole. */
export const isSteadyWhole = (data: Understanding, index: number, part: number): boolean =>
  data.profile.columns[index]!.distinct === 1 && canMeasure(data, index) && isNeverLess(data, index, part)

/** Counted in the same unit, or both in money. */
function isLike(data: Understanding, index: number, other: number): boolean {
  const names = columnNames(data)
  const [own, its] = [unitsOf(names[index]!), unitsOf(names[other]!)]
  const last = (at: number) => names[at]!.words.at(-1)
  const style = (at: number) => data.profile.columns[at]!.format?.style
  const isMoney = style(index) === 'currency' && style(other) === 'currency'
  return (
    isMoney ||
    own.some((unit) => its.includes(unit)) ||
    (names[index]!.words.length > 1 && last(index) === last(other))
  )
}

const shareMin = 0.98

function isNeverLess({ table }: Understanding, large: number, small: number): boolean {
  const [above, below] = [table.columns[large]!.numbers, table.columns[small]!.numbers]
  if (!above || !below) return false
  let [rows, fitting] = [0, 0]
  for (let row = 0; row < above.length; row++) {
    if (Number.isNaN(above[row]!) || Number.isNaN(below[row]!)) continue
    rows++
    if (above[row]! >= below[row]!) fitting++
  }
  return rows > 0 && fitting >= shareMin * rows
}
