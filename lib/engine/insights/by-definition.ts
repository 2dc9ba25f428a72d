import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'

/** Groups in which so many rows are zero have none of the measure. */
const noneMin = 0.9
/** … and those with so few have it. */
const someMax = 0.5
/** A group that lies so far between by so many rows lies there by all. */
const [clearRowsMin, clearBy] = [400, 0.13]

const known = new WeakMap<Context, Map<string, boolean>>()

/**
 * Whether a dimension only says which rows have the measure at all: every group either has it in most rows or in none
 * to speak of (rain has precipitation, sun has none). That one of them has most of it follows from the words.
 */
export function followsByDefinition(
  context: Context,
  measure: ColumnProfile,
  dimension: ColumnProfile,
): boolean {
  if (!measure.summary || measure.summary.zeros === 0) return false
  const pairs = known.get(context) ?? new Map<string, boolean>()
  known.set(context, pairs)
  const key = `${measure.index} ${dimension.index}`
  const follows = pairs.get(key) ?? hasAllOrNone(context, measure, dimension)
  pairs.set(key, follows)
  return follows
}

/** Several kinds ask the same of a pair. */
function hasAllOrNone(
  { table, sampledCodes, sampledNumbers }: Context,
  measure: ColumnProfile,
  dimension: ColumnProfile,
): boolean {
  const { codes, values } = table.columns[dimension.index]!
  const { numbers } = table.columns[measure.index]!
  const looked = countZeros(sampledCodes(dimension.index), sampledNumbers(measure.index), values.length)
  if (looked.some(isClearlyBetween)) return false
  const shares = countZeros(codes, numbers!, values.length).flatMap(({ rows, zeros }) =>
    rows > 0 ? [zeros / rows] : [],
  )
  const none = shares.filter((share) => share >= noneMin).length
  const some = shares.filter((share) => share <= someMax).length
  return none > 0 && some > 0 && none + some === shares.length
}

interface Zeros {
  rows: number
  zeros: number
}

/** By some of its rows alone. */
const isClearlyBetween = ({ rows, zeros }: Zeros) =>
  rows >= clearRowsMin && zeros < (noneMin - clearBy) * rows && zeros > (someMax + clearBy) * rows

function countZeros(codes: Int32Array, numbers: Float64Array, groups: number): Zeros[] {
  const rows = new Int32Array(groups)
  const zeros = new Int32Array(groups)
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row]!
    if (code < 0 || Number.isNaN(numbers[row]!)) continue
    rows[code]!++
    if (numbers[row] === 0) zeros[code]!++
  }
  return Array.from(rows, (own, code) => ({ rows: own, zeros: zeros[code]! }))
}
