import type { Figure } from '@/lib/contracts/claims'
import { formatValue } from '@/lib/format/format-value'
import { dimensionOf } from '../request/dimension-of'
import { openConditions } from '../request/shown-rows'
import { giantOf } from '../stats/giant-of'
import { isClearLead } from '../stats/is-clear-lead'
import { indexDimension } from '../table/dimension'
import { filterRows } from '../table/filter-rows'
import type { QueryRow } from '../table/run-query'
import { nameOf, sourceOf, valueFigure } from './point-figure'
import { figure } from './sentence'
import type { View } from './view'

interface Told {
  text: string
  figures: Figure[]
}

const nothing: Told = { text: '', figures: [] }

/** `; a single row makes $7.04M of it`, where the total of a group hangs on one of its many rows. */
export const largestRow = (view: View, row: QueryRow): Told =>
  view.request.grain === null ? tellGiant(view, row, 'it') : nothing

/**
 * ` only through a single row of 9,999: without it Centro has most, 4,183`, where another group would have most but for a row
 * of the first, or nobody clearly; null where the first has most without it.
 */
export function onlyThroughRow(view: View, top: QueryRow): Told | null {
  const giant = view.request.grain === null ? giantIn(view, top) : null
  if (giant === null) return null
  const others = view.series.result.rows.filter((row) => row !== top && row.x !== null)
  const [next, third] = others.toSorted((a, b) => b.value - a.value)
  const rest = top.value - giant
  if (!next || isClearLead(rest, next.value)) return null
  const one = giantFigure(view, top, giant)
  const through = ` only through a single row of ${one.text}: without it`
  if (!isClearLead(next.value, Math.max(rest, third?.value ?? 0)))
    return { text: `${through} none clearly has most`, figures: [one] }
  const most = valueFigure(view, next)
  return { text: `${through} ${nameOf(view, next)} has most, ${most.text}`, figures: [one, most] }
}

/** `; a single row makes 46.8K of Nov 2023`, where one of its many rows makes the highest period stand above all others. */
export function largestOfPeriod(view: View, row: QueryRow): Told {
  if (view.request.grain === null) return nothing
  const told = tellGiant(view, row, nameOf(view, row))
  const rest = row.value - (told.figures[0]?.value ?? 0)
  const others = view.series.result.rows.filter((other) => other !== row)
  const isMade = others.every(({ value }) => value < row.value) && others.some(({ value }) => value > rest)
  return isMade ? told : nothing
}

function tellGiant(view: View, row: QueryRow, whole: string): Told {
  const giant = giantIn(view, row)
  if (giant === null) return nothing
  const one = giantFigure(view, row, giant)
  return { text: `; a single row makes ${one.text} of ${whole}`, figures: [one] }
}

const giantFigure = (view: View, row: QueryRow, giant: number): Figure =>
  figure(giant, formatValue(giant, view.request.metric.format, { compact: true }), {
    ...sourceOf(view, row),
    measure: 'max',
  })

function giantIn({ context, request }: View, row: QueryRow): number | null {
  const { metric, x, grain } = request
  if (metric.aggregation !== 'sum' || metric.column === null || metric.lastOf !== null || x === null)
    return null
  const { table } = context
  const { numbers } = table.columns[metric.column]!
  if (!numbers) return null
  const { groups, keys } = indexDimension(dimensionOf(context, x, grain))
  const keep = filterRows(table, openConditions(context, request))
  return giantOf({ numbers, codes: groups, keep }, keys.indexOf(row.x))
}
