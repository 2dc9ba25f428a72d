import type { Identity } from '../profile/profile'
import type { Context } from './context'

export type RatioIdentity = Extract<Identity, { kind: 'ratio' }>

/** The identity that makes a column a ratio of two others. */
export function ratioOf(context: Context, measure: number): RatioIdentity | null {
  for (const identity of context.profile.identities) {
    if (identity.kind === 'ratio' && identity.result === measure) return identity
  }
  return null
}

export function ratioName(context: Context, { numerator, denominator, scale }: RatioIdentity): string {
  const name = (index: number) => context.table.columns[index]!.name
  return `ratio sum(${name(numerator)}) / sum(${name(denominator)})${scale === 1 ? '' : ` * ${scale}`}`
}
