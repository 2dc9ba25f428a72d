import type { ColumnProfile, Profile } from '../profile/profile'
import { glanceOf, sampledNumbers } from '../profile/sampled-rows'
import { likenessOf } from '../stats/correlation'
import type { Column, Table } from '../table/table'
import { isProportional } from './is-proportional'

const rowsMin = 20
/** So few rows may hold more events than there was to happen to, or lack one of the two. */
const fitMin = 0.95
/** Where there is more to happen to, more happens. */
const relatedMin = 0.4
/** Where little happens it scatters row by row, and many rows show it. */
const scatteredMin = 0.15

/** A count of what happened, and of what it could happen to. */
export interface EventPair {
  event: ColumnProfile
  base: ColumnProfile
}

/** Whether all the rest of the whole stands in another column. */
export const isRest = (identities: Profile['identities'], { event, base }: EventPair): boolean =>
  boundOf(identities).rests.get(event.index)?.has(base.index) ?? false

/** What identities say of columns: the wholes of which one is the rest, and those that are a part of some ratio. */
interface Bound {
  rests: Map<number, Set<number>>
  numerators: Set<number>
}

const known = new WeakMap<Profile['identities'], Bound>()

/** Put together once: a wide table has many identities, and every pair of its counts is asked for. */
function boundOf(identities: Profile['identities']): Bound {
  const found = known.get(identities)
  if (found) return found
  const bound: Bound = { rests: new Map(), numerators: new Set() }
  const addRest = (event: number, base: number) =>
    bound.rests.set(event, (bound.rests.get(event) ?? new Set<number>()).add(base))
  for (const one of identities) {
    if (one.kind === 'sum' && one.parts.length === 2) for (const part of one.parts) addRest(part, one.result)
    if (one.kind === 'difference') addRest(one.result, one.minuend)
    if (one.kind === 'ratio') bound.numerators.add(one.numerator)
  }
  known.set(identities, bound)
  return bound
}

/** The logarithms of a column, made once: in a wide table it may be a part of many others. */
export function logsOf({ columns }: Table) {
  const known = new Map<number, Float64Array>()
  return (index: number): Float64Array => {
    const logs = known.get(index) ?? logsOfNumbers(columns[index]!.numbers!)
    known.set(index, logs)
    return logs
  }
}

interface Counted {
  table: Table
  profile: Profile
  logs: (index: number) => Float64Array
}

/** A glance rules out most pairs: by far more misses than there may be, or by r far below the least. */
const [glanceRowsMin, glanceMissesMax, glanceError] = [120, 0.2, 5]

function mayFit(part: Column, whole: Column, isSure: boolean): boolean {
  const [some, of] = [glanceOf(sampledNumbers(part)), glanceOf(sampledNumbers(whole))]
  if (some.length < glanceRowsMin) return true
  let n = 0
  let misses = 0
  for (let at = 0; at < some.length; at++) {
    if (Number.isNaN(some[at]! + of[at]!)) continue
    n++
    if (!(some[at]! <= of[at]! && of[at]! > 0)) misses++
  }
  if (n < glanceRowsMin) return true
  if (misses > glanceMissesMax * n) return false
  if (isSure) return true
  const { r } = likenessOf(logsOfGlance(some), logsOfGlance(of))
  return r >= scatteredMin - glanceError / Math.sqrt(n)
}

const knownLogs = new WeakMap<Float64Array, Float64Array>()

/** In a wide table a column may be a part of many others. */
function logsOfGlance(numbers: Float64Array): Float64Array {
  const logs = knownLogs.get(numbers) ?? logsOfNumbers(numbers)
  knownLogs.set(numbers, logs)
  return logs
}

/** A loop, since `map` boxes each number. */
function logsOfNumbers(numbers: Float64Array): Float64Array {
  const logs = new Float64Array(numbers.length)
  for (let at = 0; at < logs.length; at++) logs[at] = Math.log1p(numbers[at]!)
  return logs
}

/** Over the rows that have both; null once more of them do not fit than may be. */
function countFit(part: Float64Array, whole: Float64Array, missesMax: number) {
  let rows = 0
  let fit = 0
  let events = 0
  let all = 0
  for (let row = 0; row < part.length; row++) {
    const some = part[row]!
    const of = whole[row]!
    if (Number.isNaN(some) || Number.isNaN(of)) continue
    rows++
    if (some <= of && of > 0) fit++
    else if (rows - fit > missesMax) return null
    events += some
    all += of
  }
  return { rows, fit, events, all }
}

/**
 * How a count goes with what it may be of; null where it is no part of that, or the table holds their ratio already. What both
 * names and trades say need not go with it, if it never passes it: the share may be what varies.
 */
export function fitOf(
  { table: { columns, rowCount }, profile: { identities }, logs }: Counted,
  { event, base, isSure }: EventPair & { isSure: boolean },
) {
  if (boundOf(identities).numerators.has(event.index)) return null
  const isAllTheRest = isRest(identities, { event, base })
  if (!isAllTheRest && !mayFit(columns[event.index]!, columns[base.index]!, isSure)) return null
  const [part, whole] = [columns[event.index]!.numbers!, columns[base.index]!.numbers!]
  const counts = countFit(part, whole, (1 - fitMin) * rowCount + 1)
  if (!counts) return null
  const { rows, fit, events, all } = counts
  const share = events / all
  if (rows < Math.max(rowsMin, fitMin * rowCount) || fit < fitMin * rows || !(share < 1)) return null
  const related = likenessOf(logs(event.index), logs(base.index)).r
  const isRelated = related >= relatedMin || (related >= scatteredMin && isProportional(part, whole))
  return isRelated || isAllTheRest || (isSure && fit === rows) ? { event, base, share, related } : null
}
