import { formatPercent } from '@/lib/format/format-percent'
import { formatPeriod } from '@/lib/format/format-period'
import { formatValue } from '@/lib/format/format-value'
import { inPeriod } from '@/lib/format/in-period'
import { measureName, upperFirst } from '../metric/metric'
import type { QueryRow } from '../table/run-query'
import { wholeWords } from './condition-words'
import { describeGroups } from './describe-groups'
import { groupFilters } from './group-filters'
import { arithmetic, figure, nothingSaid, type Sentence } from './sentence'
import type { View } from './view'

/** What a chart of categories means: who leads and by how much, in numbers of the chart. */
export function describeRanking(view: View): Sentence {
  const { request, series } = view
  const rows = series.result.rows.filter((row) => row.x !== null && !isOther(row))
  if (rows.length === 0) return nothingSaid
  if (request.group !== null) return describeGroups(view)
  const top = rows.reduce((best, row) => (row.value > best.value ? row : best))
  const low = rows.reduce((worst, row) => (row.value < worst.value ? row : worst))
  const { metric } = request
  const topFigure = valueFigure(view, top)
  if (rows.length === 1) return arithmetic(`${nameOf(top)}: ${topFigure.text}.`, top.rows, [topFigure])
  if (top.value === low.value) {
    return arithmetic(`${metric.label} is ${topFigure.text} everywhere.`, top.rows, [topFigure])
  }
  const isWhole = metric.isAdditive && low.value >= 0 && request.limit === null && series.total > 0
  if (isWhole) {
    const share = top.value / series.total
    const shareFigure = figure(share, formatPercent(share), {
      ...sourceOf(view, top),
      measure: 'share',
    })
    const text = `${beginning(view, top)} has ${shareFigure.text} of ${wholeWords(series.shown)}: ${topFigure.text}.`
    return arithmetic(text, series.result.usedRows, [shareFigure, topFigure])
  }
  const { xCount } = series.result
  if (rows.length < xCount) {
    const text = `${beginning(view, top)} is highest at ${topFigure.text}; shown are ${rows.length} of ${xCount}.`
    return arithmetic(text, series.result.usedRows, [topFigure])
  }
  const lowFigure = valueFigure(view, low)
  const text = `${beginning(view, top)} is highest at ${topFigure.text}, ${nameOf(low)} lowest at ${lowFigure.text}.`
  return arithmetic(text, series.result.usedRows, [topFigure, lowFigure])
}

/** What a chart over time means: from where to where, and the extremes between. */
export function describeCourse(view: View): Sentence {
  const { request, series } = view
  const rows = series.result.rows
  if (rows.length === 0) return nothingSaid
  if (request.group !== null) return describeGroups(view)
  const top = rows.reduce((best, row) => (row.value > best.value ? row : best))
  const low = rows.reduce((worst, row) => (row.value < worst.value ? row : worst))
  const isReturning = request.grain === 'weekday' || request.grain === 'month_of_year'
  if (rows.length === 1) return describeOnly(view, { row: top, isReturning })
  if (isReturning) {
    return {
      text: `Highest ${inPeriod(String(top.x))}, lowest ${inPeriod(String(low.x))}.`,
      evidence: null,
    }
  }
  const topFigure = valueFigure(view, top)
  const lowFigure = valueFigure(view, low)
  const text = `${request.metric.label} lies between ${lowFigure.text} (${nameOf(low)}) and ${topFigure.text} (${nameOf(top)}).`
  return arithmetic(text, series.result.usedRows, [lowFigure, topFigure])
}

/** Where conditions leave a single period. */
function describeOnly(view: View, { row, isReturning }: { row: QueryRow; isReturning: boolean }): Sentence {
  if (isReturning) return { text: `Only ${inPeriod(String(row.x))}.`, evidence: null }
  const value = valueFigure(view, row)
  return arithmetic(`${nameOf(row)}: ${value.text}.`, row.rows, [value])
}

const isOther = (row: QueryRow) => typeof row.x === 'string' && /^Other \(\d+\)$/.test(row.x)
const nameOf = (row: QueryRow) => formatPeriod(String(row.x))

/** A sentence begins with a capital where its first word is an ordinary one; a number says what it is of. */
function beginning({ context, request }: View, row: QueryRow): string {
  const name = nameOf(row)
  const isNumber = !request.grain && /^[\d.,-]+$/.test(name)
  if (isNumber) return `${upperFirst(context.profile.columns[request.x!]!.label)} ${name}`
  return name.replace(/^\p{Ll}(?=\p{Ll}{2})/u, (letter) => letter.toUpperCase())
}

function valueFigure(view: View, row: QueryRow) {
  return figure(
    row.value,
    formatValue(row.value, view.request.metric.format, { compact: true }),
    sourceOf(view, row),
  )
}

function sourceOf({ context, request, series }: View, row: QueryRow) {
  const column = context.table.columns[request.x!]!
  return {
    measure: measureName(request.metric),
    column: request.metric.column === null ? null : request.metric.name,
    filters: series.shown,
    own: groupFilters(column, request.grain, row.x),
    rows: row.rows,
  }
}
