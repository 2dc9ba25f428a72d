import type { ColumnProfile } from '../profile/profile'
import type { CardContext, CardRequest } from './card'

/**
 * The measures that people track, explain or have asked about, most telling first. All of them where none is known for
 * one, and where the only one is how many rows are of a kind: that may be what something else is judged by.
 */
export function outcomesOf({ profile, measures, focus, rows, time }: CardContext): ColumnProfile[] {
  if (rows === 'none' && time) return measures.filter(({ isAside }) => !isAside)
  const outcomes = measures.filter(({ index, name }) => profile.outcomes?.includes(index) || focus.has(name))
  const isKind = ({ name, of }: ColumnProfile) =>
    of !== undefined && profile.columns.some((source) => source.name === name && source.role === 'category')
  return outcomes.length === 0 || outcomes.every(isKind) ? measures : outcomes
}

/** Whether a card tells a number that comes with things, alone or beside others of that kind, and none that they are judged by. */
export function isOfInputs(context: CardContext, request: CardRequest): boolean {
  const { metric } = request
  const outcomes = outcomesOf(context)
  if (outcomes.length === context.measures.length || metric.column === null) return false
  if (metric.aggregation === 'count_distinct') return false
  if (context.profile.areMetrics) return false
  if (isSpent(context, request)) return false
  // an order's total is told by its lines through what they come to
  if (metric.column === context.profile.linesOf?.value) return false
  return !speaksOf(
    context,
    request,
    outcomes.map(({ name }) => name),
  )
}

/** Whether a card measures one of the columns, or is told by it. */
const speaksOf = (
  { profile }: CardContext,
  { metric, x, group, size }: CardRequest,
  names: string[],
): boolean =>
  [metric.column, x, group, size].some(
    (index) => index !== null && names.includes(profile.columns[index]!.name),
  )

/**
 * Whether a card tells something else than the outcomes, where it is known that people come for the first of them: what
 * other numbers come to, how many rows there are of a kind. How many rows all stands on is not said beside two outcomes.
 */
export function isBeside(context: CardContext, request: CardRequest): boolean {
  const { type, metric } = request
  const { isDecided, areMetrics, linesOf, columns, outcomes: decided = [] } = context.profile
  if (!isDecided || areMetrics || type === 'insight' || type === 'table') return false
  if (linesOf && (metric.column === linesOf.value || metric.column === linesOf.head)) return false
  if (isSpent(context, request) && columns[metric.column!]!.format?.style === 'currency') return false
  const outcomes = decided.map((index) => columns[index]!)
  if (type === 'kpi' && metric.column === null) return outcomes.length > 1
  const names = outcomes.flatMap(({ name, of }) => [name, ...(of ? [of.column] : [])])
  return !speaksOf(context, request, names)
}

/** In all, money and hours are what things cost, whatever else they are judged by. */
function isSpent({ profile }: CardContext, { type, metric }: CardRequest): boolean {
  if (type !== 'kpi' || metric.aggregation !== 'sum' || metric.column === null) return false
  const { unit, format } = profile.columns[metric.column]!
  return format?.style === 'currency' || unit === 'h' || unit === 'hours'
}
