import { normalTwoSided } from './distributions'

/** What a series does over its whole span, from its first value to its last. */
export type CourseShape =
  | { kind: 'rises' | 'falls' | 'moves' }
  | { kind: 'ranges' }
  | { kind: 'turns'; at: number }
  /** Goes up and down, and from a place on one way over most of its range. */
  | { kind: 'ends'; from: number }
  /** Goes up and down about a level that is another in its first `length` values than in as many at its end. */
  | { kind: 'drifts'; length: number }

export const pointsMin = 5
/** An order that is no clearer than this in standard errors (Kendall 1975) chance makes too often. */
const orderErrorsMin = 2.2
/** Two legs are a turn where chance makes the like, at any place of the series, less often than this. */
const turnPMax = 0.05
const legPointsMin = 3
/** Kendall's tau from which a series goes one way: three of four pairs of its values stand in that order. */
const tauMin = 0.5
/** A weaker order is told by the ends alone; chance makes less of it, and an end may be an extreme by chance. */
const weakTauMin = 0.3
/** Of the whole range between lowest and highest that the ends have to lie apart. */
const endsShareMin = 0.5
/** Of the range that each leg of a turn has to cover. */
const legShareMin = 0.4
/** … and the shorter leg of one that chance hardly makes: what rose steeply and then fell slowly has turned all the same. */
const clearLegShareMin = 0.2
const clearTurnPMax = 0.001
/** More points are thinned out: pairs grow with the square. */
const pointsMax = 400

/** A last leg has to be this much of the range, so clear in its order, and so many values long. */
const lastLegShareMin = 0.6
const lastLegTauMin = 0.6
const lastLegPointsMin = 8
const lastLegPointsShareMin = 0.15
/** Fewer values make no level. */
const levelPointsMin = 4
/** Of the difference of two levels, in their standard errors: widened, since neighbours are alike. */
const driftErrorsMin = 4
/** How far what is in between may lie beyond the two ends, as a part of what lies between these. */
const overshootMax = 0.25

/**
 * Rises or falls where most pairs of values are in that order, turns once at an extreme, goes one way at its end, or
 * drifts, where its two ends lie farther apart than their values scatter; else ranges. Legs and ends are of whole
 * cycles, where so many values come round with the calendar, so that a season is no direction.
 */
export function courseShape(values: number[], cycle = 1): CourseShape {
  const [first, last] = [values[0]!, values.at(-1)!]
  const range = Math.max(...values) - Math.min(...values)
  if (values.length < pointsMin || !(range > 0)) return { kind: 'ranges' }
  const areApart = Math.abs(last - first) >= endsShareMin * range
  const tau = tauOf(values)
  const isClear = errorsOf(tau, values.length) >= orderErrorsMin
  const isOneWay = (least: number) => isClear && tau * Math.sign(last - first) >= least
  if (areApart && isOneWay(tauMin)) return { kind: tau > 0 ? 'rises' : 'falls' }
  const at = [values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))].find((place) =>
    isTurn(values, place, range),
  )
  if (at !== undefined) return { kind: 'turns', at }
  if (areApart && isOneWay(weakTauMin)) return { kind: 'moves' }
  const from = lastLegOf(values, { range, cycle })
  if (from !== null) return { kind: 'ends', from }
  const length = endLengthOf(values.length, cycle)
  return isDrifting(withoutCycle(values, cycle), length) ? { kind: 'drifts', length } : { kind: 'ranges' }
}

/** A third of the values in whole cycles, or one cycle where two fit in. */
function endLengthOf(count: number, cycle: number): number {
  const whole = Math.floor(count / 3 / cycle) * cycle
  return whole > 0 ? whole : count >= 2 * cycle ? cycle : 0
}

/** Where the last leg begins: at the extreme from which the order is clearest and the way longest. */
function lastLegOf(values: number[], { range, cycle }: { range: number; cycle: number }): number | null {
  const last = values.at(-1)!
  let [best, from]: [number, number | null] = [0, null]
  const step = Math.max(1, Math.ceil(values.length / lastLegsMax))
  const least = Math.max(lastLegPointsMin, cycle, lastLegPointsShareMin * values.length)
  for (let at = values.length - Math.ceil(least); at > 0; at -= step) {
    const leg = values.slice(at)
    const size = Math.abs(last - values[at]!) / range
    const isEnd = values[at] === (last > values[at]! ? Math.min(...leg) : Math.max(...leg))
    if (!isEnd || size < lastLegShareMin) continue
    const tau = tauOf(leg) * Math.sign(last - values[at]!)
    if (tau < lastLegTauMin || tau * size <= best) continue
    best = tau * size
    from = at
  }
  return from
}

/** More beginnings of a last leg are not tried. */
const lastLegsMax = 60

/** Each value less what its place in the cycle has above all; as they are where no cycle comes round. */
function withoutCycle(values: number[], cycle: number): number[] {
  if (cycle === 1 || values.length < 2 * cycle) return values
  const all = momentsOf(values).mean
  const means = Array.from(
    { length: cycle },
    (_, phase) => momentsOf(values.filter((_, at) => at % cycle === phase)).mean,
  )
  return values.map((value, at) => value - means[at % cycle]! + all)
}

function isDrifting(values: number[], length: number): boolean {
  if (length < levelPointsMin) return false
  const [early, late] = [values.slice(0, length), values.slice(-length)].map(momentsOf)
  const way = late!.mean - early!.mean
  const error = Math.sqrt((early!.variance + late!.variance) / length)
  const middle = values.slice(length, values.length - length)
  const place = middle.length > 0 ? (momentsOf(middle).mean - early!.mean) / way : 0
  return Math.abs(way) >= driftErrorsMin * error && place >= -overshootMax && place <= 1 + overshootMax
}

function momentsOf(values: number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1) }
}

function isTurn(values: number[], at: number, range: number): boolean {
  const legs = [values.slice(0, at + 1), values.slice(at)]
  const taus = legs.map(tauOf)
  const ps = legs.map((leg, place) => normalTwoSided(errorsOf(taus[place]!, leg.length)) / 2)
  const p = ps[0]! * ps[1]! * values.length
  const shareMin = p <= clearTurnPMax ? clearLegShareMin : legShareMin
  return (
    taus[0]! * taus[1]! < 0 &&
    p <= turnPMax &&
    legs.every(
      (leg, place) =>
        leg.length >= legPointsMin &&
        Math.abs(taus[place]!) >= tauMin &&
        Math.abs(leg.at(-1)! - leg[0]!) >= shareMin * range,
    )
  )
}

/** Kendall's tau in standard errors of what chance makes of so many values. */
const errorsOf = (tau: number, count: number) =>
  Math.abs(tau) * Math.sqrt((9 * count * (count - 1)) / (2 * (2 * count + 5)))

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
