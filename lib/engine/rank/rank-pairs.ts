import type { CardContext } from '../cards/card'
import type { Identity } from '../profile/profile'

export interface MeasurePair {
  x: number
  y: number
  /** 0 to 1. */
  strength: number
}

/** A pair with no proven relation is worth little, but shows that there is none. */
const unprovenStrength = 0.35
const unprovenMax = 3
const measuresMax = 5
const distinctMin = 8

/** From here on two columns are nearly the same thing under two names. */
const nearlySame = 0.95
const strengthOf = (size: number) => (size > nearlySame ? unprovenStrength : 0.6 + 0.4 * size)

/** Pairs of measures, those with a proven correlation first; what follows from an identity is no relation. */
export function rankPairs(context: CardContext): MeasurePair[] {
  const proven = context.insights
    .filter(({ kind, columns }) => (kind === 'correlation' || kind === 'simpson') && columns.length >= 2)
    .flatMap(({ columns, effect }) => {
      const [a, b] = columns.map((name) => context.measures.find((measure) => measure.name === name))
      return a && b ? [{ x: b.index, y: a.index, strength: strengthOf(Math.abs(effect ?? 0.5)) }] : []
    })
  const numbers = context.measures.filter(({ distinct }) => distinct >= distinctMin).slice(0, measuresMax)
  const others = numbers
    .flatMap((y, place) =>
      numbers.slice(place + 1).map((x) => ({ x: x.index, y: y.index, strength: unprovenStrength })),
    )
    .filter(({ x, y }) => !areBound(context, x, y))
    .filter(
      ({ x, y }) => !proven.some((pair) => (pair.x === x && pair.y === y) || (pair.x === y && pair.y === x)),
    )
  return [...proven, ...others.slice(0, unprovenMax)]
}

/** Whether an arithmetic relation ties two columns. */
export function areBound({ profile }: CardContext, a: number, b: number): boolean {
  return profile.identities.some((identity) => {
    const members = membersOf(identity)
    return members.includes(a) && members.includes(b)
  })
}

function membersOf(identity: Identity): number[] {
  if (identity.kind === 'product') return [identity.result, ...identity.factors]
  if (identity.kind === 'sum') return [identity.result, ...identity.parts]
  if (identity.kind === 'difference') return [identity.result, identity.minuend, identity.subtrahend]
  if (identity.kind === 'ratio') return [identity.result, identity.numerator, identity.denominator]
  return [identity.result, identity.source]
}
