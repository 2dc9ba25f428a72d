import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import { filterRows, someRowPasses } from '../table/filter-rows'
import type { Column } from '../table/table'
import { drawnMedians } from './drawn-medians'
import { drawnTotals } from './drawn-totals'
import { groupTotals, type Sampled } from './group-totals'
import type { Resamples } from './resamples'

/** What a figure would be in each of the draws, NaN where it has no rows there; null for one that is not computed so. */
export function figureValues(figure: Figure, sampled: Sampled): Float64Array | null {
  const column = sampled.table.columns.find(({ name }) => name === figure.column) ?? null
  if (figure.column !== null && !column) return null
  const { measure, within } = figure
  if (within?.any || within?.having || isOfUnknownRows(figure, sampled)) return null
  if (measure === 'median' && column?.numbers && !figure.of)
    return drawnMedians(column.numbers, filterRows(sampled.table, figure.filters), sampled.resamples)
  const parts = partsOf({ figure, column, sampled })
  if (!parts) return null
  const values = quotients(parts, sampled.resamples)
  return isPerPeriod.test(measure) ? scaled(values, parts, figure.value) : values
}

/** Its conditions are in words of their own, which no cell holds: `order_date = Tuesday`. */
const isOfUnknownRows = ({ filters, rows }: Figure, { table }: Sampled): boolean =>
  rows > 0 && filters.length > 0 && !someRowPasses(table, filters)

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
  const sum = (own: Filter[]) => groupTotals(sampled, { filters: own, column, isSum: true })
  const count = (own: Filter[]) => groupTotals(sampled, { filters: own, column, isSum: false })
  const rows = (own: Filter[]) => groupTotals(sampled, { filters: own, column: null, isSum: false })
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

function quotients({ above, below }: Parts, resamples: Resamples): Float64Array {
  const over = drawnTotals(above, resamples)
  if (!below) return over
  const under = drawnTotals(below, resamples)
  const values = new Float64Array(over.length)
  for (let draw = 0; draw < values.length; draw++) values[draw] = over[draw]! / under[draw]!
  return values
}

/** In the same proportion as to what all rows have. */
function scaled(values: Float64Array, { above }: Parts, value: number): Float64Array {
  const whole = above.reduce((sum, one) => sum + one, 0)
  return values.map((one) => (one / whole) * value)
}
