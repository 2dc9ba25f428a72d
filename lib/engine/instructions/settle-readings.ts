import type { Plan, PlannedCard } from '../plan/plan'
import type { Understanding } from '../understanding'
import { canMeasure } from './columns/column-kinds'
import { cardColumns } from './report/card-columns'
import type { TypedPlan } from './typed/typed-plan'

/**
 * Whether a text's second reading, in typed parts, holds rather than its first: not where the first is sure, steers the
 * dashboard, knows what chart is named, understood every word or shows more of what is named; nor where it refuses what
 * the second leaves open too.
 */
export function isSecond(
  { plan, open }: { plan: Plan; open: { unread: string[] }[] },
  typed: TypedPlan,
  data: Understanding,
): boolean {
  const { cards, filters, clauses } = plan
  const isWhole = typed.left.length === 0
  // lines are requests of their own; a number left open says of which rows, which the first may know
  const isListed = clauses.length > 1 && typed.plan.clauses[0]!.clause.includes('\n')
  if (isListed || typed.left.some((word) => /\d/.test(word))) return false
  if (cards.some((card) => isPoints(card, data)) || isSteered(plan)) return false
  if (clauses.every(({ status }) => status === 'applied')) {
    const isSure = isWhole && typed.plan.clauses.every(({ status }) => status === 'applied')
    const isMore = typed.wishes > cards.length && cards.length === 1 && filters.length === 0
    return isSure && isMore && !typed.namesChart
  }
  if (cards.length + filters.length === 0)
    return isWhole && clauses.every(({ status }) => status === 'not_possible')
  const isRead = open.every(({ unread }) => unread.length === 0)
  const isWithin = typed.plan.cards.some((card) => card.isWithin)
  if (isRead && !isWhole && !isWithin) return false
  return !typed.namesChart && !showsMore(plan, typed) && pictureOf(plan) !== pictureOf(typed.plan)
}

/** Points are asked for by their name or by two numbers, and have axes of their own. */
function isPoints({ type, x, y, aggregation, metric }: PlannedCard, data: Understanding): boolean {
  if (type === 'scatter') return true
  const index = data.table.columns.findIndex(({ name }) => name === x)
  return index >= 0 && canMeasure(data, index) && y !== null && type === null && !aggregation && !metric
}

/** Whether it says something of the dashboard as a whole. */
const isSteered = ({ wishes, leaveOut, focus, title, colors, avoid, targets, onlyAsked, audience }: Plan) =>
  [wishes, leaveOut, focus, colors, avoid, targets].some(({ length }) => length > 0) ||
  Boolean(title ?? audience) ||
  onlyAsked

/** What the cards are of, however they are drawn: the same is told better by who knows the words. */
const pictureOf = ({ cards }: Plan): string =>
  JSON.stringify(
    cards.map(({ x, y, grouping, aggregation, metric, filters, limit, made, computed }) => [
      [x, y, grouping, y === null ? null : aggregation, limit],
      [metric ?? null, made ?? null, computed ?? null],
      filters,
    ]),
  )

/** Whether a plan breaks down what the other doesn't, or has more of the columns that a text names. */
function showsMore(first: Plan, { plan, named }: TypedPlan): boolean {
  const isBroken = ({ cards }: Plan) => cards.some(({ x, grouping }) => x !== null || grouping !== null)
  if (isBroken(first) && !isBroken(plan)) return true
  const shown = (of: Plan) => {
    const columns = new Set(cardColumns(of))
    return named.filter((names) => names.some((name) => columns.has(name))).length
  }
  return shown(first) > shown(plan)
}
