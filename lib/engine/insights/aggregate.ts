import type { Filter } from '@/lib/contracts/query'
import type { ColumnProfile, Identity } from '../profile/profile'
import type { Context } from './context'
import { isoDate } from './periods'

export interface Aggregate {
  kind: 'sum' | 'last' | 'avg' | 'ratio'
  /** As evidence names it: `sum`, `avg`, `sum(a) / sum(b)`. */
  how: string
  value: number
  /** Rows that it was made of. */
  rows: number
  filters: Filter[]
}

/** The measure over all rows, as its additivity allows. */
export function aggregateAll(context: Context, measure: ColumnProfile): Aggregate {
  const numbers = context.table.columns[measure.index]!.numbers!
  const all = { rows: context.table.rowCount - measure.missing, filters: [] }
  const { sum, mean } = measure.summary!
  if (measure.additivity === 'additive') return { kind: 'sum', how: 'sum', value: sum, ...all }
  if (measure.additivity === 'semi_additive' && context.time) return lastLevel(context, numbers)
  const ratio = ratioOf(context, measure.index)
  return ratio ? wholeRatio(context, ratio) : { kind: 'avg', how: 'avg', value: mean, ...all }
}

/** The identity that makes a column a ratio of two others. */
export function ratioOf(context: Context, measure: number): Extract<Identity, { kind: 'ratio' }> | null {
  for (const identity of context.profile.identities) {
    if (identity.kind === 'ratio' && identity.result === measure) return identity
  }
  return null
}

function lastLevel(context: Context, numbers: Float64Array): Aggregate {
  const { codes, msOfCode, name } = context.time!
  let last = Number.NEGATIVE_INFINITY
  let value = 0
  let rows = 0
  for (let i = 0; i < codes.length; i++) {
    if (codes[i]! < 0 || Number.isNaN(numbers[i]!)) continue
    const ms = msOfCode[codes[i]!]!
    if (ms > last) {
      last = ms
      value = 0
      rows = 0
    }
    if (ms === last) {
      value += numbers[i]!
      rows++
    }
  }
  return { kind: 'last', how: 'sum', value, rows, filters: [{ column: name, op: '=', value: isoDate(last) }] }
}

function wholeRatio(context: Context, ratio: Extract<Identity, { kind: 'ratio' }>): Aggregate {
  const above = context.table.columns[ratio.numerator]!
  const below = context.table.columns[ratio.denominator]!
  const sums = { above: 0, below: 0, rows: 0 }
  for (let i = 0; i < context.table.rowCount; i++) {
    const [a, b] = [above.numbers![i]!, below.numbers![i]!]
    if (Number.isNaN(a) || Number.isNaN(b)) continue
    sums.above += a
    sums.below += b
    sums.rows++
  }
  const how = `sum(${above.name}) / sum(${below.name})${ratio.scale === 100 ? ' * 100' : ''}`
  return { kind: 'ratio', how, value: (ratio.scale * sums.above) / sums.below, rows: sums.rows, filters: [] }
}
