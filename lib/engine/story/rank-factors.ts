import type { ColumnProfile } from '../profile/profile'
import { dependsOn } from '../rank/rank-breakdowns'
import { areBound } from '../rank/rank-pairs'
import type { CardContext } from '../request/card'
import { etaSquared, rSquared } from '../stats/effect-size'
import { filterRows } from '../table/filter-rows'

/** What goes with an outcome. */
export interface Factor {
  column: ColumnProfile
  kind: 'groups' | 'number'
  /** The share of the outcome's variance that it tells, 0 to 1. */
  effect: number
}

const rowsMax = 10_000
const groupsMax = 30
/** A number with fewer values is better read as groups. */
const numbersMin = 9
/** Fewer rows a group are names of rows, not groups. */
const rowsPerGroupMin = 5
/** Below this (small, Cohen 1988) a factor tells as good as nothing. */
const effectMin = 0.01
/** From here a column is another form of the outcome. */
const sameFrom = 0.97
/** An effect times its rows that chance hardly reaches for one degree of freedom (chi-square, p of .001). */
const evidenceMin = 10.8

/** What goes with an outcome, strongest first; what arithmetic or naming ties to it is left out. */
export function rankFactors(context: CardContext, outcome: ColumnProfile): Factor[] {
  const { table, filters } = context
  const keep = filterRows(table, filters)
  const rows = sampledRows(table.rowCount, keep)
  const values = Float64Array.from(rows, (row) => table.columns[outcome.index]!.numbers![row]!)
  const isFree = (other: ColumnProfile) =>
    other.name !== outcome.name &&
    !areBound(context, outcome.index, other.index) &&
    !dependsOn(context, outcome.index, other.index)
  const groups = context.dimensions
    .filter((other) => isFree(other) && isGrouping(other, table.rowCount))
    .map((column): Factor => {
      const { codes } = table.columns[column.index]!
      const effect = etaSquared(
        values,
        Int32Array.from(rows, (row) => codes[row]!),
      )
      return { column, kind: 'groups', effect }
    })
  const numbers = context.measures
    .filter((other) => isFree(other) && !other.of && other.distinct >= numbersMin)
    .filter((other) => !isSize(outcome) || !isSize(other))
    .map((column): Factor => {
      const { numbers: others } = table.columns[column.index]!
      const effect = rSquared(
        values,
        Float64Array.from(rows, (row) => others![row]!),
      )
      return { column, kind: 'number', effect }
    })
  return [...groups, ...numbers]
    .filter(({ effect }) => effect >= effectMin && effect < sameFrom && effect * rows.length >= evidenceMin)
    .sort((a, b) => b.effect - a.effect || a.column.index - b.column.index)
}

/** Two amounts of a thing both grow with the thing. */
const isSize = ({ additivity }: ColumnProfile) => additivity === 'additive'

const isGrouping = ({ distinct }: ColumnProfile, rowCount: number) =>
  distinct >= 2 && distinct <= groupsMax && distinct * rowsPerGroupMin <= rowCount

function sampledRows(rowCount: number, keep: Uint8Array | null): number[] {
  const rows: number[] = []
  for (let row = 0; row < rowCount; row++) if (!keep || keep[row]) rows.push(row)
  if (rows.length <= rowsMax) return rows
  return Array.from({ length: rowsMax }, (_, i) => rows[Math.floor((i * rows.length) / rowsMax)]!)
}
