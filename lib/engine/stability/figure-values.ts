import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import { filterRows } from '../table/filter-rows'
import { type Column, missingCode, type Table } from '../table/table'
import { drawnMedians } from './drawn-medians'
import type { Resamples } from './resamples'

export interface Sampled {
  table: Table
  resamples: Resamples
  /** What was put together already: cards share their wholes. */
  known: Map<string, Float64Array>
}

/** What a figure would be in each of the draws, NaN where it has no rows there; null for one that is not computed so. */
export function figureValues(figure: Figure, sampled: Sampled): Float64Array | null {
  const column = sampled.table.columns.find(({ name }) => name === figure.column) ?? null
  if (figure.column !== null && !column) return null
  const { measure, within } = figure
  if (within?.any || within?.having) return null
  if (measure === 'median' && column?.numbers && !figure.of)
    return drawnMedians(column.numbers, filterRows(sampled.table, figure.filters), sampled.resamples)
  const parts = partsOf({ figure, column, sampled })
  if (!parts) return null
  const values = quotients(parts, sampled.resamples)
  return isPerPeriod.test(measure) ? scaled(values, parts, figure.value) : values
}

/** What a period usually comes to goes with what all of them come to. */
const isPerPeriod = /^(?:avg|median)\((?:sum|count) by \w+\)$/

/** By group what is put together above the line and below it; nothing stands below a sum. */
interface Parts {
  above: Float64Array
  below: Float64Array | null
}

interface Asked {
  figure: Figure
  column: Column | null
  sampled: Sampled
}

function partsOf({ figure, column, sampled }: Asked): Parts | null {
  const { measure, filters, within, of } = figure
  const around = within?.filters ?? []
  const isNumber = column?.numbers != null
  const sum = (own: Filter[]) => byGroup(sampled, { filters: own, column, isSum: true })
  const count = (own: Filter[]) => byGroup(sampled, { filters: own, column, isSum: false })
  const rows = (own: Filter[]) => byGroup(sampled, { filters: own, column: null, isSum: false })
  switch (measure.replace(/^(?:avg|median)\((sum|count) by \w+\)$/, '$1')) {
    case 'count':
      return { above: count(filters), below: null }
    case 'sum':
      return isNumber ? { above: sum(filters), below: null } : null
    case 'avg':
      if (of) return { above: count([...filters, of]), below: count(filters) }
      return isNumber ? { above: sum(filters), below: count(filters) } : null
    case 'share':
      if (column && !isNumber) return null
      return column
        ? { above: sum(filters), below: sum(around) }
        : { above: rows(filters), below: rows(around) }
    case 'share_of_rows':
      return { above: rows(filters), below: rows(filters.slice(0, -1)) }
    default:
      return null
  }
}

interface Totalled {
  filters: Filter[]
  /** Null counts rows. */
  column: Column | null
  /** Else its cells with a value are counted. */
  isSum: boolean
}

function byGroup(sampled: Sampled, of: Totalled): Float64Array {
  const key = JSON.stringify([of.column?.name ?? null, of.isSum, of.filters])
  const found = sampled.known.get(key) ?? totalled(sampled, of)
  sampled.known.set(key, found)
  return found
}

function totalled({ table, resamples }: Sampled, { filters, column, isSum }: Totalled): Float64Array {
  const { groups, groupCount } = resamples
  const keep = filterRows(table, filters)
  const totals = new Float64Array(groupCount)
  const numbers = isSum ? column!.numbers! : null
  const codes = column?.codes ?? null
  for (let row = 0; row < groups.length; row++) {
    if (keep && !keep[row]) continue
    if (!numbers) totals[groups[row]!]! += codes && codes[row] === missingCode ? 0 : 1
    else if (!Number.isNaN(numbers[row]!)) totals[groups[row]!]! += numbers[row]!
  }
  return totals
}

const quotients = ({ above, below }: Parts, { draws }: Resamples): Float64Array =>
  Float64Array.from(draws, (times) => weighed(above, times) / (below ? weighed(below, times) : 1))

function weighed(totals: Float64Array, times: Uint8Array): number {
  let sum = 0
  for (let group = 0; group < totals.length; group++) sum += totals[group]! * times[group]!
  return sum
}

/** In the same proportion as to what all rows have. */
function scaled(values: Float64Array, { above }: Parts, value: number): Float64Array {
  const whole = above.reduce((sum, one) => sum + one, 0)
  return values.map((one) => (one / whole) * value)
}
