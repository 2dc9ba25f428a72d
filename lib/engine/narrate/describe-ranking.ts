import type { Figure } from '@/lib/contracts/claims'
import { upperFirst } from '@/lib/format/first-letter'
import { formatAverage } from '@/lib/format/format-average'
import { formatCount } from '@/lib/format/format-count'
import { formatPercent } from '@/lib/format/format-percent'
import { isUnevenCalendar } from '../insights/uneven-calendar'
import { timelineOf } from '../rank/choose-grain'
import type { EnoughGroups } from '../request/enough-groups'
import { groupSums } from '../request/group-sums'
import { areEven, enoughRows, mostPerRow } from '../stats/enough-rows'
import { type QueryRow, runTotal } from '../table/run-query'
import { wholeWords } from './condition-words'
import { describeGroups } from './describe-groups'
import { evenParts } from './even-parts'
import { groupFilters } from './group-filters'
import { isClearRanking } from './is-clear-ranking'
import { largestRow, onlyThroughRow } from './largest-row'
import { onlyWhere } from './only-where'
import { nameOf, sourceOf, valueFigure } from './point-figure'
import { arithmetic, figure, nothingSaid, type Sentence } from './sentence'
import type { View } from './view'
import { differenceWords } from './within-words'

interface RankingView extends View {
  /** The groups that are drawn, where others have too few rows. */
  enough?: EnoughGroups | null
}

/** What a chart of categories means: who leads and by how much, in numbers of the chart. */
export function describeRanking(view: RankingView): Sentence {
  const { request, series } = view
  const rows = series.result.rows.filter((row) => row.x !== null && !isOther(row))
  if (rows.length === 0) return nothingSaid
  if (request.group !== null) return describeGroups(view)
  const top = rows.reduce((best, row) => (row.value > best.value ? row : best))
  const low = rows.reduce((worst, row) => (row.value < worst.value ? row : worst))
  const { metric } = request
  const topFigure = valueFigure(view, top)
  if (rows.length === 1) return arithmetic(`${nameOf(view, top)}: ${topFigure.text}.`, top.rows, [topFigure])
  if (topFigure.text === valueFigure(view, low).text) {
    const [about, among] = [top.value === low.value ? '' : 'about ', amongWords(view)]
    const text = `${metric.label} is ${about}${topFigure.text} everywhere${among.text}.`
    return arithmetic(text, top.rows, [topFigure, ...among.figures])
  }
  const isWhole = metric.isAdditive && low.value >= 0 && request.limit === null && series.total > 0
  if (isWhole) return evenParts(view, rows) ?? describePart(view, top)
  return describeExtremes(view, { rows, top, low })
}

interface Extremes {
  rows: QueryRow[]
  top: QueryRow
  low: QueryRow
}

/** The first and the last, and among which groups; where only the first ones are drawn, the first alone. */
function describeExtremes(view: RankingView, { rows, top, low }: Extremes): Sentence {
  const { xCount, usedRows } = view.series.result
  const [topFigure, among] = [valueFigure(view, top), amongWords(view)]
  const isCut = rows.length < xCount
  const shown = isCut ? `; shown are ${rows.length} of ${xCount}` : ''
  const lowFigure = isCut ? null : valueFigure(view, low)
  if (lowFigure && !isClearRanking(view.context, view.request, new Set(rows.map(({ x }) => x)))) {
    const by = view.context.profile.columns[view.request.x!]!.label
    const [from, to] = [low, top].map((row) => `${valueFigure(view, row).text} (${nameOf(view, row)})`)
    const text = `No clear difference by ${by}: from ${from} to ${to}${among.text}.`
    return arithmetic(text, usedRows, [lowFigure, topFigure, ...among.figures])
  }
  const [topRows, lowRows] = [fewRows(view, top), lowFigure ? fewRows(view, low) : null]
  const last = lowFigure ? `, ${nameOf(view, low)} lowest at ${lowFigure.text}${lowRows?.text ?? ''}` : ''
  const { only, within } = lowFigure ? besides(view, { rows, top, low }) : { only: null, within: '' }
  const text = `${beginning(view, top)} is highest at ${topFigure.text}${topRows?.text ?? ''}${last}${among.text}${shown}${within}.`
  const figures = [topFigure, topRows?.figure, lowFigure, lowRows?.figure].filter((one) => one != null)
  return arithmetic(text, usedRows, [...figures, ...among.figures, ...(only?.figures ?? [])])
}

/** Where alone the ends lie apart, or what else they differ by: the simpler one where both would do. */
function besides(view: View, { rows, top, low }: Extremes) {
  const only = onlyWhere(view, rows, { top, low })
  if (only && !only.isCut) return { only, within: only.text }
  const within = differenceWords(view.context, view.request, [top.x, low.x])
  return only && within === '' ? { only, within: only.text } : { only: null, within }
}

/** ` (27 rows)`, where a group has so few that its average is not known well enough to stand unmarked. */
function fewRows(view: RankingView, row: QueryRow): { text: string; figure: Figure } | null {
  const { context, request } = view
  if (request.metric.aggregation !== 'avg' && request.metric.aggregation !== 'median') return null
  const sums = groupSums(context, request)
  const enough = sums && enoughRows(sums)
  if (!enough || row.rows >= enough || !areMostly(sums.counts, enough)) return null
  const count = figure(row.rows, formatCount(row.rows), {
    ...sourceOf(view, row),
    measure: 'count',
    column: request.metric.name,
  })
  return { text: ` (${count.text} rows)`, figure: count }
}

/** `, among the 20 of 212 with 200 rows or more`. */
function amongWords({ enough, request, series }: RankingView): { text: string; figures: Figure[] } {
  if (!enough) return { text: '', figures: [] }
  const { floor, kept, all, condition } = enough
  const countOf = (count: number, least: number) =>
    figure(count, formatCount(count), {
      measure: `count_distinct(with ${least} rows or more of ${request.metric.name})`,
      column: condition.by,
      filters: series.shown.filter((other) => other !== condition),
      rows: series.result.usedRows,
    })
  const figures = [countOf(kept, floor), countOf(all, 1)]
  return {
    text: `, among the ${figures[0]!.text} of ${figures[1]!.text} with ${floor} rows or more`,
    figures,
  }
}

/** `Electronics has 49% of the total (239K) with 12% of the rows.` */
function describePart(view: View, top: QueryRow): Sentence {
  const { series } = view
  const source = sourceOf(view, top)
  const [value, share] = [valueFigure(view, top), top.value / series.total]
  const part = figure(share, formatPercent(share), { ...source, measure: 'share' })
  const lead = `${beginning(view, top)} has ${part.text} of ${wholeWords(series.shown)}`
  const only = onlyThroughRow(view, top)
  if (only)
    return arithmetic(`${lead} (${value.text})${only.text}.`, series.result.usedRows, [
      part,
      value,
      ...only.figures,
    ])
  const [beside, largest] = [besideRows(view, top), largestRow(view, top)]
  const end = beside ? ` (${value.text})${beside.text}` : `: ${value.text}`
  const figures = [part, value, ...(beside?.figures ?? []), ...largest.figures]
  return arithmetic(`${lead}${end}${largest.text}${unevenWords(view)}.`, series.result.usedRows, figures)
}

/** Totals of months that the dates hold more often than others tell that too. */
function unevenWords({ context, request }: View): string {
  const isUneven = request.grain === null && isUnevenCalendar(context.table, timelineOf(context), request.x!)
  return isUneven ? `; not every ${context.profile.columns[request.x!]!.label} is there equally often` : ''
}

/** ` with 12% of the rows`, where none lacks the measure, and whose rows have most where that is another. */
function besideRows(view: View, top: QueryRow): { text: string; figures: Figure[] } | null {
  const { context, request, series } = view
  const { metric } = request
  if (metric.aggregation !== 'sum' || metric.lastOf !== null) return null
  const groups = groupSums(context, request)
  if (!groups || areEven(groups.counts)) return null
  const share = context.table.columns[metric.column!]!.missing > 0 ? null : shareOfRows(view, top)
  const text = share ? ` with ${share.text} of the rows` : ''
  const key = groups.keys[mostPerRow(groups, groups.keys.indexOf(top.x))]
  if (key === undefined) return share && { text, figures: [share] }
  const most = groups.keys.indexOf(key)
  const mean = groups.sums[most]! / groups.counts[most]!
  const average = figure(mean, formatAverage(mean, metric.format), {
    measure: 'avg',
    column: metric.name,
    filters: series.shown,
    own: groupFilters(context.table.columns[request.x!]!, request.grain, key),
    rows: groups.counts[most]!,
  })
  return {
    text: `${text}; per row ${nameOf(view, { ...top, x: key })} has most, ${average.text} on average`,
    figures: share ? [share, average] : [average],
  }
}

/** Whether most groups have so many rows: where none has, few are no exception. */
function areMostly(counts: Float64Array, enough: number): boolean {
  const filled = counts.filter((rows) => rows > 0)
  return 2 * filled.filter((rows) => rows >= enough).length >= filled.length
}

function shareOfRows(view: View, top: QueryRow): Figure {
  const { context, series } = view
  const all = runTotal(context.table, { column: null, aggregation: 'count', filters: series.open }).value
  return figure(top.rows / all, formatPercent(top.rows / all), {
    ...sourceOf(view, top),
    measure: 'share_of_rows',
    column: null,
    rows: all,
  })
}

const isOther = (row: QueryRow) => typeof row.x === 'string' && /^Other \(\d+\)$/.test(row.x)

/** A sentence begins with a capital where its first word is an ordinary one; a number says what it is of. */
function beginning(view: View, row: QueryRow): string {
  const { context, request } = view
  const name = nameOf(view, row)
  const isNumber = !request.grain && /^[\d.,-]+$/.test(name)
  if (isNumber) return `${upperFirst(context.profile.columns[request.x!]!.label)} ${name}`
  return name.replace(/^\p{Ll}(?=\p{Ll}{2}|o$)/u, (letter) => letter.toUpperCase())
}
