import type { Identity } from './profile'

const known = new WeakMap<Identity[], (a: number, b: number) => boolean>()

/**
 * Whether arithmetic ties two columns: they are of one identity, or of two that have two columns in common, so that
 * one can be put into the other (women of a total, and the share of men that is made from both). A copy of a column is
 * tied to what the column is tied to. What such columns share is no finding.
 */
export function identityBonds(identities: Identity[]): (a: number, b: number) => boolean {
  if (!known.has(identities)) known.set(identities, createBonds(identities))
  return known.get(identities)!
}

function createBonds(identities: Identity[]) {
  const binding = identities.filter((identity) => identity.kind !== 'ratio' || !identity.isBeside)
  const groups = merged(binding.map((identity) => new Set(membersOf(identity))))
  return (a: number, b: number) => groups.some((group) => group.has(a) && group.has(b))
}

const sharedBy = (a: Set<number>, b: Set<number>) => [...a].filter((member) => b.has(member)).length
/** A pair of copies joins at one column, others at two. */
const sharedMin = (a: Set<number>, b: Set<number>) => (Math.min(a.size, b.size) <= 2 ? 1 : 2)

function merged(groups: Set<number>[]): Set<number>[] {
  for (const [place, group] of groups.entries()) {
    const other = groups.slice(place + 1).find((one) => sharedBy(group, one) >= sharedMin(group, one))
    if (!other) continue
    const rest = groups.filter((one) => one !== group && one !== other)
    return merged([...rest, new Set([...group, ...other])])
  }
  return groups
}

/** The columns that an identity ties. */
export function membersOf(identity: Identity): number[] {
  if (identity.kind === 'product') return [identity.result, ...identity.factors]
  if (identity.kind === 'sum') return [identity.result, ...identity.parts]
  if (identity.kind === 'difference') return [identity.result, identity.minuend, identity.subtrahend]
  if (identity.kind === 'ratio') return [identity.result, identity.numerator, identity.denominator]
  return [identity.result, identity.source]
}
