import type { Plan, PlannedCard } from '../plan/plan'
import { type Condition, conditionColumns } from '../table/condition'
import type { Understanding } from '../understanding'
import { canMeasure } from './columns/column-kinds'
import { cardColumns } from './report/card-columns'

export const isMadeCard = ({ metric, made, computed }: PlannedCard): boolean =>
  Boolean(metric ?? computed) || (made ?? []).length > 0

export const isCounting = ({ cards }: Plan): boolean =>
  cards.every(({ y, aggregation }) => y === null && !aggregation)

export const isBroken = ({ cards }: Plan): boolean =>
  cards.some(({ x, grouping }) => x !== null || grouping !== null)

/** "in Paris and Lyon": told apart by what picks their rows. */
export const isListed = ({ x, grouping, filters }: PlannedCard): boolean =>
  filters.some((one) => 'op' in one && one.op === 'in' && [x, grouping].includes(one.column))

/** What the cards show, in whichever order and words: columns, numbers, and by what rows are picked. */
export const contentOf = ({ cards, filters }: Plan): string =>
  JSON.stringify(
    cards.map(({ x, y, grouping, aggregation, metric, computed, made, limit, ...card }) => [
      [x, grouping].sort(),
      [y, y === null || aggregation === 'sum' ? null : aggregation, limit],
      [metric ?? null, computed ?? (card.type === 'pie' ? 'share_of_total' : null), made ?? null],
      [...new Set([...card.filters, ...filters].flatMap(conditionColumns))].sort(),
    ]),
  )

/** Whether one makes or measures a number that the other does not. */
export function losesMade(plan: Plan, other: Plan, data: Understanding): boolean {
  const { cards } = plan
  const has = (is: (card: PlannedCard) => boolean) => cards.some(is) && !other.cards.some(is)
  return (
    stepsOf(plan) > stepsOf(other) ||
    has(({ metric }) => Boolean(metric)) ||
    has((card) => isOfNumber(card, data)) ||
    cards.some(({ computed }) => computed && other.cards.every((card) => card.computed !== computed))
  )
}

export const conditionsOf = ({ cards, filters }: Plan): Condition[] => [
  ...filters,
  ...cards.flatMap((card) => card.filters),
]

/** Whether it says how its number is put together. */
export const isTold = ({ aggregation, computed }: PlannedCard): boolean =>
  computed === 'share_of_total' || (aggregation !== null && aggregation !== 'sum' && aggregation !== 'count')

/** Whether a number is measured, rather than rows that are counted. */
export function isOfNumber({ y, metric, made }: PlannedCard, data: Understanding): boolean {
  if (y === null || metric?.kind === 'rate') return false
  const index = data.table.columns.findIndex(({ name }) => name === y)
  return index < 0 ? (made ?? []).length > 0 : canMeasure(data, index)
}

/** Of what a text names, each by the columns that it may be, what a plan has. */
export function shown(plan: Plan, said: string[][]): string[][] {
  const columns = new Set(cardColumns(plan))
  return said.filter((names) => names.some((name) => columns.has(name)))
}

/** How many columns are made for one of its cards. */
export const stepsOf = ({ cards }: Plan): number =>
  Math.max(0, ...cards.map(({ made }) => (made ?? []).length))
