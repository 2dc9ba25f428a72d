import type { ColumnProfile, Profile } from '../profile/profile'
import { isDetermined } from '../table/is-determined'
import { missingCode, type Table } from '../table/table'
import { logLine } from './log-line'

/** Fewer things don't show that they give by their size; more are no plant that is followed. */
const things = { least: 6, most: 200 }
const rowsPerThingMin = 10
const sizesMin = 3
/** The things differ in size by so much, as a standard deviation of logarithms. */
const apartMin = 0.15
/** Twice as much of what is twice as large … */
const [slopeMin, slopeMax] = [0.85, 1.15]
/** … but for some that give less than their size lets expect: they are what is looked for. */
const fitMin = 0.8

/**
 * What things give that are followed day by day (inverters, beds, fields), over the size that each of them has: measured
 * in a unit, and the more of it the larger the thing. Null where nothing is so.
 */
export function findSizeRatio(
  table: Table,
  profile: Profile,
): { over: ColumnProfile; under: ColumnProfile } | null {
  const { columns } = profile
  const followed = columns.filter((column) => isFollowedThing(table, column))
  const sizes = columns.filter(({ role, summary }) => role === 'measure' && summary && summary.min > 0)
  const given = columns.filter((column) => isGiven(table, column))
  for (const thing of followed) {
    const own = sizes.filter(
      ({ index, distinct }) =>
        distinct >= sizesMin && distinct <= thing.distinct && isDetermined(table, thing.index, index),
    )
    for (const under of own) {
      const over = given.find(
        (one) =>
          one.unit !== under.unit &&
          !isDetermined(table, thing.index, one.index) &&
          growsWith(table, { thing, one, under }),
      )
      if (over) return { over, under }
    }
  }
  return null
}

const isFollowedThing = ({ rowCount }: Table, { role, distinct, missing }: ColumnProfile): boolean =>
  (role === 'category' || role === 'code' || role === 'geo' || role === 'id') &&
  missing === 0 &&
  distinct >= things.least &&
  distinct <= things.most &&
  distinct * rowsPerThingMin <= rowCount

const isGiven = (
  { columns }: Table,
  { index, role, summary, unit, format, isRatio }: ColumnProfile,
): boolean =>
  role === 'measure' &&
  columns[index]!.derivedFrom === undefined &&
  unit !== null &&
  !unit.includes('/') &&
  unit !== '%' &&
  format?.style !== 'currency' &&
  !isRatio &&
  summary !== null &&
  summary.min >= 0

function growsWith(
  { columns }: Table,
  { thing, one, under }: Record<'thing' | 'one' | 'under', ColumnProfile>,
): boolean {
  const { codes, values } = columns[thing.index]!
  const [numbers, sizes] = [columns[one.index]!.numbers!, columns[under.index]!.numbers!]
  const [sums, rows, size] = [values, values, values].map((all) => new Float64Array(all.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  codes.forEach((code, row) => {
    if (code === missingCode || Number.isNaN(numbers[row]!)) return
    sums[code]! += numbers[row]!
    rows[code]!++
    size[code] = sizes[row]!
  })
  const known = [...rows.keys()].filter((code) => rows[code]! > 0 && sums[code]! > 0 && size[code]! > 0)
  if (known.length < things.least) return false
  const { slope, fit, spread } = logLine(
    known.map((code) => ({ x: Math.log(size[code]!), y: Math.log(sums[code]! / rows[code]!) })),
  )
  return spread >= apartMin && slope >= slopeMin && slope <= slopeMax && fit >= fitMin
}
