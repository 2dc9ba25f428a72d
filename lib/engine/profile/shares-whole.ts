import { sortNumbers } from '../stats/sort-numbers'
import type { Table } from '../table/table'
import type { ColumnProfile, Profile } from './profile'

interface Dataset {
  table: Table
  profile: Profile
}

/** What stays within is seen on so many rows as well as on all. */
const rowsMax = 2000
/** A part may exceed its whole on so few rows, since the two are often counted by different people. */
const breachMax = 0.05
/** Two columns of which one is far smaller would seldom meet in any case: that one stays within says nothing. */
const chanceBreachMin = 0.05
/** A part exceeds the whole of its own row so much more seldom than those of other rows. */
const breachRatioMax = 0.2
const wholesMax = 10

/**
 * Whether one of two amounts of one unit is by the look of the numbers a part of the other, or both are of a third: never
 * negative, and within the whole of their own row, though often above those of other rows. All of them are large where
 * the whole is, so that they rise together is to be expected.
 */
export function sharesWhole({ table, profile }: Dataset, a: number, b: number): boolean {
  const isPart = (part: number, whole: number) =>
    partOf(table, profile.columns[part]!, profile.columns[whole]!)
  if (isPart(a, b) || isPart(b, a)) return true
  return profile.measures
    .slice(0, wholesMax)
    .some((whole) => whole !== a && whole !== b && isPart(a, whole) && isPart(b, whole))
}

const known = new WeakMap<Table, Map<string, boolean>>()

function partOf(table: Table, part: ColumnProfile, whole: ColumnProfile): boolean {
  const isAmount = ({ additivity, summary }: ColumnProfile) =>
    additivity === 'additive' && (summary?.min ?? -1) >= 0
  if (!isAmount(part) || !isAmount(whole) || part.unit !== whole.unit) return false
  if (!known.has(table)) known.set(table, new Map())
  const answers = known.get(table)!
  const key = `${part.index} ${whole.index}`
  if (!answers.has(key)) answers.set(key, staysWithin(table, part.index, whole.index))
  return answers.get(key)!
}

function staysWithin({ columns, rowCount }: Table, part: number, whole: number): boolean {
  const [parts, wholes] = [columns[part]!.numbers!, columns[whole]!.numbers!]
  const step = Math.max(1, rowCount / rowsMax)
  const looked = Math.min(rowCount, rowsMax)
  const own = { parts: new Float64Array(looked), wholes: new Float64Array(looked) }
  let count = 0
  let above = 0
  for (let at = 0; at < looked; at++) {
    const row = Math.floor(at * step)
    if (Number.isNaN(parts[row]!) || Number.isNaN(wholes[row]!)) continue
    own.parts[count] = parts[row]!
    own.wholes[count++] = wholes[row]!
    if (parts[row]! > wholes[row]!) above++
  }
  const breaches = above / count
  if (count === 0 || breaches > breachMax) return false
  const byChance = shareAbove(
    sortNumbers(own.parts.subarray(0, count)),
    sortNumbers(own.wholes.subarray(0, count)),
  )
  return byChance >= chanceBreachMin && breaches <= breachRatioMax * byChance
}

/** How often a value of the first is above one of the second, over all pairs; both sorted. */
function shareAbove(first: Float64Array, second: Float64Array): number {
  let below = 0
  let pairs = 0
  for (const value of first) {
    while (below < second.length && second[below]! < value) below++
    pairs += below
  }
  return pairs / (first.length * second.length)
}
