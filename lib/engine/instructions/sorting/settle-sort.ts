import type { Query } from '@/lib/contracts/query'
import type { CardParts } from '../card-parts'
import { canMeasure, isTime } from '../columns/column-kinds'
import { columnOf } from '../sentence'
import type { AskedSort } from './sorting'

/** What the order is by is what is shown, where nothing else was named. */
export function sortedColumn(from: CardParts): number | null {
  const column = orderColumn(from)
  if (column === null || column === from.axes.y || canMeasure(from.understanding, column)) return null
  return column
}

function orderColumn({ parts, sentence }: CardParts): number | null {
  const mark = /#[ce]\d+/.exec(parts.sort?.target ?? '')?.[0]
  return mark ? columnOf(sentence, mark) : null
}

const xTarget = / (?:x|names?|alphabet\w*|letters?|categor\w*|labels?|horizontal|date|time|year|bars?|@bar) /
const yTarget =
  / (?:y|vertical|total|totals|number|numbers|count|counts|counted|value|values|amount|sum|average|avg|mean|maximum|max|minimum|min|maximal|minimal|quantity|frequency|how|size|lowest|highest|smallest|largest|frequencies|most|proportion|share) /
const barTarget = / (?:bars?|@bar) /
const countTarget = / (?:number|count|total|how) /

/** The order of a card, by one of its own axes; where only the axis was said, names ascend and values descend. */
export function sortOf(from: CardParts): Query['sort'] | null {
  const { sort, limit, winner } = from.parts
  if (!sort) {
    const isMost = limit?.isWorst && isLowGood(from)
    const first = limit?.order ?? (isCourseOf(from) ? null : winner)
    const order = isMost ? 'desc' : (first ?? (limit ? 'desc' : null))
    return order ? { by: 'y', order } : null
  }
  const by = sortAxis(from, sort)
  return { by, order: orderOf(from, sort) ?? (by === 'y' ? 'desc' : 'asc') }
}

const isLowGood = ({ axes, understanding }: CardParts): boolean =>
  axes.y !== null && understanding.profile.columns[axes.y]!.upIsGood === false

/** "which regions have less revenue per month": the course of each, which stays in its order. */
const isCourseOf = ({ axes: { x, grouping }, understanding }: CardParts): boolean =>
  x !== null && grouping !== null && isTime(understanding, x)

/** The worst of what should be low is the highest. */
function orderOf(from: CardParts, { order, nature }: AskedSort): AskedSort['order'] {
  if (nature !== 'worth' || !isLowGood(from)) return order
  return order === 'asc' ? 'desc' : 'asc'
}

function sortAxis(from: CardParts, { target, nature }: AskedSort): 'x' | 'y' {
  const { axes, understanding } = from
  const column = orderColumn(from)
  if (/ x /.test(target) && !/ y /.test(target)) return 'x'
  if (yTarget.test(target) && (column === null || column !== axes.x || countTarget.test(target))) return 'y'
  if (column !== null) {
    const isY = column === axes.y && column !== axes.x
    return isY || (column !== axes.x && canMeasure(understanding, column)) ? 'y' : 'x'
  }
  if ((nature === 'amount' || nature === 'worth') && barTarget.test(target)) return 'y'
  if (xTarget.test(target) || nature === 'alphabet' || nature === 'time') return 'x'
  return axes.x !== null && isTime(understanding, axes.x) && nature === null ? 'x' : 'y'
}

/** Why an order can't be drawn as asked; null where it can. */
export function sortProblem(from: CardParts): string | null {
  const { axes, understanding } = from
  const column = orderColumn(from)
  if (column === null || !canMeasure(understanding, column)) return null
  const shown = [axes.x, axes.y, axes.grouping, axes.size, ...axes.others.map((other) => other.column)]
  if (shown.includes(column)) return null
  return `A chart is ordered by what it shows, not by ${understanding.table.columns[column]!.name}.`
}
