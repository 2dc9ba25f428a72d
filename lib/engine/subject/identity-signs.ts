import type { ColumnProfile, Identity, Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { isRepeated } from './is-repeated'

/** Whether a column is computed from others, or others from it. */
export function identitySigns({ identities, columns }: Profile, index: number) {
  const isResult = identities.some((identity) => resultOf(identity, columns) === index)
  const isPart = identities.some((identity) => partsOf(identity, columns).includes(index))
  return { result: isResult ? 1 : 0, part: isPart ? 1 : 0 }
}

/** What a thing gives goes with its size, and with what goes with that: it is followed by what it gives for it. */
export const isOverSize = (table: Table, profile: Profile, { index }: ColumnProfile): boolean =>
  profile.identities.some(
    (one) =>
      one.kind === 'ratio' &&
      one.numerator === index &&
      profile.columns[one.result]!.isFollowed === true &&
      isRepeated(table, profile, profile.columns[one.denominator]!),
  )

function resultOf(identity: Identity, columns: ColumnProfile[]): number | null {
  if (identity.kind === 'ratio' || identity.kind === 'scaled') return null
  return signedDifference(identity, columns) ?? identity.result
}

function partsOf(identity: Identity, columns: ColumnProfile[]): number[] {
  if (identity.kind === 'product') return identity.factors
  if (identity.kind === 'difference')
    return columns[identity.result]!.isChange ? [identity.minuend, identity.subtrahend] : []
  return identity.kind === 'sum' && signedDifference(identity, columns) === null ? identity.parts : []
}

/** Of `remain = leave + spread` it is the spread that the others make up: it alone goes both ways. */
function signedDifference(identity: Identity, columns: ColumnProfile[]): number | null {
  if (identity.kind !== 'sum' || identity.parts.length !== 2) return null
  const signed = identity.parts.filter((part) => (columns[part]!.summary?.min ?? 0) < 0)
  return signed.length === 1 && (columns[identity.result]!.summary?.min ?? 0) >= 0 ? signed[0]! : null
}
