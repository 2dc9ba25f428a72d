import { upperFirst } from '@/lib/format/first-letter'
import { quantileOf } from '../stats/quantile-of'
import { groupNumbers } from '../table/aggregate-groups'
import { indexDimension } from '../table/dimension'
import { filterRows } from '../table/filter-rows'
import { maskGroups } from '../table/grouping'
import type { CardContext, CardRequest } from './card'
import { dimensionOf } from './dimension-of'
import { openConditions } from './shown-rows'

/** Five numbers are not worth a summary of five. */
const perGroupMin = 5
export const boxesMax = 12

/** Boxes, and how many groups are not among them. */
export interface Boxes {
  boxes: Box[]
  /** Groups with fewer than 5 rows. */
  small: number
  /** Groups beyond those that a chart has room for. */
  further: number
}
/** Tukey (1977): what lies further out than this many box lengths is drawn on its own. */
const whiskerLength = 1.5

export interface Box {
  category: string
  rows: number
  outliers: number[]
  low: number
  q1: number
  median: number
  q3: number
  high: number
}

/** The boxes of a measure, one a category, the highest median first where the categories have no order. */
export function boxesOf(request: CardRequest, context: CardContext, numbers: Float64Array): Boxes {
  const keep = filterRows(context.table, openConditions(context, request))
  const axis = request.x === null ? null : indexDimension(dimensionOf(context, request.x, request.grain))
  const groups = maskGroups(axis?.groups ?? new Int32Array(numbers.length), keep)
  const keys = axis?.keys ?? [upperFirst(context.profile.columns[request.metric.column!]!.label)]
  const least = request.asked ? 1 : perGroupMin
  const filled = groupNumbers({ groups, count: keys.length }, numbers)
    .map((sorted, place) => ({ category: String(keys[place]), sorted }))
    .filter(({ sorted }) => sorted.length > 0)
  const boxes = filled
    .filter(({ sorted }) => sorted.length >= least)
    .map(({ category, sorted }) => boxOf(category, sorted))
  const ordered = axis?.ordered ? boxes : boxes.sort((a, b) => b.median - a.median)
  const shown = request.asked ? ordered : ordered.slice(0, boxesMax)
  return { boxes: shown, small: filled.length - boxes.length, further: boxes.length - shown.length }
}

function boxOf(category: string, sorted: Float64Array): Box {
  const q1 = quantileOf(sorted, 0.25)
  const q3 = quantileOf(sorted, 0.75)
  const reach = whiskerLength * (q3 - q1)
  const first = sorted.findIndex((value) => value >= q1 - reach)
  const last = sorted.findLastIndex((value) => value <= q3 + reach)
  const outliers = [...sorted.subarray(0, first), ...sorted.subarray(last + 1)]
  const [low, high] = [sorted[first]!, sorted[last]!]
  return { category, rows: sorted.length, outliers, low, q1, median: quantileOf(sorted, 0.5), q3, high }
}
