import type { Annotation } from '@/lib/contracts/blocks'
import type { Figure } from '@/lib/contracts/claims'
import { formatPercent } from '@/lib/format/format-percent'
import { inPeriod } from '@/lib/format/in-period'
import type { Periods } from '../insights/timeline'
import { groupSums } from '../request/group-sums'
import { type CourseShape, courseShape } from '../stats/course-shape'
import { groupTest } from '../stats/group-test'
import { shapeOfFew } from '../stats/shape-of-few'
import { queryConditions } from '../table/condition'
import { isReturning } from '../table/period'
import type { QueryRow } from '../table/run-query'
import { cycleOf, driftWords, seasonWords, steadyWords, unclearWords } from './course-words'
import { describeGroups } from './describe-groups'
import { describeTwoPeriods } from './describe-two-periods'
import { findPeak, type Peak } from './find-peak'
import { largestOfPeriod } from './largest-row'
import { nameOf, valueFigure } from './point-figure'
import { arithmetic, figure, nothingSaid, type Sentence } from './sentence'
import { finishedRows, periodsShown } from './unfinished-periods'
import type { View } from './view'

/** What a chart over time means: where it goes over its whole span and where it turns, else between what it lies. */
export function describeCourse(view: View): Sentence {
  const { request, series } = view
  const rows = series.result.rows
  if (rows.length === 0) return nothingSaid
  const told = isReturning(request.grain) ? null : describeTwoPeriods(view)
  if (told) return told
  // what is computed of periods has no whole that a series could be a part of
  if (request.group !== null) return request.metric.computed ? nothingSaid : describeGroups(view)
  const { top, low } = extremesOf(rows)
  const comesAgain = isReturning(request.grain)
  if (rows.length === 1) return describeOnly(view, { row: top, isReturning: comesAgain })
  if (comesAgain) {
    const isOneRow = request.asked === null && largestOfPeriod(view, top).text !== ''
    if (top.value === low.value || isOneRow) return nothingSaid
    return {
      text: `Highest ${inPeriod(String(top.x))}, lowest ${inPeriod(String(low.x))}.`,
      evidence: null,
    }
  }
  return describeSpan(view)
}

const extremesOf = (rows: QueryRow[]) => ({
  top: rows.reduce((best, row) => (row.value > best.value ? row : best)),
  low: rows.reduce((worst, row) => (row.value < worst.value ? row : worst)),
})

function describeSpan(view: View): Sentence {
  const { request, series } = view
  const periods = periodsShown(view.context, request)
  const finished = finishedRows(series.result.rows, periods)
  // a period that has only begun is no fall
  const all = finished.length > 1 ? finished : series.result.rows
  const rows = filledRows(request, all)
  const isInOrder = request.sort === null || (request.sort.by === 'x' && request.sort.order === 'asc')
  if (readsLevel(view, rows)) return rangeOf(view, rows)
  const shape = isInOrder ? shapeOf(view, rows) : ({ kind: 'ranges' } as const)
  if (shape.kind === 'drifts' || shape.kind === 'ranges') {
    const length = shape.kind === 'drifts' ? shape.length : null
    return describeLevel(view, { rows, periods, isInOrder, length })
  }
  if (shape.kind === 'ends' && isThin(rows)(rows[shape.from]!)) return rangeOf(view, rows)
  return describeWay(view, rows, shape)
}

/** A few values have a way only where people follow it: of any other number it is chance. */
function shapeOf(view: View, rows: QueryRow[]): CourseShape {
  const values = rows.map(({ value }) => value)
  const few = isFollowed(view) ? shapeOfFew(values) : null
  if (few?.kind === 'turns' && !areApart(view, rows)) return { kind: 'ranges' }
  return few ?? courseShape(values, cycleOf(view.request.grain, rows.length))
}

/** More averages than these that lie so far apart are made by chance. */
const chanceMax = 0.05

/** Whether the averages of periods differ by more than the rows they are of do by themselves; what is summed is what it is. */
function areApart({ context, request }: View, periods: QueryRow[]): boolean {
  const sums = request.metric.aggregation === 'avg' ? groupSums(context, request) : null
  if (!sums || periods.every(({ rows }) => rows === 1)) return true
  const places = periods.map(({ x }) => sums.keys.indexOf(x))
  const of = (numbers: Float64Array) => Float64Array.from(places, (at) => numbers[at] ?? 0)
  return groupTest({ counts: of(sums.counts), sums: of(sums.sums), squares: of(sums.squares) }) <= chanceMax
}

/** Fewer rows than this part of the usual, or one where others have more, make no average to speak of. */
const filledShareMin = 0.2
/** A sum of half the rows is low by its rows. */
const thinShare = 0.5

const middleRows = (rows: QueryRow[]) =>
  rows.map((row) => row.rows).sort((a, b) => a - b)[rows.length >> 1] ?? 0

/** Without the periods whose average hangs on a row or two, while the others have many. */
function filledRows({ metric }: View['request'], rows: QueryRow[]): QueryRow[] {
  const isSum = metric.aggregation === 'sum' || metric.aggregation === 'count'
  const usual = middleRows(rows)
  if (isSum || usual <= 2) return rows
  const filled = rows.filter((row) => row.rows > 1 && row.rows >= filledShareMin * usual)
  return filled.length > 1 ? filled : rows
}

function isThin(rows: QueryRow[]) {
  const usual = middleRows(rows)
  return (row: QueryRow) => row.rows < thinShare * usual
}

interface Course {
  rows: QueryRow[]
  periods: Periods | null
  isInOrder: boolean
  /** Of the two ends whose levels differ; null where they do not. */
  length: number | null
}

/** What goes no one way: the levels of its ends, or that it has none, and its season; nothing where that is not known. */
function describeLevel(view: View, { rows, periods, isInOrder, length }: Course): Sentence {
  const { request, series } = view
  const level =
    periods === null || !isInOrder
      ? null
      : length === null
        ? isFollowed(view)
          ? steadyWords(view, periods, rows)
          : null
        : driftWords(view, periods, { rows, length })
  const season = isInOrder ? seasonWords(request.grain, rows) : ''
  const peak = !level && !season && periods && isInOrder ? findPeak(view, periods, rows) : null
  if (peak) return peakOf(view, periods!, peak)
  if (!level && !season) return unclearOf(view, { rows, periods, isInOrder, length })
  const words = !level
    ? `is on average ${season}`
    : season
      ? `${level.words}; on average it is ${season}`
      : level.words
  return arithmetic(`${request.metric.label} ${words}.`, series.result.usedRows, level?.figures ?? [])
}

/** That no trend is clear, of what people follow; else between what it lies. */
function unclearOf(view: View, { rows, periods, isInOrder, length }: Course): Sentence {
  const isPlain = view.request.asked === null && isInOrder && length === null && isFollowed(view)
  const level = isPlain && periods ? unclearWords(view, periods, rows) : null
  if (!level) return rangeOf(view, rows)
  return arithmetic(`${level.words}.`, view.series.result.usedRows, level.figures)
}

/** `is highest from Jul 2023 to Aug 2023, up to €136K, where a month usually comes to €49.9K` */
function peakOf(view: View, { grain }: Periods, { run, top, usual }: Peak): Sentence {
  const value = valueFigure(view, top)
  const when =
    run.length === 1
      ? `${inPeriod(String(top.x))}, at`
      : `from ${nameOf(view, run[0]!)} to ${nameOf(view, run.at(-1)!)}, up to`
  const largest = largestOfPeriod(view, top)
  const text = `${view.request.metric.label} is highest ${when} ${value.text}, where ${grain === 'hour' ? 'an' : 'a'} ${grain} usually comes to ${usual.text}${largest.text}.`
  const told = arithmetic(text, view.series.result.usedRows, [value, usual, ...largest.figures])
  return { ...told, annotations: [markOf(view, top, 'high')] }
}

/**
 * That something goes nowhere is worth telling of what people follow: the first outcome, a few measures of a series, and
 * how many rows there are where these are what is counted.
 */
function isFollowed({ context, request }: View): boolean {
  const { metric, asked } = request
  if (asked !== null || metric.column === null) return asked !== null || context.rows === 'lead'
  const most = isSeries(context) ? seriesMax : 1
  if (context.profile.areMetrics) return true
  return context.measures.slice(0, most).some(({ index }) => index === metric.column)
}

const seriesMax = 3
const rowsPerDateMax = 1.5

/** Whether rows follow each other in time, one a date. */
const isSeries = ({ table, time }: View['context']) =>
  time !== null && table.rowCount - time.missing <= rowsPerDateMax * time.distinct

/** Between what a chart that was asked for lies, or what people follow. */
function rangeOf(view: View, rows: QueryRow[]): Sentence {
  if (!isFollowed(view)) return nothingSaid
  const { words, figures } = rangeWords(view, rows)
  const largest = largestOfPeriod(view, extremesOf(rows).top)
  const told = arithmetic(
    `${view.request.metric.label} ${words}${largest.text}.`,
    view.series.result.usedRows,
    [...figures, ...largest.figures],
  )
  return readsLevel(view, rows) ? told : { ...told, annotations: rangeMarks(view, rows) }
}

type Way = Exclude<CourseShape, { kind: 'drifts' } | { kind: 'ranges' }>

function describeWay(view: View, rows: QueryRow[], shape: Way): Sentence {
  const { request, series } = view
  const at = shape.kind === 'turns' ? shape.at : shape.kind === 'ends' ? shape.from : null
  const turn = at === null ? [] : [rows[at]!]
  const stops = [...(shape.kind === 'ends' ? [] : [rows[0]!]), ...turn, rows.at(-1)!]
  const figures = stops.map((row) => valueFigure(view, row))
  const [from, to, end] = figures.map(({ text }, place) => `${text} ${inPeriod(String(stops[place]!.x))}`)
  const words = {
    rises: () => `rises from ${from} to ${to}`,
    falls: () => `falls from ${from} to ${to}`,
    moves: () => `goes from ${from} to ${to}`,
    ends: () => `${rows.at(-1)!.value > rows[at!]!.value ? 'rises' : 'falls'} from ${from} to ${to}`,
    turns: () =>
      turn[0]!.value > rows[0]!.value
        ? `rises from ${from} to ${to}, then falls to ${end}`
        : `falls from ${from} to ${to}, then rises to ${end}`,
  }[shape.kind]
  const size = shape.kind === 'rises' || shape.kind === 'falls' ? levelChange(view, rows) : null
  const by = size ? `, ${size.text} ${shape.kind === 'rises' ? 'more' : 'less'}` : ''
  const largest = largestOfPeriod(view, extremesOf(stops).top)
  const told = arithmetic(`${request.metric.label} ${words()}${by}${largest.text}.`, series.result.usedRows, [
    ...figures,
    ...(size ? [size] : []),
    ...largest.figures,
  ])
  return turn.length === 0 ? told : { ...told, annotations: turn.map((row) => markOf(view, row, 'turn')) }
}

/** How much a level has changed from its first date to its last, of dates that are drawn as they are. */
function levelChange({ context, request, series }: View, rows: QueryRow[]): Figure | null {
  const { metric, x, grain } = request
  const [first, last] = [rows[0]!, rows.at(-1)!]
  if (metric.lastOf === null || metric.lastOf !== x || grain !== 'day' || !(first.value > 0)) return null
  const share = Math.abs(last.value / first.value - 1)
  const column = context.table.columns[x]!.name
  const made = figure(share, formatPercent(share), {
    measure: 'abs(change(sum, last date against first))',
    column: metric.name,
    filters: series.shown,
    own: [
      { column, op: '>=', value: String(first.x) },
      { column, op: '<=', value: String(last.x) },
    ],
    rows: first.rows + last.rows,
  })
  return { ...made, within: queryConditions(series.shown) }
}

function markOf(view: View, row: QueryRow, kind: Annotation['kind']): Annotation {
  const x = typeof row.x === 'number' ? row.x : String(row.x)
  return { x, kind, label: `${nameOf(view, row)}: ${valueFigure(view, row).text}` }
}

function rangeMarks(view: View, rows: QueryRow[]): Annotation[] {
  const { top, low } = extremesOf(rows)
  return [markOf(view, low, 'low'), markOf(view, top, 'high')]
}

/** Whether all read the same, which goes no way. */
function readsLevel(view: View, rows: QueryRow[]): boolean {
  const { top, low } = extremesOf(rows)
  return valueFigure(view, top).text === valueFigure(view, low).text
}

function rangeWords(view: View, rows: QueryRow[]) {
  const { top, low } = extremesOf(rows)
  const figures = [low, top].map((row) => valueFigure(view, row))
  const [least, most] = figures.map(({ text }) => text)
  const words =
    least === most
      ? `is ${top.value === low.value ? '' : 'about '}${least} all the time`
      : `goes up and down: it lies between ${least} (${nameOf(view, low)}) and ${most} (${nameOf(view, top)})`
  return { words, figures }
}

/** Where conditions leave a single period. */
function describeOnly(view: View, { row, isReturning }: { row: QueryRow; isReturning: boolean }): Sentence {
  if (isReturning) return { text: `Only ${inPeriod(String(row.x))}.`, evidence: null }
  const value = valueFigure(view, row)
  return arithmetic(`${nameOf(view, row)}: ${value.text}.`, row.rows, [value])
}
