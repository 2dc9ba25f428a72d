import { leftWithin } from '../insights/confounder'
import type { ColumnProfile } from '../profile/profile'
import { dependsOn } from '../rank/rank-breakdowns'
import { areBound } from '../rank/rank-pairs'
import type { CardContext } from '../request/card'
import { areRivals } from '../request/rival-of'
import { etaSquared, rSquared } from '../stats/effect-size'
import { filterRows } from '../table/filter-rows'
import { gather, gatherCodes } from '../table/gather'
import { keptRows } from '../table/kept-rows'
import { factorNature } from './factor-nature'

/** What goes with an outcome. */
export interface Factor {
  column: ColumnProfile
  kind: 'groups' | 'number'
  /** The share of the outcome's variance that it tells, 0 to 1. */
  effect: number
  /** Whether that is more than chance makes of so many rows, and more than as good as nothing. */
  isTelling: boolean
}

type Measured = Omit<Factor, 'isTelling'>

const rowsMax = 10_000
const groupsMax = 60
/** A number with fewer values is better read as groups. */
const numbersMin = 9
/** Fewer are no groups. */
const groupsMin = 2
/** Fewer rows a group are names of rows, not groups. */
const rowsPerGroupMin = 5
/** Below this (small, Cohen 1988) a factor tells as good as nothing. */
const effectMin = 0.01
/** From here a column is another form of the outcome. */
const sameFrom = 0.97
/** An effect times its rows that chance hardly reaches for one degree of freedom (chi-square, p of .001) … */
const evidenceMin = 10.8
/** … and that it seldom does (p of .05, less one degree of freedom): few such are drawn, of kinds that people ask by anyway. */
const likelyMin = 2.84
const likelyEffectMin = 0.002
const likelyMax = 2
/** Less than this is left of a relation that is another column's. */
const goneMin = 0.3

/**
 * What goes with an outcome, strongest first, then what likely does; what was asked about and the arm of
 * a trial in any case. What arithmetic or naming ties to it
 * is left out.
 */
export function rankFactors(context: CardContext, outcome: ColumnProfile): Factor[] {
  const { table } = context
  const { rows, numbersOf, codesOf } = sampleOf(context)
  const values = numbersOf(outcome)
  const isFree = (other: ColumnProfile) =>
    other.name !== outcome.name &&
    (!other.isResult || context.focus.has(other.name)) &&
    !areBound(context, outcome.index, other.index) &&
    // what came of the first outcome is told by it, and not the other way round
    (outcome.isResult || !areRivals(context, outcome.index, other.index)) &&
    !dependsOn(context, outcome.index, other.index)
  const risen = (column: ColumnProfile) =>
    column.role === 'measure' && table.columns[column.index]!.numbers
      ? rSquared(values, numbersOf(column))
      : 0
  const known = ({ index }: ColumnProfile) => 1 - table.columns[index]!.missing / Math.max(1, table.rowCount)
  const steps = context.measures.filter(({ distinct, of }) => distinct < numbersMin && !of)
  const groups = [...context.dimensions, ...steps]
    .filter((other) => isFree(other) && isGrouping(other, table.rowCount))
    .map((column): Measured => {
      const share = etaSquared(values, codesOf(column))
      const effect = known(column) * withoutChance(share, rows.length, column.distinct)
      return { column, kind: 'groups', effect: Math.max(effect, risen(column)) }
    })
  const numbers = context.measures
    .filter((other) => isFree(other) && !other.of && other.distinct >= numbersMin)
    .filter((other) => !isSize(outcome) || !isSize(other))
    .map((column): Measured => ({ column, kind: 'number', effect: rSquared(values, numbersOf(column)) }))
  const arm = outcome.name === context.measures[0]!.name ? context.profile.arm : undefined
  const isFocused = ({ column }: Measured) =>
    Number(context.focus.has(column.name)) + Number(column.index === arm) / 2
  let likely = 0
  return [...groups, ...numbers]
    .filter(({ effect }) => effect < sameFrom)
    .map((factor) => leftOf(context, outcome, factor))
    .map((factor) => ({
      ...factor,
      isTelling: factor.effect >= effectMin && factor.effect * rows.length >= evidenceMin,
    }))
    .filter(
      (factor) =>
        factor.isTelling ||
        isFocused(factor) > 0 ||
        (isLikely(factor, rows.length) && isPlain(factor, table.rowCount) && likely++ < likelyMax),
    )
    .sort(
      (a, b) =>
        isFocused(b) - isFocused(a) ||
        Number(b.isTelling) - Number(a.isTelling) ||
        rankOf(b) - rankOf(a) ||
        a.column.index - b.column.index,
    )
}

const isLikely = ({ effect }: Factor, rows: number) => effect >= likelyEffectMin && effect * rows >= likelyMin

const plainGroupsMax = 8
const plainRowsMin = 10
const isPlain = ({ column, kind }: Factor, rowCount: number) =>
  kind === 'groups' &&
  (column.role === 'category' || column.role === 'boolean') &&
  column.distinct <= plainGroupsMax &&
  column.distinct * plainRowsMin <= rowCount &&
  factorNature(column) === 1

const rankOf = ({ column, kind, effect }: Measured) => effect * (kind === 'groups' ? factorNature(column) : 1)

/** Of what another column's likeness takes away, so much is left; a cloud of points that shows that other column is none of it. */
function leftOf(
  { insights }: CardContext,
  outcome: ColumnProfile,
  { column, kind, effect }: Measured,
): Measured {
  const left = insights
    .filter(
      ({ columns }) =>
        columns.length === 2 && columns.includes(outcome.name) && columns.includes(column.name),
    )
    .reduce((least, insight) => Math.min(least, leftWithin(insight)), 1)
  return { column, kind, effect: kind === 'number' && left < goneMin ? 0 : effect * left }
}

/** Eta squared less what as many groups tell by chance: epsilon squared (Kelley 1935). */
const withoutChance = (share: number, rows: number, groups: number) =>
  Math.max(0, 1 - ((1 - share) * (rows - 1)) / Math.max(1, rows - groups))

/** Two amounts of a thing both grow with the thing. */
const isSize = ({ additivity }: ColumnProfile) => additivity === 'additive'

const isGrouping = ({ distinct }: ColumnProfile, rowCount: number) =>
  distinct >= groupsMin && distinct <= groupsMax && distinct * rowsPerGroupMin <= rowCount

/** The rows that factors are measured on, the same for all outcomes; each column of them is gathered once. */
interface Sample {
  rows: Uint32Array
  numbersOf(column: ColumnProfile): Float64Array
  codesOf(column: ColumnProfile): Int32Array
}

const samples = new WeakMap<CardContext, Sample>()

function sampleOf(context: CardContext): Sample {
  const found = samples.get(context)
  if (found) return found
  const { table, filters } = context
  const rows = sampledRows(table.rowCount, filterRows(table, filters))
  const numbers = new Map<number, Float64Array>()
  const codes = new Map<number, Int32Array>()
  const made: Sample = {
    rows,
    numbersOf: ({ index }) => once(numbers, index, () => gather(table.columns[index]!.numbers!, rows)),
    codesOf: ({ index }) => once(codes, index, () => gatherCodes(table.columns[index]!.codes, rows)),
  }
  samples.set(context, made)
  return made
}

function once<V>(known: Map<number, V>, index: number, make: () => V): V {
  const found = known.get(index) ?? make()
  known.set(index, found)
  return found
}

function sampledRows(rowCount: number, keep: Uint8Array | null): Uint32Array {
  const rows = keep && keptRows(keep)
  const count = rows?.length ?? rowCount
  const places = new Uint32Array(Math.min(count, rowsMax))
  for (let at = 0; at < places.length; at++) {
    const place = count <= rowsMax ? at : Math.floor((at * count) / rowsMax)
    places[at] = rows ? rows[place]! : place
  }
  return places
}
