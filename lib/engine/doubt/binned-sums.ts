import { type Column, missingCode } from '../table/table'
import { logOf } from './log-of'

export const bins = 12
/** Of so many rows it is asked which things are to be looked at. */
const sampleMost = 6000

interface Binned {
  /** By row. */
  numbers: Float64Array
  thing: Column
  /** Rows in order of time; null where there is none. */
  order: Int32Array | null
}

/** Sums of the logarithms and rows of each thing by twelfth of the time, twelve after twelve. */
export interface BinnedSums {
  sums: Float64Array
  rows: Float64Array
  total: { sum: number; rows: number }
}

export function binnedSums({ numbers, thing, order }: Binned): BinnedSums {
  const { cells, places, counts } = cellsOf(thing, order)
  const { picked, isComplete } = pickedOf(numbers, places)
  const sums = new Float64Array(counts.length)
  const rows = isComplete ? counts : new Float64Array(counts.length)
  if (isComplete) addAll(sums, cells, picked)
  else addPresent({ sums, rows }, cells, picked)
  const total = {
    sum: sums.reduce((all, sum) => all + sum, 0),
    rows: rows.reduce((all, count) => all + count, 0),
  }
  return { sums, rows, total }
}

/** Where no row lacks a logarithm, only the sums are new. */
function addAll(sums: Float64Array, cells: Int32Array, logs: Float64Array) {
  for (let at = 0; at < cells.length; at++) if (cells[at]! >= 0) sums[cells[at]!]! += logs[at]!
}

function addPresent(
  { sums, rows }: Pick<BinnedSums, 'sums' | 'rows'>,
  cells: Int32Array,
  logs: Float64Array,
) {
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at]!
    const log = logs[at]!
    if (cell < 0 || Number.isNaN(log)) continue
    sums[cell]! += log
    rows[cell]!++
  }
}

interface Cells {
  order: Int32Array | null
  /** Rows that are looked at. */
  places: Int32Array
  /** Of each of them the thing and the twelfth. */
  cells: Int32Array
  /** By thing and twelfth how many of them there are. To be read only. */
  counts: Float64Array
}

/** The same for all measures. */
const knownCells = new WeakMap<Column, Cells>()

function cellsOf(thing: Column, order: Int32Array | null): Cells {
  const known = knownCells.get(thing)
  if (known && known.order === order) return known
  const length = order?.length ?? thing.codes.length
  const places = placesOf(order, length)
  const stride = strideOf(length)
  const cells = new Int32Array(places.length)
  const counts = new Float64Array(thing.values.length * bins)
  for (let at = 0; at < cells.length; at++) {
    const code = thing.codes[places[at]!]!
    const bin = order ? Math.floor(((at * stride) / length) * bins) : 0
    cells[at] = code === missingCode ? missingCode : code * bins + bin
    if (code !== missingCode) counts[code * bins + bin]!++
  }
  const made = { order, places, cells, counts }
  knownCells.set(thing, made)
  return made
}

const strideOf = (length: number) => Math.max(1, Math.floor(length / sampleMost))

/** The same for all things. */
const knownPlaces = new WeakMap<Int32Array, Int32Array>()

function placesOf(order: Int32Array | null, length: number): Int32Array {
  const known = order && knownPlaces.get(order)
  if (known) return known
  const stride = strideOf(length)
  const places = new Int32Array(Math.ceil(length / stride))
  for (let at = 0; at < places.length; at++) places[at] = order ? order[at * stride]! : at * stride
  if (order) knownPlaces.set(order, places)
  return places
}

interface Picked {
  places: Int32Array
  picked: Float64Array
  isComplete: boolean
}

const knownPicked = new WeakMap<Float64Array, Picked>()

function pickedOf(numbers: Float64Array, places: Int32Array): Picked {
  const known = knownPicked.get(numbers)
  if (known?.places === places) return known
  const picked = logsAt(numbers, places)
  const made = { places, picked, isComplete: !hasGap(picked) }
  knownPicked.set(numbers, made)
  return made
}

function logsAt(numbers: Float64Array, places: Int32Array): Float64Array {
  const logs = new Float64Array(places.length)
  for (let at = 0; at < logs.length; at++) logs[at] = logOf(numbers[places[at]!]!)
  return logs
}

function hasGap(numbers: Float64Array): boolean {
  let at = 0
  while (at < numbers.length && !Number.isNaN(numbers[at]!)) at++
  return at < numbers.length
}
