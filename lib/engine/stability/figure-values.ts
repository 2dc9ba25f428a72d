import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import { countPassing, filterRows } from '../table/filter-rows'
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
  if (isPerPeriod.test(measure)) return scaled(quotients(parts, sampled.resamples), parts, figure.value)
  return isSameNumber(wholeOf(parts), figure.value) ? quotients(parts, sampled.resamples) : null
}

/** What is drawn anew is the figure only where it comes to it over all rows. */
const isSameNumber = (one: number, other: number): boolean =>
  Math.abs(one - other) <= sameShare * Math.max(Math.abs(one), Math.abs(other))

/** Sums of the same numbers in another order differ by less. */
const sameShare = 1e-6

const sumOf = (totals: Float64Array) => totals.reduce((sum, one) => sum + one, 0)

const wholeOf = ({ above, below }: Parts): number => sumOf(above) / (below ? sumOf(below) : 1)

/**
 * Its conditions are in words of their own, which no cell holds, or a stray one: `order_date = Tuesday`. A share tells of
 * how many rows its whole is.
 */
const isOfUnknownRows = ({ measure, filters, rows }: Figure, { table }: Sampled): boolean =>
  filters.length > 0 &&
  countPassing(table, filters) < (measure.startsWith('share') ? Math.min(rows, 1) : rows)

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
      if (column) return { above: sum(filters), below: sum(around) }
      return { above: rows(filters), below: rows([...around, ...answered(figure, sampled)]) }
    case 'share_of_rows':
      return { above: rows(filters), below: rows(filters.slice(0, -1)) }
    default:
      return null
  }
}

/** Where some rows lack what a share of rows is told by, it is of those that have it. */
function answered({ filters, rows }: Figure, { table }: Sampled): Filter[] {
  const by = filters.at(-1)
  const column = by && table.columns.find(({ name }) => name === by.column)
  const isOfSome = column !== undefined && column.missing > 0 && rows <= table.rowCount - column.missing
  return isOfSome ? [{ column: by!.column, op: '!=', value: '' }] : []
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
  const whole = sumOf(above)
  return values.map((one) => (one / whole) * value)
}
