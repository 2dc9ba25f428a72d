import { missingCode, type Table } from '../table/table'
import { groupColumns, placeOf } from './find-cumulative'
import type { ColumnProfile, Running } from './profile'
import { WayThrough } from './way-through'

const amountsMax = 10
const distinctMin = 10
const stepsMin = 15
const stepsTried = 40
/** Of the steps from row to row so many are the flow of the row. */
const heldShareMin = 0.97
/** Where flows differ from row to row this is no chance, though it is filled up now and then by what stands nowhere. */
const filledUpShareMin = 0.75
const flowsDifferFrom = 20
/** What is only taken from is a stock, and no account. */
const stockShareMost = 0.96
/** What hardly moves is carried on by itself. */
const movingShareMin = 0.3
/** How far a step may be off its flow, as a part of the mean flow: amounts are rounded. */
const tolerance = 1e-4

interface Dataset {
  table: Table
  columns: ColumnProfile[]
}

/** What runs on by arithmetic, in the order of the file or against it: `balance = balance before + paid in - paid out`. */
export function findRunning({ table, columns }: Dataset, groups = groupColumns(table, columns)): Running[] {
  const amounts = columns
    .filter((column) => isAmount(column) && table.columns[column.index]!.numbers !== null)
    .slice(0, amountsMax)
  const levels = [
    ...amounts.filter(({ role, distinct }) => role === 'measure' && distinct >= distinctMin),
    ...columns.filter((column) => mayBeLevel(column)).slice(0, amountsMax),
  ]
  if (levels.length === 0 || amounts.length < 1) return []
  const ways = groups.flatMap((codes) => [false, true].map((isReversed) => new WayThrough(codes, isReversed)))
  const signs = new Map(amounts.map(({ index }) => [index, signOf(table.columns[index]!.numbers!)]))
  const differ = new Set(
    amounts.filter(({ distinct }) => distinct >= flowsDifferFrom).map(({ index }) => index),
  )
  return levels.flatMap(({ index }) => {
    const others = amounts.filter((other) => other.index !== index).map((other) => other.index)
    const level = table.columns[index]!.numbers!
    let filledUp: Running | null = null
    for (const flows of flowsOf(others)) {
      const flow = flowOf(table, flows, signs)
      for (const way of ways) {
        const held = heldShareOf({ level, flow, way })
        if (held === 0) continue
        const found = {
          index,
          flows: withOther(flows, { table, others, level, signs, way }),
          group: placeOf(table, way.codes),
          isReversed: way.isReversed,
        }
        if (held >= heldShareMin) return [found]
        if (differ.has(flows[0]!))
          filledUp ??= { ...found, isFilledUp: true, beginsAnew: beginsAnew({ level, flow, way }) }
      }
    }
    return filledUp ? [filledUp] : []
  })
}

/** What is blank on rows where another stands is a half of what comes in and goes out, if both together carry the level on. */
function withOther(
  flows: number[],
  of: { table: Table; others: number[]; level: Float64Array; signs: Map<number, number>; way: WayThrough },
): number[] {
  const { table, others, level, signs, way } = of
  const [one, second] = flows
  const isBlank = (index: number, row: number) => Number.isNaN(table.columns[index]!.numbers![row]!)
  if (second !== undefined || !level.some((_, row) => isBlank(one!, row))) return flows
  const pairs = others
    .filter((other) => other !== one && level.some((_, row) => isBlank(one!, row) && !isBlank(other, row)))
    .flatMap((other) => [
      [one!, other],
      [other, one!],
    ])
  return (
    pairs.find((pair) => heldShareOf({ level, flow: flowOf(table, pair, signs), way }) >= heldShareMin) ??
    flows
  )
}

/** In larger tables nothing is looked for in each of several columns together. */
const rowsMost = 20_000

/** The same of the things that several columns name together, as an article in a store, where `known` runs on otherwise. */
export function findRunningOfSeveral({ table, columns }: Dataset, known: Running[]): Running[] {
  const [, ...groups] = groupColumns(table, columns)
  if (groups.length < 2 || table.rowCount > rowsMost) return []
  const pairs = groups.flatMap((one, at) => groups.slice(at + 1).map((other) => crossed(one, other)))
  const together = groups.length > 2 ? [...pairs, groups.reduce(crossed)] : pairs
  const isKnown = ({ index }: Running) => known.some((one) => one.index === index)
  return findRunning({ table, columns }, together).filter((one) => !isKnown(one))
}

function crossed(a: Int32Array, b: Int32Array): Int32Array {
  const known = new Map<number, number>()
  return a.map((code, row) => {
    if (code === missingCode || b[row] === missingCode) return missingCode
    const both = code * 1_000_003 + b[row]!
    if (!known.has(both)) known.set(both, known.size)
    return known.get(both)!
  })
}

/** Long numbers that were taken for serial numbers by their digits alone may be a stock that hardly ever is the same. */
const mayBeLevel = ({ role, type, confidence, overridden }: ColumnProfile) =>
  (role === 'id' || role === 'code') && type === 'integer' && confidence <= doubtfulMost && !overridden
const doubtfulMost = 0.65

/** What comes in may be the same salary each month, and what goes out one of few numbers. */
const isAmount = ({ role, summary, confidence, overridden }: ColumnProfile) =>
  role === 'measure' ||
  (role === 'constant' && summary !== null) ||
  (role === 'category' && summary !== null && confidence <= doubtfulMost && !overridden)

/** One column with its sign, or what comes in and what goes out. */
const flowsOf = (others: number[]): number[][] => [
  ...others.map((one) => [one]),
  ...others.flatMap((comes) => others.filter((goes) => goes !== comes).map((goes) => [comes, goes])),
]

/** What goes out may have its sign already. */
function signOf(numbers: Float64Array): number {
  for (let row = 0; row < numbers.length; row++) if (numbers[row]! < 0) return 1
  return -1
}

/** What a row adds. Told row by row, since most columns are given up after a few. */
interface Flow {
  plus: Float64Array
  minus: Float64Array | null
  sign: number
}

const flowOf = ({ columns }: Table, [comes, goes]: number[], signs: Map<number, number>): Flow => ({
  plus: columns[comes!]!.numbers!,
  minus: goes === undefined ? null : columns[goes]!.numbers!,
  sign: goes === undefined ? 1 : signs.get(goes)!,
})

/** Of two columns one is empty where the other stands. */
function flowAt({ plus, minus, sign }: Flow, row: number): number {
  const a = plus[row]!
  if (!minus) return a
  const b = minus[row]!
  return Number.isNaN(a) && Number.isNaN(b) ? Number.NaN : (a || 0) + sign * (b || 0)
}

/** Whether each step that is not the flow of its row begins with it. */
function beginsAnew({ level, flow, way: { codes, isReversed } }: Series): boolean {
  const before = new Map<number, number>()
  const isNear = (a: number, b: number) => Math.abs(a - b) <= tolerance * Math.abs(b) + 1e-9
  for (let at = 0; at < level.length; at++) {
    const row = isReversed ? level.length - 1 - at : at
    const [group, value, added] = [codes[row]!, level[row]!, flowAt(flow, row)]
    if (group === missingCode || Number.isNaN(value) || Number.isNaN(added)) continue
    const last = before.get(group) ?? 0
    before.set(group, value)
    if (!isNear(value - last, added) && !isNear(value, added)) return false
  }
  return true
}

interface Series {
  level: Float64Array
  flow: Flow
  way: WayThrough
}

/** The share of the steps that are the flow of their row, the way that most of them go; 0 where too few are. */
function heldShareOf({ level, flow, way }: Series): number {
  const { next, before } = way
  let steps = 0
  let held = 0
  let taken = 0
  let moving = 0
  let size = 0
  for (let place = 0; way.reaches(place); place++) {
    const row = next[place]!
    if (Number.isNaN(level[row]!)) continue
    let last = before[row]!
    while (last >= 0 && Number.isNaN(level[last]!)) last = before[last]!
    const added = last < 0 ? Number.NaN : flowAt(flow, row)
    if (Number.isNaN(added)) continue
    steps++
    size += Math.abs(added)
    if (added !== 0) moving++
    const near = (tolerance * size) / steps + 1e-9
    const step = level[row]! - level[last]!
    if (Math.abs(step - added) <= near) held++
    // what goes out by itself is written without its sign
    else if (!flow.minus && Math.abs(step + added) <= near) taken++
    if (steps === stepsTried && Math.max(held, taken) < filledUpShareMin * steps - 2) return 0
  }
  const share = held >= taken ? held / steps : Math.min(taken / steps, stockShareMost)
  return steps >= stepsMin && share >= filledUpShareMin && moving >= movingShareMin * steps ? share : 0
}
