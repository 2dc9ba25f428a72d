import type { Figure } from '@/lib/contracts/claims'
import { upperFirst } from '@/lib/format/first-letter'
import { formatAverage } from '@/lib/format/format-average'
import { formatPercent } from '@/lib/format/format-percent'
import { formatValue } from '@/lib/format/format-value'
import type { Metric } from '../metric/metric'
import type { Profile } from '../profile/profile'
import { promoterPoints, promoterScale } from '../profile/promoter-scale'
import { holdersWord } from '../profile/row-words'
import { timelineOf } from '../rank/choose-grain'
import type { CardContext, CardRequest } from '../request/card'
import { openConditions, shownRows } from '../request/shown-rows'
import { quantileOf } from '../stats/quantile-of'
import { sortNumbers } from '../stats/sort-numbers'
import type { Condition } from '../table/condition'
import { filterRows } from '../table/filter-rows'
import { sortedNumbers } from '../table/number-counts'
import type { Column } from '../table/table'
import { countFigure, rowsText } from './count-words'
import { isCohortTime, timeSpan } from './dashboard-description'
import { describeRate } from './describe-rate'
import { describeRatio } from './describe-ratio'
import { arithmetic, figure, nothingSaid, type Sentence } from './sentence'

/** Fewer rows are told by their ends. */
const quartileRowsMin = 8

/** What one number means: what it comes to a row, where its rows lie, or what most of them are. */
export function describeNumber(context: CardContext, request: CardRequest): Sentence {
  const { metric } = request
  const keep = filterRows(context.table, openConditions(context, request))
  const filters = shownRows(context, request)
  if (metric.column === null) return describeRows(context, keep)
  if (metric.of) return describeRate(context, metric, { keep, filters })
  const ratio = describeRatio(context, metric, { keep, filters })
  if (ratio) return ratio
  if (metric.lastOf !== null) {
    return {
      text: `At the last ${context.profile.columns[metric.lastOf]!.label} in the data.`,
      evidence: null,
    }
  }
  const asked = keep ? null : describeScore(context, metric)
  if (asked) return asked
  const all = keep ? keep.reduce((sum, isKept) => sum + isKept, 0) : context.table.rowCount
  // a ratio that no column holds has no rows that could lie anywhere
  const isOfNone = metric.ratio?.numerator === metric.column
  const isCount = metric.aggregation.startsWith('count')
  const sorted = isCount || isOfNone ? none : sortedKept(context.table.columns[metric.column]!, keep)
  if (sorted.length === 0) {
    const among = countFigure(all, null, filters)
    const lines = keep ? null : describeLines(context, metric, among)
    if (lines) return lines
    return arithmetic(`Among ${rowsText(context.profile, among)}.`, all, [among])
  }
  const named = context.dimensions.find(({ distinct }) => distinct === context.table.rowCount)
  const { row } = context.profile
  const own = context.profile.columns[metric.column]!.each
  const each = own ? `per ${own}` : named ? `per ${named.label}` : row ? `per ${row.one}` : 'a row'
  const kept = { sorted, all, filters, each, profile: context.profile }
  return metric.aggregation === 'sum'
    ? describeAverage(metric, kept, isToldBefore(context, metric))
    : describeMiddle(metric, kept)
}

/** How many things orders are of, and on how many lines: `Quantity comes to 2,012, on 1,012 rows.` */
function describeLines({ table, profile }: CardContext, metric: Metric, among: Figure): Sentence | null {
  const { head, quantity } = profile.linesOf ?? { head: null, quantity: null }
  if (quantity === null || metric.column !== head) return null
  const { name, label, format } = profile.columns[quantity]!
  const sum = table.columns[quantity]!.numbers!.reduce((all, value) => all + (value || 0), 0)
  const source = { measure: 'sum', column: name, filters: [], rows: table.rowCount }
  const total = figure(sum, formatAverage(sum, { ...(format ?? { style: 'number' }), decimals: 0 }), source)
  const text = `${upperFirst(label)} comes to ${total.text}, on ${rowsText(profile, among)}.`
  return arithmetic(text, table.rowCount, [total, among])
}

/** What a net promoter score is made of: `96 of 240 answer 9 or 10, 134 answer 6 or less.` */
function describeScore({ table, profile }: CardContext, metric: Metric): Sentence | null {
  if (!profile.columns[metric.column!]!.isScore || metric.aggregation !== 'avg') return null
  const { numbers, derivedFrom } = table.columns[metric.column!]!
  const column = derivedFrom![0]!
  const count = (value: number) => numbers!.reduce((rows, score) => rows + Number(score === value), 0)
  const all = countFigure(numbers!.length - table.columns[metric.column!]!.missing, column, [])
  const high = countFigure(count(promoterPoints.promoter), null, [
    { column, op: '>=', value: promoterScale.promoterMin },
  ])
  const low = countFigure(count(promoterPoints.detractor), null, [
    { column, op: '<=', value: promoterScale.detractorMax },
  ])
  const text = `${high.text} of ${all.text} answer 9 or 10, ${low.text} answer 6 or less.`
  return arithmetic(text, all.value, [high, all, low])
}

const none = new Float64Array()

/** The column's numbers in order, of the rows that are kept. To be read only. */
function sortedKept(column: Column, keep: Uint8Array | null): Float64Array {
  const { numbers } = column
  if (!numbers) return none
  if (!keep) return sortedNumbers(column)
  const kept = new Float64Array(numbers.length)
  let count = 0
  for (let row = 0; row < numbers.length; row++) {
    if (keep[row] && !Number.isNaN(numbers[row]!)) kept[count++] = numbers[row]!
  }
  return sortNumbers(kept.subarray(0, count))
}

interface Kept {
  sorted: Float64Array
  /** How many rows there are, whether they have a value or not. */
  all: number
  filters: Condition[]
  /** What a row is: `a row`, or what each row is one of. */
  each: string
  profile: Profile
}

function describeAverage(metric: Metric, kept: Kept, isToldFirst: boolean): Sentence {
  const { sorted, filters, each } = kept
  const rows = sorted.length
  let sum = 0
  for (let at = 0; at < rows; at++) sum += sorted[at]!
  const mean = sum / rows
  const source = { measure: 'avg', column: metric.name, filters, rows }
  const average = figure(mean, formatAverage(mean, metric.format), source)
  const [over, one] = [overRows(metric, kept), isToldFirst ? nothingMore : oneRow(metric, kept, sum)]
  const text = `${one.text}On average ${average.text} ${each}${over.text}`
  return arithmetic(text, rows, [...one.figures, average, ...over.figures])
}

/** A total of which one of many rows makes so much, and far more than any other, is not what rows come to. */
const oneShareMin = 0.05
const oneTimesMin = 5
const oneRowsMin = 30
const nothingMore = { text: '', figures: [] as Figure[] }

/** Whether what one row makes of the total is told first of all. */
const isToldBefore = ({ insights }: CardContext, { name }: Metric) =>
  insights.some(({ kind, value, columns }) => kind === 'caveat' && value === 'one_row' && columns[0] === name)

function oneRow({ name, format }: Metric, { sorted, filters }: Kept, sum: number) {
  const [next, largest] = [sorted.at(-2), sorted.at(-1)]
  if (next === undefined || largest === undefined || sorted.length < oneRowsMin || sorted[0]! < 0)
    return nothingMore
  if (largest < oneShareMin * sum || largest < oneTimesMin * next) return nothingMore
  const source = {
    column: name,
    filters: [...filters, { column: name!, op: '>=' as const, value: largest }],
    rows: 1,
  }
  const one = figure(largest, formatValue(largest, format, { compact: true }), { ...source, measure: 'sum' })
  const share = figure(largest / sum, formatPercent(largest / sum), { ...source, measure: 'share' })
  return { text: `One row alone makes ${one.text} of the total, ${share.text}. `, figures: [one, share] }
}

function describeMiddle(metric: Metric, kept: Kept): Sentence {
  const { sorted, all, filters, profile } = kept
  const rows = sorted.length
  const isFew = rows < quartileRowsMin
  const ends = isFew ? ['min', 'max'] : ['q1', 'q3']
  const [low, high] = ends.map((measure, i) => {
    const value = quantileOf(sorted, isFew ? i : 0.25 + i * 0.5)
    const source = { measure, column: metric.name, filters, rows }
    return figure(value, formatAverage(value, metric.format), source)
  })
  const where = low!.text === high!.text ? `at about ${low!.text}` : `between ${low!.text} and ${high!.text}`
  const half = isFew ? 'All' : 'Half'
  const halfOf = isFew ? 'The' : 'Half of the'
  const filled = countFigure(rows, metric.name, filters)
  if (rows === all) {
    const text = `${halfOf} ${rowsText(profile, filled)} lie ${where}.`
    return arithmetic(text, rows, [low!, high!, filled])
  }
  const over = overRows(metric, kept)
  return arithmetic(`${half} lie ${where}${over.text}`, rows, [low!, high!, ...over.figures])
}

/** Of how many rows: all of them, or those that have a value. */
function overRows({ name, column }: Metric, { sorted, all, filters, profile }: Kept) {
  const filled = countFigure(sorted.length, name, filters)
  const held = profile.columns[column!]!
  if (held.each) {
    return { text: `, over ${filled.text} ${holdersWord(profile, held, sorted.length)}.`, figures: [filled] }
  }
  if (sorted.length === all) return { text: `, over ${rowsText(profile, filled)}.`, figures: [filled] }
  const whole = countFigure(all, null, filters)
  return { text: `; ${filled.text} of ${rowsText(profile, whole)} have a value.`, figures: [filled, whole] }
}

/** What rows are counted by is told by the bars: here only from when they are, and that each is a thing of its own. */
function describeRows(context: CardContext, keep: Uint8Array | null): Sentence {
  const { table, dimensions, profile } = context
  if (keep) return nothingSaid
  const named = dimensions.find(({ distinct, missing }) => distinct === table.rowCount && missing === 0)
  if (named) return { text: `One for each ${named.label}.`, evidence: null }
  const timeline = isCohortTime(context) ? null : timelineOf(context)
  const whole = profile.row ? `Each row is one ${profile.row.one}.` : 'All rows of the table.'
  return { text: timeline ? `${upperFirst(timeSpan(timeline))}.` : whole, evidence: null }
}
