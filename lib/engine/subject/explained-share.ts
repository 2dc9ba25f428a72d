import { identityBonds } from '../profile/identity-bonds'
import type { ColumnProfile, Profile } from '../profile/profile'
import { etaSquared, rSquared } from '../stats/effect-size'
import type { Table } from '../table/table'

/** More rows make the effects no surer than is needed to compare them. */
const sampleMax = 1000
const groupsMax = 20
/** Columns beyond these are not asked. */
const othersMax = 40
const strongest = 3

/**
 * How well other columns tell a column: the mean of the three largest of eta squared (of its mean by the values of a
 * category) and r squared (by a number), between 0 and 1. What arithmetic ties to it does not count.
 */
export function explainedShare(table: Table, profile: Profile, index: number): number {
  const areTied = identityBonds(profile.identities)
  const rows = sampledRows(table.rowCount)
  const values = targetValues(table, index, rows)
  const effects = profile.columns
    .filter((other) => other.index !== index && isAsked(table, other) && !areTied(index, other.index))
    .filter((other) => !isPaired(profile, index, other.index))
    .slice(0, othersMax)
    .map((other) => effectOf(table, values, { other, rows }))
    .sort((a, b) => b - a)
    .slice(0, strongest)
  return effects.reduce((sum, effect) => sum + effect, 0) / strongest
}

const isPaired = ({ dependencies, forms }: Profile, a: number, b: number) =>
  [...dependencies, ...forms].some((pair) => pair.includes(a) && pair.includes(b))

const isAsked = (table: Table, { role, distinct, index }: ColumnProfile): boolean =>
  role === 'measure'
    ? table.columns[index]!.numbers !== null
    : (role === 'category' || role === 'boolean' || role === 'geo') && distinct <= groupsMax

function sampledRows(rowCount: number): Uint32Array {
  const count = Math.min(rowCount, sampleMax)
  return Uint32Array.from({ length: count }, (_, i) => Math.floor((i * rowCount) / count))
}

/** Numbers as they are; of a category, whether the row has its most frequent value. */
function targetValues(table: Table, index: number, rows: Uint32Array): Float64Array {
  const { numbers, codes, type } = table.columns[index]!
  if (numbers && type !== 'boolean') return Float64Array.from(rows, (row) => numbers[row]!)
  const first = codes.find((code) => code >= 0) ?? 0
  return Float64Array.from(rows, (row) => (codes[row]! < 0 ? Number.NaN : codes[row] === first ? 1 : 0))
}

function effectOf(
  table: Table,
  values: Float64Array,
  { other, rows }: { other: ColumnProfile; rows: Uint32Array },
): number {
  const { numbers, codes } = table.columns[other.index]!
  if (other.role === 'measure')
    return rSquared(
      values,
      Float64Array.from(rows, (row) => numbers![row]!),
    )
  return etaSquared(
    values,
    Int32Array.from(rows, (row) => codes[row]!),
  )
}
