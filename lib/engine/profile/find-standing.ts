import { medianOf } from '../stats/median-of'
import { rowsInOrder } from '../table/rows-in-order'
import { type Column, missingCode, type Table } from '../table/table'
import type { ColumnFacts } from './column-facts'
import { nameAdditivity } from './name-additivity'
import type { ColumnProfile } from './profile'

const datesMin = 3
const [thingsMin, stepsMin] = [5, 20]
const keysMost = 4
/** What happened so often differs by as much from one date to the next; what stands there differs by less than this of it. */
const movesMax = 0.35
/** Of many, what is counted anew differs by more than chance makes it; hardly any by less than this part of itself. */
const partMovesMax = 0.03
/** Of few, most are there each time. */
const meanMin = 3
/** What never moves may be paid each time as well: a rent, a fee. */
const movingMin = 0.2
const distinctMin = 8

/**
 * Whole numbers that each thing has once a date, and that move less from date to date than what is counted anew would by
 * chance: staff, members, machines. They are there, and were there on the date before. By index.
 */
export function findStanding(of: {
  table: Table
  columns: ColumnProfile[]
  facts: ColumnFacts[]
  mainTime: number | null
}): Set<number> {
  const { table, columns, facts, mainTime } = of
  const counts = columns.filter(
    ({ index, role, additivity, unit, distinct, summary }) =>
      role === 'measure' &&
      nameAdditivity(facts[index]!.name) === null &&
      additivity === 'additive' &&
      unit === null &&
      distinct >= distinctMin &&
      summary?.integers &&
      summary.min >= 0 &&
      summary.mean >= meanMin,
  )
  const time = mainTime === null ? null : table.columns[mainTime]!
  if (counts.length === 0 || !time?.numbers || time.values.length < datesMin) return new Set()
  const before = rowsBefore(table, columns, time)
  if (!before) return new Set()
  return new Set(
    counts.flatMap(({ index }) => (hardlyMoves(table.columns[index]!.numbers!, before) ? [index] : [])),
  )
}

/** By row the row of the same thing on its date before, `missingCode` where there is none; null where no things stand once a date. */
export function rowsBefore(table: Table, columns: ColumnProfile[], time: Column): Int32Array | null {
  const keys = columns
    .filter(({ role }) => ['category', 'geo', 'code', 'id', 'text'].includes(role))
    .map(({ index }) => table.columns[index]!)
    .filter((key) => key.values.length > 1 && key.values.length * datesMin <= table.rowCount)
    .sort((a, b) => b.values.length - a.values.length)
    .slice(0, keysMost)
  const pairs = keys.flatMap((key, at) => keys.slice(at + 1).map((other) => [key, other]))
  for (const set of [...keys.map((key) => [key]), ...pairs]) {
    const before = seriesOf(set, time)
    if (before) return before
  }
  return null
}

function seriesOf(keys: Column[], time: Column): Int32Array | null {
  const things = keys.reduce((count, { values }) => count * values.length, 1)
  // more rows than things on dates: some have several
  const without = keys.reduce((rows, { missing }) => rows + missing, time.missing)
  if (time.codes.length - without > things * time.values.length) return null
  const order = rowsInOrder(time)
  const before = new Int32Array(time.codes.length).fill(missingCode)
  const last = new Map<number, number>()
  let steps = 0
  for (const row of order) {
    if (keys.some(({ codes }) => codes[row] === missingCode)) continue
    const thing = keys.reduce((code, key) => code * key.values.length + key.codes[row]!, 0)
    const earlier = last.get(thing)
    if (earlier !== undefined) {
      if (time.codes[earlier] === time.codes[row]) return null
      before[row] = earlier
      steps++
    }
    last.set(thing, row)
  }
  const isSeries = last.size >= thingsMin && steps >= stepsMin && steps * 2 >= (datesMin - 1) * last.size
  return isSeries ? before : null
}

function hardlyMoves(numbers: Float64Array, before: Int32Array): boolean {
  let [moved, size, parts, steps, moving] = [0, 0, 0, 0, 0]
  const moves: number[] = []
  before.forEach((earlier, row) => {
    if (earlier === missingCode) return
    const [from, to] = [numbers[earlier]!, numbers[row]!]
    if (Number.isNaN(from) || Number.isNaN(to)) return
    moved += (to - from) ** 2
    size += to + from
    if (to !== from) moving++
    if (to !== from) parts += ((to - from) / Math.max(to, from)) ** 2
    if (to + from >= 2 * smoothFrom) moves.push((to - from) ** 2 / (to + from))
    steps++
  })
  if (steps < stepsMin || moving < movingMin * steps) return false
  return moved <= movesMax * size || parts <= partMovesMax ** 2 * steps || areMostSmall(moves)
}

/** What is counted anew about so often differs by no whole steps any more. */
const smoothFrom = 10
/** The middle of chi-square with one degree of freedom; by chance the middle of n lies this far below it, over their root. */
const [middleMove, belowMiddle] = [0.455, 3.2]

/** Whether most things move less than by chance, though some large ones move more. */
const areMostSmall = (moves: number[]): boolean =>
  moves.length > 0 && medianOf(Float64Array.from(moves)) <= middleMove - belowMiddle / Math.sqrt(moves.length)
