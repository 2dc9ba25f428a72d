import { expect, it } from 'vitest'
import { composeDashboard } from '../../compose/compose-dashboard'
import { foundIn } from '../../compose/found-in.fixture'
import type { PlannedCard } from '../../plan/plan'
import { type Condition, isAnyOf, isFilter } from '../../table/condition'
import type { Understanding } from '../../understanding'
import { parseInstructions } from '../parse-instructions'

/** A planned card in one line, to be read beside the request: `bar: sum revenue by region where country = Spain`. */
export function cardText(card: PlannedCard): string {
  const { type, x, y, grouping, values, aggregation, xAggregation, grain, filters, sort, limit, stacked } =
    card
  const measure = [aggregation, y ?? (values && type === 'heatmap' ? null : 'rows')].filter(Boolean).join(' ')
  const across =
    x === null ? [] : [`by ${[xAggregation, x].filter(Boolean).join(' ')}${grain ? `/${grain}` : ''}`]
  return [
    `${type ?? 'auto'}:`,
    measure,
    ...across,
    ...(grouping ? [`and ${grouping}`] : []),
    ...(values ? [`with ${values}`] : []),
    ...filters.map((condition, at) => `${at === 0 ? 'where' : 'and'} ${conditionText(condition)}`),
    ...(sort ? [`sort ${sort.by} ${sort.order}`] : []),
    ...(limit === null ? [] : [`limit ${limit}`]),
    ...(card.binWidth ? [`bins of ${card.binWidth}`] : []),
    ...(stacked ? ['stacked'] : []),
  ]
    .filter(Boolean)
    .join(' ')
}

export function conditionText(condition: Condition): string {
  if (isAnyOf(condition)) return condition.any.map(conditionText).join(' or ')
  const what = isFilter(condition)
    ? condition.column
    : `${condition.aggregation} ${condition.column ?? 'rows'} of each ${condition.by}`
  return `${what} ${condition.op} ${[condition.value].flat().join('|')}`
}

/** What a text asks for and what becomes of it: its cards, and each clause's status and reason where it is not `applied`. */
export function outcomeOf(text: string, data: Understanding) {
  const plan = parseInstructions(text, data)
  const draft = composeDashboard(data, plan, { found: foundIn(data) })
  return {
    plan,
    draft,
    cards: plan.cards.map(cardText),
    filters: plan.filters.map(conditionText),
    told: draft.instructions.map(({ status, reason }) =>
      status === 'applied' && !reason ? status : `${status}: ${reason}`,
    ),
  }
}

type Asked = [text: string, ...cards: string[]]

/** A test each: the text is drawn as these cards, and nothing that it says is left or changed. */
export function itDraws(data: Understanding, asked: Asked[]) {
  it.each(asked)('%s', (text, ...cards) => {
    const made = outcomeOf(text, data)
    expect(made.cards).toEqual(cards)
    expect(made.told.every((told) => told === 'applied')).toBe(true)
  })
}

/** A test each: the text asks for what there is not, gets these cards as the nearest, and is told so. */
export function itDrawsNearest(data: Understanding, asked: Asked[]) {
  it.each(asked)('draws the nearest and says so: %s', (text, ...cards) => {
    const made = outcomeOf(text, data)
    expect(made.cards).toEqual(cards)
    expect(made.told).toEqual([expect.stringMatching(/^partly/)])
  })
}
