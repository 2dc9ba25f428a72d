import type { ColumnProfile, Profile } from '../profile/profile'
import { correlate } from '../stats/correlation'
import { placesInOrder } from '../stats/ranks'
import { type Column, missingCode, type Table } from '../table/table'
import { type KnownFactor, knownFactor } from './known-factors'
import { chanceApart, inOrderOf, middleOf, shapesApart } from './middle-of'
import { type Stretch, suspectStretches } from './suspect-stretches'

/** Rows of one thing whose numbers stand in another unit than all others. */
export interface UnitOfThing {
  rows: number[]
  /** What their numbers are of those of the others: 1000, 1 / 4.546. */
  factor: number
  /** Else it may be so, and nothing is told in another unit for it. */
  isSure: boolean
  thing: string
  /** `up to 2024-02-28`, `from 2024-03-01`; null where they are all of the thing's. */
  time: string | null
}

const thingsTried = 6
/** So many other measures are asked whether they move. */
const othersMost = 12
const thingsMost = 40
const perThingMin = 20
const rowsMin = 60
const positiveMin = 0.9
const distinctMin = 12
const rangeMin = 1.6
const relatedMin = 0.6
/** One measure over another lies so close together, in logarithms, and no wider in the other unit. */
const closeMax = 0.35
const widerMax = 1.6
/** What else is measured does not move: by so little of the step, or of its own standard deviation. */
const movedMax = 0.2
const deviationsMax = 0.5
/** Other things lie so close to each other, beside how far this one lies off. */
const alikeMax = 0.25
const toleranceMin = 0.03
const toleranceMost = 0.12
/** Below it a factor is how things differ anyway. */
const largeMin = 9.9
const shapeMax = 0.05
const shapePerRoot = 1.36
/** … and as wide. */
const widthApartMax = 1.35

/** Another measure, in logarithms; where many of its numbers are not above nothing, in what is one for the large ones. */
interface Other {
  logs: Float64Array
  isOfAll: boolean
}

interface Looked {
  table: Table
  profile: Profile
  measure: ColumnProfile
  logs: Float64Array
  others: Other[]
  order: Int32Array | null
}

/**
 * One thing (a port, a depot, a site) that writes a measure in another unit, always or up to a day: its numbers lie off
 * those of all others, or of its own other days, by a known factor, in the same shape, and what else is measured of its
 * rows does not. Null where there is none.
 */
export function findUnitOfThing(table: Table, profile: Profile, measure: ColumnProfile): UnitOfThing | null {
  const column = table.columns[measure.index]!
  const { min, max } = measure.summary!
  // what spreads so little holds nothing in another unit
  if (min > 0 && max < rangeMin * min) return null
  if (column.values.length < distinctMin || measure.unit === '%' || table.rowCount < rowsMin) return null
  const logs = logsOf(column)
  if (!logs) return null
  const looked = { table, profile, measure, logs, others: [], order: orderOf(table, profile) }
  for (const thing of thingsOf(looked)) {
    for (const stretch of suspectStretches({ logs, thing, order: looked.order })) {
      const found = judge({ ...looked, others: otherLogs(looked) }, thing, stretch)
      if (found) return found
    }
  }
  return null
}

const knownLogs = new WeakMap<Column, Float64Array | null>()

function logsOf(column: Column): Float64Array | null {
  const known = knownLogs.get(column)
  if (known !== undefined) return known
  const logs = takeLogs(column)
  knownLogs.set(column, logs)
  return logs
}

function takeLogs({ numbers }: Column): Float64Array | null {
  let [known, positive] = [0, 0]
  const logs = new Float64Array(numbers!.length).fill(Number.NaN)
  for (let row = 0; row < logs.length; row++) {
    const number = numbers![row]!
    if (Number.isNaN(number)) continue
    known++
    if (number <= 0) continue
    positive++
    logs[row] = Math.log(number)
  }
  return positive >= positiveMin * known ? logs : null
}

const orders = new WeakMap<Float64Array, Int32Array>()

/** The same for all measures, so made once. */
function orderOf(table: Table, { mainTime }: Profile): Int32Array | null {
  const numbers = mainTime === null ? null : table.columns[mainTime]!.numbers
  if (!numbers) return null
  const order = orders.get(numbers) ?? placesInOrder(numbers)
  orders.set(numbers, order)
  return order
}

const thingsOf = ({ table, profile }: Looked): Column[] =>
  profile.columns
    .filter(({ role }) => role === 'category' || role === 'geo' || role === 'boolean')
    .map(({ index }) => table.columns[index]!)
    .filter(({ values }) => values.length > 1 && values.length <= thingsMost)
    .filter(({ values }) => values.length * perThingMin <= table.rowCount)
    .slice(0, thingsTried)

const otherLogs = ({ table, profile, measure }: Looked): Other[] =>
  profile.columns
    .filter(({ role, index }) => role === 'measure' && index !== measure.index)
    .slice(0, othersMost)
    .map(({ index }) => {
      const logs = logsOf(table.columns[index]!)
      return { logs: logs ?? table.columns[index]!.numbers!.map(Math.asinh), isOfAll: logs !== null }
    })

function judge(looked: Looked, thing: Column, stretch: Stretch): UnitOfThing | null {
  const { logs } = looked
  const { rows, other, code } = stretch
  const isOwn = new Set(rows)
  const rest = [...thing.codes.keys()].filter((row) => thing.codes[row] !== missingCode && !isOwn.has(row))
  const reference = other.length > 0 ? other : rest
  const [own, ref] = [inOrderOf(logs, rows), inOrderOf(logs, reference)]
  if (ref.length < rowsMin / 4) return null
  const step = middleOf(own).middle - middleOf(ref).middle
  if (other.length > 0 && !isOffTheOthers(looked, { rest, other, step })) return null
  if (!areUnmoved(looked, { rows, reference, step })) return null
  const related = relatedFactor(looked, { rows, reference })
  const alike = other.length > 0 || areAlike(looked, { thing, code, step })
  const shaped = alike ? shapedFactor(own, ref, step) : null
  const known = related ?? shaped
  if (!known) return null
  const isLarge = Math.max(known.factor, 1 / known.factor) >= largeMin
  const isSure = related ? isLarge || other.length > 0 : isLarge && known.isPlain
  if (!isSure && !related && other.length === 0) return null
  return { rows, factor: known.factor, isSure, thing: thing.values[code]!, time: timeOf(looked, stretch) }
}

function timeOf({ table, profile }: Looked, { rows, other, isBefore }: Stretch): string | null {
  if (other.length === 0) return null
  const time = table.columns[profile.mainTime!]!
  const at = time.values[time.codes[isBefore ? rows.at(-1)! : rows[0]!]!]!
  return isBefore ? `up to ${at}` : `from ${at}`
}

interface Sides {
  rows: number[]
  reference: number[]
  step: number
}

/** The side of a thing's own step that lies off all other things, and not the one that lies among them. */
function isOffTheOthers(
  { logs }: Looked,
  { rest, other, step }: { rest: number[]; other: number[]; step: number },
) {
  const beside = middleOf(inOrderOf(logs, other)).middle - middleOf(inOrderOf(logs, rest)).middle
  return Math.abs(beside) < Math.abs(step) / 3
}

/** What else is measured of the rows is as it is of the others, and there is something. */
function areUnmoved({ others }: Looked, { rows, reference, step }: Sides): boolean {
  const known = others.filter(({ logs }) => inOrderOf(logs, rows).length >= rows.length / 2)
  return (
    known.length > 0 &&
    known.every(({ logs }) => {
      const [a, b] = [middleOf(inOrderOf(logs, rows)), middleOf(inOrderOf(logs, reference))]
      const moved = Math.abs(a.middle - b.middle)
      return moved <= movedMax * Math.abs(step) || moved <= deviationsMax * b.deviation
    })
  )
}

/** By what the measure is of another one that goes with it: cost per litre. */
function relatedFactor(
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
    if (known) return known
  }
  return null
}

/** Whether all other things lie close to each other, beside how far this one lies off them. */
function areAlike(
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

function shapedFactor(own: Float64Array, ref: Float64Array, step: number): KnownFactor | null {
  const known = knownFactor(step, Math.min(toleranceMost, Math.max(toleranceMin, chanceApart(own, ref))))
  const apart = shapesApart(own, ref, step)
  const chance = shapePerRoot * Math.sqrt(1 / own.length + 1 / ref.length)
  const width = middleOf(own).deviation / middleOf(ref).deviation
  const isAsWide = width <= widthApartMax && width >= 1 / widthApartMax
  return known && isAsWide && apart <= shapeMax + chance ? known : null
}
