import { identityBonds } from '../profile/identity-bonds'
import type { ColumnProfile } from '../profile/profile'
import { sharesWhole } from '../profile/shares-whole'
import type { CardContext } from '../request/card'

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
/** A whole and its parts go together by construction. */
const partsStrength = 0.45

interface Proven {
  a: ColumnProfile
  b: ColumnProfile
  size: number
}

function strengthOf(context: CardContext, { a, b, size }: Proven): number {
  if (size > nearlySame) return unprovenStrength
  return sharesWhole(context, a.index, b.index) ? partsStrength : 0.6 + 0.4 * size
}

/** Pairs of measures, those with a proven correlation first; what follows from an identity is no relation. */
export function rankPairs(context: CardContext): MeasurePair[] {
  const proven = context.insights
    .filter(({ kind, columns }) => (kind === 'correlation' || kind === 'simpson') && columns.length >= 2)
    .flatMap(({ columns, effect }) => {
      const [a, b] = columns.map((name) => context.measures.find((measure) => measure.name === name))
      if (!a || !b || a.of || b.of) return []
      const size = Math.abs(effect ?? 0.5)
      return [{ x: b.index, y: a.index, strength: strengthOf(context, { a, b, size }) }]
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

/** Whether arithmetic ties two columns. */
export const areBound = ({ profile }: CardContext, a: number, b: number): boolean =>
  identityBonds(profile.identities)(a, b) ||
  profile.forms.some((pair) => pair.includes(a) && pair.includes(b))
