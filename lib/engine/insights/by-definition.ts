import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'

/** Groups in which so many rows are zero have none of the measure. */
const noneMin = 0.9
/** … and those with so few have it. */
const someMax = 0.5

/**
 * Whether a dimension only says which rows have the measure at all: every group either has it in most rows or in none
 * to speak of (rain has precipitation, sun has none). That one of them has most of it follows from the words.
 */
export function followsByDefinition(
  { table }: Context,
  measure: ColumnProfile,
  dimension: ColumnProfile,
): boolean {
  if (!measure.summary || measure.summary.zeros === 0) return false
  const { codes, values } = table.columns[dimension.index]!
  const numbers = table.columns[measure.index]!.numbers!
  const rows = new Float64Array(values.length)
  const zeros = new Float64Array(values.length)
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row]!
    if (code < 0 || Number.isNaN(numbers[row]!)) continue
    rows[code]!++
    if (numbers[row] === 0) zeros[code]!++
  }
  const shares = [...zeros].flatMap((count, code) => (rows[code]! > 0 ? [count / rows[code]!] : []))
  const none = shares.filter((share) => share >= noneMin).length
  const some = shares.filter((share) => share <= someMax).length
  return none > 0 && some > 0 && none + some === shares.length
}
