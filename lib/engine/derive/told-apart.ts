import type { ColumnProfile, Profile } from '../profile/profile'
import { likenessOf } from '../stats/correlation'
import { deviationOf } from '../stats/deviation'
import { etaSquared } from '../stats/effect-size'
import { presentOf } from '../stats/present-of'
import type { Column, Table } from '../table/table'
import type { EventPair } from './event-fit'

/** Kinds with fewer rows each on average tell of any number. */
const rowsPerKindMin = 5
const kindsMax = 12
/** So much more of the share than of either count is told by some kind … */
const gainMin = 0.03
/** … and so many times as much. */
const gainTimes = 1.5
/** Twice as much of twice as many. */
const [powerMin, powerMax] = [0.8, 1.25]
const likeMin = 0.5

/** What one kind tells of may be told by chance of how a file was put together. */
const tellingMin = 2

/**
 * Whether several kinds of a table tell of what share one number is of another, and hardly of either of the two: classes
 * differ by how many of their lessons pupils came to, not by lessons. Then it is the share that something made.
 */
export function isToldApart(table: Table, profile: Profile, { event, base }: EventPair): boolean {
  const [parts, wholes] = [logsOf(table.columns[event.index]!), logsOf(table.columns[base.index]!)]
  if (!growsWith(parts, wholes)) return false
  const shares = sharesOf(parts, wholes)
  const telling = kindsOf(table, profile).filter(({ index }) => {
    const { codes } = table.columns[index]!
    const ofShare = etaSquared(shares, codes)
    if (ofShare < gainMin) return false
    const ofEither = Math.max(etaSquared(parts, codes), etaSquared(wholes, codes))
    return ofShare - ofEither >= gainMin && ofShare >= gainTimes * ofEither
  })
  return telling.length >= tellingMin
}

const known = new WeakMap<Column, Float64Array>()

/** A number is asked of with many others. NaN where it is not above zero. */
function logsOf(column: Column): Float64Array {
  const logs = known.get(column) ?? takeLogs(column.numbers!)
  known.set(column, logs)
  return logs
}

function takeLogs(numbers: Float64Array): Float64Array {
  const logs = new Float64Array(numbers.length)
  for (let row = 0; row < logs.length; row++)
    logs[row] = numbers[row]! > 0 ? Math.log(numbers[row]!) : Number.NaN
  return logs
}

function sharesOf(parts: Float64Array, wholes: Float64Array): Float64Array {
  const shares = new Float64Array(parts.length)
  for (let row = 0; row < shares.length; row++) shares[row] = parts[row]! - wholes[row]!
  return shares
}

/** In logs r times the spread of the one over that of the other is the power with which it grows. */
function growsWith(parts: Float64Array, wholes: Float64Array): boolean {
  const { r } = likenessOf(parts, wholes)
  if (!(r >= likeMin)) return false
  const power = (r * deviationOf(presentOf(parts))) / deviationOf(presentOf(wholes))
  return power >= powerMin && power <= powerMax
}

const kindsOf = ({ rowCount }: Table, { columns }: Profile): ColumnProfile[] =>
  columns
    .filter(({ role }) => role === 'category' || role === 'boolean' || role === 'geo')
    .filter(({ distinct }) => distinct > 1 && distinct * rowsPerKindMin <= rowCount)
    .slice(0, kindsMax)
