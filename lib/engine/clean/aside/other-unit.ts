import { valueNumbers } from '../../table/code-facts'
import { gather } from '../../table/gather'
import { rowsInOrder } from '../../table/rows-in-order'
import { type Column, missingCode, type Table } from '../../table/table'
import { idName } from '../duplicate-rows'
import { allRows, inOrder } from './find-series'
import { isTight } from './is-tight'
import { findLump, type Lump, mayHoldLump } from './two-lumps'

/** Cells of a column whose numbers stand in another unit than all others of the same thing. */
export interface OtherUnit {
  factor: number
  rows: number[]
  /** Of which things. */
  things: string[]
}

/** A column is looked at within so many others. */
const thingsTried = 5
const perThingMin = 13
const thingsMost = 1000
/** Where more of the things have such numbers it is how the measure spreads. */
const suspectsMax = 0.2
const suspectsMost = 12
/** A column of fewer values is a scale. */
const distinctMin = 12
/** The high half of a double: its exponent, and then its fraction, so a logarithm to the base 2 but for a little. */
const perDoubling = 2 ** 20
const endless = 0x7ff00000
/** So far the outermost number lies off the mean logarithm of a thing that a lump pulls towards it. */
const offMin = 2.2 * perDoubling
/** Where it stands in a double, by the order of bytes. */
const highHalf = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 1 : 0
const valuesMin = 5

/**
 * Within the things of the table (sites, articles) the numbers that lie at a round factor of what the same thing has
 * else: Wh among kWh, grams among kilograms. What another column parts from the rest is another kind of thing.
 */
export function findOtherUnits(table: Table, measure: Column): OtherUnit | null {
  if (measure.values.length < distinctMin) return null
  const range = rangeOf(measure)
  const highs = highHalves(measure.numbers!)
  const time = table.columns.find(({ type }) => type === 'date' || type === 'datetime')
  const things = table.columns
    .filter((column) => column !== measure && isThing(column, table.rowCount))
    .slice(0, thingsTried)
  const whole = time && time.values.length >= table.rowCount * 0.95 ? [null] : []
  const close = [...things, ...whole].filter((thing) => isTight(measure, thing, range))
  const found = close.map((thing) => within({ table, measure, time, highs }, thing))
  return found.reduce((most, one) => ((one?.rows.length ?? 0) > (most?.rows.length ?? 0) ? one : most), null)
}

function rangeOf(measure: Column): number {
  let least = Number.POSITIVE_INFINITY
  let most = 0
  const numbers = valueNumbers(measure)!
  for (let code = 0; code < numbers.length; code++) {
    const number = numbers[code]!
    if (number > most) most = number
    if (number > 0 && number < least) least = number
  }
  return most / least
}

interface Looked {
  table: Table
  measure: Column
  time: Column | undefined
  highs: Int32Array
}

const isThing = ({ type, name, values, missing }: Column, rowCount: number) =>
  (type === 'text' || (type === 'integer' && idName.test(name))) &&
  values.length > 1 &&
  values.length <= thingsMost &&
  values.length * perThingMin <= rowCount - missing

function within({ table, measure, time, highs }: Looked, thing: Column | null): OtherUnit | null {
  const most = Math.min(suspectsMost, Math.max(1, suspectsMax * (thing?.values.length ?? 1)))
  const step = thing ? glanceStep(thing) : 0
  if (thing && step > 1 && suspectsOf(highs, thing, step).length > most) return null
  const suspects = thing ? suspectsOf(highs, thing) : [0]
  if (suspects.length === 0 || suspects.length > most) return null
  const found: { lump: Lump; rows: Int32Array; name: string }[] = []
  for (const code of suspects) {
    const own = thing ? rowsWith(thing, code) : allRows(table.rowCount)
    if (!mayHoldLump(gather(measure.numbers!, own))) continue
    const rows = time ? (thing ? inOrder(time, own) : rowsInOrder(time)) : own
    const lump = findLump(gather(measure.numbers!, rows))
    if (!lump) continue
    const off = new Set(lump.places.map((place) => rows[place]!))
    const others = [...rows].filter((row) => !off.has(row) && measure.numbers![row]! > 0)
    const isRun = time !== undefined && off.size === lump.places.at(-1)! - lump.places[0]! + 1
    if (isRun || !isOtherKind(table, { thing, off: [...off], others }))
      found.push({ lump, rows, name: thing?.values[code] ?? '' })
  }
  const factor = found[0]?.lump.factor
  if (factor === undefined || found.some(({ lump }) => lump.factor !== factor)) return null
  return {
    factor,
    rows: found.flatMap(({ lump, rows }) => lump.places.map((place) => rows[place]!)),
    things: thing ? found.map(({ name }) => name) : [],
  }
}

const rowsWith = ({ codes }: Column, code: number): Int32Array =>
  allRows(codes.length).filter((row) => codes[row] === code)

/** Whether each value of some column is of those that lie off or of the others, and of several rows. */
function isOtherKind(
  { columns, rowCount }: Table,
  { thing, off, others }: { thing: Column | null; off: number[]; others: number[] },
): boolean {
  return columns.some(({ type, codes, values }) => {
    if (type !== 'text' || codes === thing?.codes || values.length * valuesMin > rowCount) return false
    const lying = new Set(off.map((row) => codes[row]!))
    return (
      !lying.has(missingCode) && lying.size < off.length && others.every((row) => !lying.has(codes[row]!))
    )
  })
}

/** By so many rows a value the mean is known well enough to say which are suspects whatever the other rows hold. */
const glanceRows = 100
const surelyOffMin = offMin + 0.7 * perDoubling

const glanceStep = ({ codes, values }: Column) => Math.floor(codes.length / (glanceRows * values.length))

/** The values of a thing of which the least or the most lies far off the mean; those that surely do by each `step`-th row. */
function suspectsOf(highs: Int32Array, { codes, values }: Column, step = 1): number[] {
  const [rows, sums] = [new Int32Array(values.length), new Float64Array(values.length)]
  const least = new Int32Array(values.length).fill(endless)
  const most = new Int32Array(values.length)
  const [leastOff, rowsMin] = step === 1 ? [offMin, perThingMin] : [surelyOffMin, glanceRows / 2]
  for (let row = 0; row < codes.length; row += step) {
    const code = codes[row]!
    const high = highs[row * 2 + highHalf]!
    if (code === missingCode || high <= 0 || high >= endless) continue
    rows[code]!++
    sums[code]! += high
    if (high < least[code]!) least[code] = high
    if (high > most[code]!) most[code] = high
  }
  return [...rows.keys()].filter((code) => {
    const mean = sums[code]! / rows[code]!
    return rows[code]! >= rowsMin && Math.max(most[code]! - mean, mean - least[code]!) >= leastOff
  })
}

const highHalves = (numbers: Float64Array) =>
  new Int32Array(numbers.buffer, numbers.byteOffset, numbers.length * 2)
