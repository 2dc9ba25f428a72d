import { rankValues } from '../stats/ranks'
import { gather } from '../table/gather'
import type { Column } from '../table/table'

/** Enough to tell a form from a relation, whatever the number of rows. */
const sampleMax = 2000

/** Rows at even distances. */
export function sampledRows(rowCount: number): Uint32Array {
  const rows = new Uint32Array(Math.min(rowCount, sampleMax))
  for (let at = 0; at < rows.length; at++) rows[at] = Math.floor((at * rowCount) / rows.length)
  return rows
}

interface Sampled {
  numbers?: Float64Array
  ranks?: Float64Array
}

/** Each is compared with many others. */
const known = new WeakMap<Column, Sampled>()

function sampleOf(column: Column): Sampled {
  const sampled = known.get(column) ?? {}
  known.set(column, sampled)
  return sampled
}

/** The numbers of a column in the sampled rows. To be read only. */
export function sampledNumbers(column: Column): Float64Array {
  const sampled = sampleOf(column)
  sampled.numbers ??= gather(column.numbers!, sampledRows(column.codes.length))
  return sampled.numbers
}

/** Their mid-ranks. To be read only. */
export function sampledRanks(column: Column): Float64Array {
  const sampled = sampleOf(column)
  sampled.ranks ??= rankValues(sampledNumbers(column)).ranks
  return sampled.ranks
}

const glanceMax = 256

/** Of so many sampled rows each `glanceStep`-th is looked at first. */
export const glanceStep = (rows: number): number => Math.max(1, Math.floor(rows / glanceMax))

const glances = new WeakMap<Float64Array, Float64Array>()

/**
 * A few of the numbers of the sampled rows, side by side, since of many columns more would not stay in the processor's
 * cache. Enough to rule out a close relation. To be read only.
 */
export function glanceOf(numbers: Float64Array): Float64Array {
  const step = glanceStep(numbers.length)
  if (step === 1) return numbers
  const found = glances.get(numbers)
  if (found) return found
  const glance = new Float64Array(Math.ceil(numbers.length / step))
  for (let at = 0; at < glance.length; at++) glance[at] = numbers[at * step]!
  glances.set(numbers, glance)
  return glance
}
