import { correlate } from '../stats/correlation'
import { quantileOf } from '../stats/quantile-of'
import type { Column } from '../table/table'
import { type KnownFactor, knownFactor } from './known-factors'
import { isOfSize, type Looked, perThingMin } from './looked-measure'
import { chanceApart, inOrderOf, middleOf, shapesApart } from './middle-of'

/** Fewer rows say nothing of how all others lie. */
export const referenceMin = 15
const relatedMin = 0.6
/** One measure over another lies so close together, in logarithms, and no wider in the other unit. */
const closeMax = 0.35
const widerMax = 1.6
/** Steps below this come about by themselves: the one over the other has to lie still closer for them to be a unit. */
const smallMax = 9
const closeOfSmallMax = 0.12
/** What else is measured does not move: by so little of the step, or of its own standard deviation. */
const movedMax = 0.2
const deviationsMax = 0.5
/** Other things lie so close to each other, beside how far this one lies off. */
const alikeMax = 0.25
const toleranceMin = 0.03
const toleranceMost = 0.12
const shapeMax = 0.05
const shapePerRoot = 1.36
/** … and as wide. */
const widthApartMax = 1.35

interface Sides {
  rows: number[]
  reference: number[]
  step: number
}

/** The side of a thing's own step that lies off all other things, and not the one that lies among them. */
export function isOffTheOthers(
  { logs }: Looked,
  { rest, other, step }: { rest: number[]; other: number[]; step: number },
) {
  const usual = inOrderOf(logs, rest)
  if (usual.length < referenceMin) return false
  const beside = middleOf(inOrderOf(logs, other)).middle - middleOf(usual).middle
  return Math.abs(beside) < Math.abs(step) / 3
}

/** What else is measured of the rows is as it is of the others, and there is something; what stands in the same unit may move as far. */
export function areUnmoved({ measure, others }: Looked, { rows, reference, step }: Sides): boolean {
  const known = others.filter(({ logs }) => inOrderOf(logs, rows).length >= rows.length / 2)
  const moves = known.map(({ logs, isOfSize: goesBySize }) => {
    const [a, b] = [middleOf(inOrderOf(logs, rows)), middleOf(inOrderOf(logs, reference))]
    return { moved: a.middle - b.middle, deviation: b.deviation, goesBySize }
  })
  const isStill = ({ moved, deviation }: (typeof moves)[number]) =>
    Math.abs(moved) <= movedMax * Math.abs(step) || Math.abs(moved) <= deviationsMax * deviation
  const still = moves.filter(isStill)
  // a large site has more of all that it makes, unless something that goes by its size as well is as it is elsewhere
  const isNoSize = !isOfSize(measure) || still.some(({ goesBySize }) => goesBySize)
  return still.length > 0 && moves.every((move) => isStill(move) || (isNoSize && goesAlong(move.moved, step)))
}

/** A large site has ten times as much of all that it makes; a hundred times is how it is written … */
const alongMin = Math.log(90)
/** … and what is written so may be somewhat more or less beside it: waste in grams as the harvest, and more of it. */
const alongApart = 0.4

/** Whether a measure lies so far off in the same rows that it stands in the other unit as well. Both in logarithms. */
export const goesAlong = (moved: number, step: number): boolean =>
  Math.abs(step) >= alongMin && Math.abs(moved - step) <= alongApart

/** By what the measure is of another one that goes with it: cost per litre. */
export function relatedFactor(
  { logs, others }: Looked,
  { rows, reference }: Pick<Sides, 'rows' | 'reference'>,
): KnownFactor | null {
  for (const { logs: other } of others.filter(({ isOfAll }) => isOfAll)) {
    const [x, y] = [logs, other].map((one) => Float64Array.from(reference, (row) => one[row]!))
    if (!(correlate(x!, y!).r >= relatedMin)) continue
    const ratio = logs.map((log, row) => log - other[row]!)
    const [own, ref] = [inOrderOf(ratio, rows), inOrderOf(ratio, reference)]
    if (own.length < rows.length / 2) continue
    const [a, b] = [middleOf(own), middleOf(ref)]
    if (b.deviation > closeMax || a.deviation > widerMax * b.deviation) continue
    const tolerance = Math.max(toleranceMin, chanceApart(own, ref))
    const known = knownFactor(a.middle - b.middle, tolerance)
    const isSmall = known && Math.max(known.factor, 1 / known.factor) < smallMax
    if (known && (!isSmall || b.deviation <= closeOfSmallMax)) return known
  }
  return null
}

/** Whether all other things lie close to each other, beside how far this one lies off them. */
export function areAlike(
  { logs }: Looked,
  { thing, code, step }: { thing: Column; code: number; step: number },
): boolean {
  const middles = thing.values.flatMap((_, other) => {
    if (other === code) return []
    const own = inOrderOf(
      logs,
      [...thing.codes.keys()].filter((row) => thing.codes[row] === other),
    )
    return own.length >= perThingMin ? [middleOf(own).middle] : []
  })
  return middles.length > 1 && Math.max(...middles) - Math.min(...middles) <= alikeMax * Math.abs(step)
}

/** Of numbers in another unit so few lie where most of the others do: of small and large ones, mixed otherwise, more. */
const amongMax = 0.1
const mostOf = { from: 0.1, to: 0.9 }

export function areApart(own: Float64Array, ref: Float64Array): boolean {
  const [low, high] = [quantileOf(ref, mostOf.from), quantileOf(ref, mostOf.to)]
  return own.filter((log) => log >= low && log <= high).length <= amongMax * own.length
}

export function shapedFactor(own: Float64Array, ref: Float64Array, step: number): KnownFactor | null {
  const known = knownFactor(step, Math.min(toleranceMost, Math.max(toleranceMin, chanceApart(own, ref))))
  const apart = shapesApart(own, ref, step)
  const chance = shapePerRoot * Math.sqrt(1 / own.length + 1 / ref.length)
  const width = middleOf(own).deviation / middleOf(ref).deviation
  const isAsWide = width <= widthApartMax && width >= 1 / widthApartMax
  return known && isAsWide && apart <= shapeMax + chance ? known : null
}
