import type { ColumnProfile, Profile } from '../profile/profile'
import { etaSquared } from '../stats/effect-size'
import type { Table } from '../table/table'
import type { EventPair } from './event-fit'
import { growsAsMuch, positiveLogs } from './grows-as-much'

/** Kinds with fewer rows each on average tell of any number. */
const rowsPerKindMin = 5
const kindsMax = 12
/** So much more of the share than of either count is told by some kind … */
const gainMin = 0.03
/** … and so many times as much. */
const gainTimes = 1.5
/** What one kind tells of may be told by chance of how a file was put together. */
const tellingMin = 2

/**
 * Whether several kinds of a table tell of what share one number is of another, and hardly of either of the two: classes
 * differ by how many of their lessons pupils came to, not by lessons. Then it is the share that something made.
 */
export function isToldApart(table: Table, profile: Profile, { event, base }: EventPair): boolean {
  const [parts, wholes] = [
    positiveLogs(table.columns[event.index]!),
    positiveLogs(table.columns[base.index]!),
  ]
  if (!growsAsMuch(parts, wholes)) return false
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

function sharesOf(parts: Float64Array, wholes: Float64Array): Float64Array {
  const shares = new Float64Array(parts.length)
  for (let row = 0; row < shares.length; row++) shares[row] = parts[row]! - wholes[row]!
  return shares
}

const kindsOf = ({ rowCount }: Table, { columns }: Profile): ColumnProfile[] =>
  columns
    .filter(({ role }) => role === 'category' || role === 'boolean' || role === 'geo')
    .filter(({ distinct }) => distinct > 1 && distinct * rowsPerKindMin <= rowCount)
    .slice(0, kindsMax)
