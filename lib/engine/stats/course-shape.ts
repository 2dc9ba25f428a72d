/** What a series does over its whole span, from its first value to its last. */
export type CourseShape = { kind: 'rises' | 'falls' | 'moves' | 'ranges' } | { kind: 'turns'; at: number }

const pointsMin = 5
const legPointsMin = 3
/** Kendall's tau from which a series goes one way: three of four pairs of its values stand in that order. */
const tauMin = 0.5
/** A weaker order is told by the ends alone; chance makes less of it, and an end may be an extreme by chance. */
const weakTauMin = 0.3
/** Of the whole range between lowest and highest that the ends have to lie apart. */
const endsShareMin = 0.5
/** Of the range that each leg of a turn has to cover. */
const legShareMin = 0.4
/** More points are thinned out: pairs grow with the square. */
const pointsMax = 400

/** Rises or falls where most pairs of values are in that order, turns once at an extreme, else ranges. */
export function courseShape(values: number[]): CourseShape {
  const [first, last] = [values[0]!, values.at(-1)!]
  const range = Math.max(...values) - Math.min(...values)
  if (values.length < pointsMin || !(range > 0)) return { kind: 'ranges' }
  const areApart = Math.abs(last - first) >= endsShareMin * range
  const tau = tauOf(values)
  const isOneWay = (least: number) => tau * Math.sign(last - first) >= least
  if (areApart && isOneWay(tauMin)) return { kind: tau > 0 ? 'rises' : 'falls' }
  const at = [values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))].find((place) =>
    isTurn(values, place, range),
  )
  if (at !== undefined) return { kind: 'turns', at }
  return { kind: areApart && isOneWay(weakTauMin) ? 'moves' : 'ranges' }
}

function isTurn(values: number[], at: number, range: number): boolean {
  const legs = [values.slice(0, at + 1), values.slice(at)]
  const taus = legs.map(tauOf)
  return (
    taus[0]! * taus[1]! < 0 &&
    legs.every(
      (leg, place) =>
        leg.length >= legPointsMin &&
        Math.abs(taus[place]!) >= tauMin &&
        Math.abs(leg.at(-1)! - leg[0]!) >= legShareMin * range,
    )
  )
}

function tauOf(all: number[]): number {
  const step = Math.max(1, Math.ceil(all.length / pointsMax))
  const values = all.filter((_, place) => place % step === 0)
  let order = 0
  for (let late = 1; late < values.length; late++) {
    for (let early = 0; early < late; early++) order += Math.sign(values[late]! - values[early]!)
  }
  const pairs = (values.length * (values.length - 1)) / 2
  return pairs > 0 ? order / pairs : 0
}
