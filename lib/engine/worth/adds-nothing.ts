import { hasEvenRows } from '../narrate/even-parts'
import { headlineOf } from '../narrate/headline'
import { isClearRanking } from '../narrate/is-clear-ranking'
import { endsOf, statesOf } from '../narrate/states-of'
import { hasPair } from '../profile/pair-set'
import type { CardContext, CardRequest } from '../request/card'
import { type GroupedSums, groupSums } from '../request/group-sums'
import { areEven } from '../stats/enough-rows'
import { isClearLead } from '../stats/is-clear-lead'
import { isTreatment } from '../subject/find-arm'

/**
 * Whether bars leave their reader with nothing that was not there: an average that does not clearly differ by anything, a total that is as
 * much of each, rows that are as many of each or as a total `among` the cards has them, how many came to each end, which the headline
 * says, or the same number by what bars before them split further. That a treatment makes no difference is what its trial came to.
 */
export function addsNothing(context: CardContext, request: CardRequest, among: CardRequest[]): boolean {
  const { type, x, grain, group, metric, asked } = request
  if (type !== 'bar' || x === null || grain !== null || group !== null || asked !== null) return false
  const before = among.slice(0, among.indexOf(request))
  if (before.some((other) => splitsFurther(context, other, request))) return true
  const column = context.table.columns[x]!
  if (metric.column === null)
    return (
      (before.some(isOfRows) && hasEvenRows(column)) ||
      isToldFirst(context, x) ||
      among.some((other) => isTotalBy(other, x) && goesByRows(context, other))
    )
  if (isTreatment(column)) return false
  return metric.aggregation === 'sum' ? isAsMuchOfEach(context, request) : !isClearRanking(context, request)
}

/** So little of what rows come to is told by their groups … */
const effectMax = 0.01
/** … and so near each group's part of a total lies to its part of the rows. */
const mirrorMax = 0.05

const isTotalBy = ({ type, x, grain, group, metric }: CardRequest, column: number): boolean =>
  type === 'bar' && x === column && grain === null && group === null && metric.aggregation === 'sum'

/** Whether groups have of a total what they have of the rows, where what a row comes to is no other in any. */
function goesByRows(context: CardContext, request: CardRequest): boolean {
  const groups = groupSums(context, request)
  if (!groups || effectOf(groups) >= effectMax) return false
  const { sums, counts } = groups
  const [sum, rows] = [sums, counts].map((all) => all.reduce((a, b) => a + b, 0))
  return sum! > 0 && sums.every((own, at) => Math.abs(own / sum! - counts[at]! / rows!) < mirrorMax)
}

/** Whether groups have as much of a total as they have rows, each as many as the others and none clearly most. */
function isAsMuchOfEach(context: CardContext, request: CardRequest): boolean {
  const groups = groupSums(context, request)
  if (!groups || effectOf(groups) >= effectMax) return false
  const [first = 0, next = 0] = [...groups.sums].sort((a, b) => b - a)
  return first > 0 && !isClearLead(first, next) && areEven(groups.counts) && areEven(groups.sums)
}

/** The share of the variance that groups tell, less what as many tell by chance (omega squared). */
function effectOf({ counts, sums, squares }: GroupedSums): number {
  const [rows, sum, all] = [counts, sums, squares].map((one) => one.reduce((a, b) => a + b, 0)) as [
    number,
    number,
    number,
  ]
  const between =
    sums.reduce((share, own, at) => share + (counts[at]! > 0 ? own ** 2 / counts[at]! : 0), 0) -
    sum ** 2 / rows
  const whole = all - sum ** 2 / rows
  const filled = counts.reduce((count, own) => count + Number(own > 0), 0)
  const error = (whole - between) / Math.max(1, rows - filled)
  return whole > 0 ? (between - (filled - 1) * error) / (whole + error) : 0
}

/** Of more only the first are drawn, and what they are of says the rest. */
const drawnMost = 12

/** Bars of commodities behind those of suppliers, each of whom has one: what they show stood there, in more detail. */
const splitsFurther = ({ profile }: CardContext, other: CardRequest, { x, metric }: CardRequest): boolean =>
  other.type === 'bar' &&
  other.x !== null &&
  other.group === null &&
  other.grain === null &&
  other.metric.column === metric.column &&
  other.metric.aggregation === metric.aggregation &&
  profile.columns[other.x]!.distinct <= drawnMost &&
  hasPair(profile.dependencies, other.x, x!)

/** By what rows are split first is told, and be it that they are split evenly. */
const isOfRows = ({ type, metric, grain }: CardRequest) =>
  type === 'bar' && metric.column === null && grain === null

function isToldFirst(context: CardContext, x: number): boolean {
  const states = endsOf(context)?.index === x ? statesOf(context) : null
  return states !== null && headlineOf(context)?.text.startsWith(states.text) === true
}
