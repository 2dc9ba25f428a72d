import type { ColumnProfile } from '../profile/profile'
import { differenceWithin, relationWithin, type WithinStrata } from '../stats/within-strata'
import { gather } from '../table/gather'
import type { Context } from './context'

/** More groups leave too few rows in each. */
const strataMax = 30

/** A third column among whose like rows a finding goes away or turns round. */
export interface Confounder {
  column: ColumnProfile
  within: Exclude<WithinStrata, 'stays'>
}

/** Columns that a finding about these two may be due to; none that is tied to one of them by how it is made. */
function suspects(context: Context, about: ColumnProfile[]): ColumnProfile[] {
  return context.dimensions.filter(
    ({ index, distinct, name }) =>
      distinct <= strataMax &&
      !context.table.columns[index]!.derivedFrom &&
      about.every((column) => column.name !== name && !context.areBound(column.index, index)),
  )
}

function firstOf(
  context: Context,
  about: ColumnProfile[],
  judge: (strata: Int32Array) => WithinStrata | null,
): Confounder | null {
  const found = suspects(context, about).flatMap((column): Confounder[] => {
    const within = judge(context.sampledCodes(column.index))
    return within === null || within === 'stays' ? [] : [{ column, within }]
  })
  return found.find(({ within }) => within === 'turns') ?? found[0] ?? null
}

/** What the difference between two groups of a measure is due to, where that is another column. */
export function confounderOfGroups(
  context: Context,
  about: { measure: ColumnProfile; dimension: ColumnProfile; high: string; low: string },
): Confounder | null {
  const { measure, dimension } = about
  // a sum over a sum is no average of what its rows come to
  if (measure.isRatio) return null
  const { values: names } = context.table.columns[dimension.index]!
  const [high, low] = [names.indexOf(about.high), names.indexOf(about.low)]
  const sides = Int8Array.from(context.sampledCodes(dimension.index), (code) =>
    code === high ? 1 : code === low ? 0 : -1,
  )
  const values = gather(context.table.columns[measure.index]!.numbers!, context.sample)
  return firstOf(context, [measure, dimension], (strata) => differenceWithin({ values, sides }, strata))
}

/** What two measures go together by, where that is another column. */
export function confounderOfPair(context: Context, a: ColumnProfile, b: ColumnProfile): Confounder | null {
  const [x, y] = [context.scores(a.index).normal, context.scores(b.index).normal]
  return firstOf(context, [a, b], (strata) => relationWithin(x, y, strata))
}

/** `, but hardly among rows with the same endpoint`. */
export function confounderWords(confounder: Confounder | null): string {
  if (!confounder) return ''
  const how = confounder.within === 'turns' ? 'the other way round' : 'hardly'
  return `, but ${how} among rows with the same ${confounder.column.label}`
}
