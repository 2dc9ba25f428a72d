import { askedSources } from '../plan/asked-column'
import type { Plan, PlannedCard } from '../plan/plan'
import { type Condition, conditionColumns } from '../table/condition'
import type { Understanding } from '../understanding'
import { isFew } from './columns/column-kinds'
import { differsIn, isRepeated } from './columns/counted-once'
import { conditionsOf, contentOf, isBroken, isListed, isTold, losesMade, shown } from './plan-signs'
import { isDates } from './typed/period-edges'
import type { TypedPlan } from './typed/typed-plan'

/**
 * Whether the typed reading shows something else than the first and drops nothing of that. Where both are sure it is
 * mostly the right one then: the first has lost a breakdown, a rank or a condition.
 */
export function isUnlike(first: Plan, { plan, named }: TypedPlan, data: Understanding): boolean {
  if (
    isRateOfRows(first, plan) ||
    isSharedOut(first, plan) ||
    first.cards.some((card) => isOfNames(card, data))
  )
    return true
  if (areSpreads(plan, data) && !areSpreads(first, data)) return keepsRows(first, plan)
  if (contentOf(sorted(first)) === contentOf(sorted(plan)) || losesMade(first, plan, data)) return false
  if (isPointedBack(first, plan)) return keepsRows(first, plan)
  if (first.cards.some((card) => isSettled(card, data)) || losesTold(first, plan)) return false
  // how something went is its course; its changes are another card
  if (plan.cards.some(({ computed }) => computed?.startsWith('change'))) return false
  if (isOfRows(first) && !isOfRows(plan)) return false
  const own = shown(plan, named)
  if (!shown(first, named).every((names) => own.includes(names))) return false
  return (
    !areTwice(plan) &&
    !plan.cards.some((card) => isOfOne(card) || isOfAll(card, data)) &&
    keepsRows(first, plan) &&
    keepsAxes(first, plan, data) &&
    first.cards.length <= plan.cards.length
  )
}

/** "list the orders of Spain with date and total": the rows, where the first puts them together. */
export const isRowList = ({ cards }: Plan): boolean =>
  cards.length > 0 && cards.every(({ type }) => type === 'table')

/** "neither Spain nor Italy": the second leaves out what the first picks. */
export function isTurnedRound(first: Plan, plan: Plan): boolean {
  const valuesOf = (one: Plan, ops: string[]) =>
    conditionsOf(one).flatMap((condition) =>
      'op' in condition && !('by' in condition) && ops.includes(condition.op)
        ? [condition.value].flat().map((value) => `${condition.column} ${value}`)
        : [],
    )
  const picked = valuesOf(first, ['=', 'in'])
  return valuesOf(plan, ['!=']).some((left) => picked.includes(left))
}

/** "closed in February by agent", "leavers per month": both are of a period, the second by the date that is named with it. */
export function isOfOwnDate(
  first: Plan,
  { plan, named }: Pick<TypedPlan, 'plan' | 'named'>,
  { table }: Understanding,
): boolean {
  const dates = new Set(table.columns.filter(isDates).map(({ name }) => name))
  const axesOf = ({ cards }: Plan) => cards.flatMap(({ x }) => (x !== null && dates.has(x) ? [x] : []))
  const [axes, kept] = [first, plan].map(axesOf)
  const isUnsaid = (name: string) => !named.some((names) => names[0] === name)
  if (
    axes!.length > 0 &&
    axes!.every(isUnsaid) &&
    kept!.length > 0 &&
    !kept!.some((axis) => axes!.includes(axis))
  )
    return true
  const datesOf = (one: Plan) =>
    conditionsOf(one)
      .filter((condition) => 'value' in condition && condition.value !== '')
      .flatMap(conditionColumns)
      .filter((name) => dates.has(name))
  const [own, others] = [plan, first].map(datesOf)
  const isShown = (name: string) => first.cards.some(({ x, grouping }) => x === name || grouping === name)
  const isMore = own!.some((name) => isShown(name) && !others!.includes(name))
  const isOther = own!.length > 0 && !own!.some((name) => others!.includes(name)) && others!.every(isUnsaid)
  return others!.length > 0 && (isMore || isOther)
}

/** "how much from cash, how much from card": each its share, where the first has that of all of them together. */
const isSharedOut = (first: Plan, { cards }: Plan): boolean =>
  cards.length === 1 &&
  cards[0]!.computed === 'share_of_total' &&
  first.cards.every(({ x, made }) => x === null && (made ?? []).some(({ kind }) => kind === 'part')) &&
  first.cards.length > 0

/** "the best product in each region" as the last of them by the alphabet. */
export const isOfNames = ({ y, aggregation }: PlannedCard, { table }: Understanding): boolean =>
  (aggregation === 'max' || aggregation === 'min') &&
  table.columns.some(({ name, type }) => name === y && type === 'text')

/** "cancelled as a percentage of all, by subject": how much of each, where the first shares out those that were. */
const isRateOfRows = (first: Plan, { cards }: Plan): boolean =>
  cards.length === 1 &&
  first.cards.length === 1 &&
  first.cards[0]!.computed === 'share_of_total' &&
  first.cards[0]!.y === null &&
  cards[0]!.metric?.kind === 'rate' &&
  cards[0]!.x === first.cards[0]!.x &&
  JSON.stringify(first.cards[0]!.filters) === JSON.stringify([cards[0]!.metric.of])

/** Whether it counts each thing once, or measures each amount, that the first tells its rows apart by. */
export const isOfThings = (first: Plan, plan: Plan, data: Understanding): boolean =>
  (countsThings(first, plan, data) || measuresAxes(first, plan, data) || measuresBest(first, plan)) &&
  keepsRows(first, plan)

/** "customers per country": each once, where the first has the rows, or tells them apart. */
function countsThings(first: Plan, { cards }: Plan, data: Understanding): boolean {
  const [card] = cards
  const indexOf = (name: string | null) => data.table.columns.findIndex((column) => column.name === name)
  const things = data.profile.columns[indexOf(card?.y ?? null)]
  const groups = [card?.x, card?.grouping].flatMap((name) => (name == null ? [] : [indexOf(name)]))
  const isOnce =
    cards.length === 1 &&
    card!.aggregation === 'count_distinct' &&
    things !== undefined &&
    isRepeated(data, things.index) &&
    groups.every((group) => group !== things.index && group >= 0 && differsIn(data, things.index, group))
  return (
    isOnce &&
    first.cards.length === 1 &&
    first.cards.every(
      ({ x, y, grouping, metric }) =>
        y === null && !metric && x === card!.x && (grouping === card!.grouping || grouping === things.name),
    )
  )
}

/** "the best customers": by what they bring in, where the first has how many rows each has. */
function measuresBest({ cards: [first, ...others] }: Plan, { cards: [card, ...more] }: Plan): boolean {
  if (!first || !card || others.length + more.length > 0) return false
  const isCount = first.y === null && !first.metric
  return isCount && card.y !== null && !card.metric && first.x === card.x && Boolean(first.sort && card.sort)
}

/** "revenue and units by month": an amount is measured, where the first tells the other apart by it. */
function measuresAxes(first: Plan, { cards }: Plan, data: Understanding): boolean {
  const measured = cards.map(({ y }) => y)
  const isAmount = (name: string | null) =>
    data.profile.columns.some((one) => one.name === name && one.additivity === 'additive')
  return (
    cards.length > 1 &&
    cards.every(({ x }) => x !== null) &&
    first.cards.every(({ type, y }) => type !== 'scatter' && measured.includes(y)) &&
    first.cards.some(({ x, grouping }) =>
      [x, grouping].some((axis) => isAmount(axis) && measured.includes(axis)),
    )
  )
}

/** "how much do prices vary by town": how a number is spread, where the first puts it together. */
const areSpreads = ({ cards }: Plan, data: Understanding): boolean =>
  cards.every(({ type, y }) => {
    const index = data.table.columns.findIndex(({ name }) => name === y)
    // a number that is made for the card is in no column of the table
    return type === 'boxplot' && y !== null && (index < 0 || !isFew(data, index))
  })

const sorted = (plan: Plan): Plan => ({
  ...plan,
  cards: [...plan.cards].sort((a, b) => ((a.y ?? '') < (b.y ?? '') ? -1 : 1)),
})

/** Told apart by what picks its rows, drawn as a spread, or of a number that the table has made. */
const isSettled = (card: PlannedCard, { table }: Understanding): boolean =>
  isListed(card) ||
  card.type === 'boxplot' ||
  card.type === 'histogram' ||
  table.columns.some(({ name, derivedFrom }) => name === card.y && derivedFrom !== undefined)

/** Whether rows are counted, as they are. */
const isOfRows = ({ cards }: Plan): boolean => cards.every(({ y }) => y === null)

const losesTold = (first: Plan, { cards }: Plan): boolean =>
  first.cards.some(
    (card) => isTold(card) && !cards.some(({ aggregation }) => aggregation === card.aggregation),
  )

/** Told apart by what it picks one value of, or leaves one out. */
const isOfOne = ({ x, grouping, filters }: PlannedCard): boolean =>
  filters.some(
    (one) =>
      'op' in one &&
      !('by' in one) &&
      (one.op === '=' || one.op === '!=') &&
      typeof one.value !== 'number' &&
      [x, grouping].includes(one.column),
  )

/** Told apart by all that it picks. */
const isOfAll = (card: PlannedCard, { table }: Understanding): boolean =>
  isListed(card) &&
  card.filters.some((one) => {
    const column = 'op' in one && one.op === 'in' && table.columns.find(({ name }) => name === one.column)
    return column && Array.isArray(one.value) && one.value.length === column.values.length
  })

/** The same number twice is no wish. */
const areTwice = ({ cards }: Plan): boolean =>
  cards.some(
    ({ y, metric }, at) => !metric && cards.findIndex((other) => other.y === y && !other.metric) < at,
  )

/** Whether all columns that pick rows pick them still, the same way round. */
const keepsRows = (first: Plan, plan: Plan): boolean => {
  const [own, others] = [plan, first].map(conditionsOf)
  const kept = own!.map(waysOf)
  return others!.every((one) => kept.includes(waysOf(one)))
}

const waysOf = (one: Condition): string =>
  `${'op' in one && one.op === '!=' ? 'not ' : ''}${conditionColumns(one).join()}`

/** Whether all that it tells apart is told apart still, but for what picks rows by a value. */
function keepsAxes(first: Plan, plan: Plan, { profile }: Understanding): boolean {
  // what is the same in all rows tells none apart, and may be what a number is over
  const isWhole = (axis: string) =>
    plan.cards.some(({ metric }) => metric?.kind === 'ratio' && metric.denominator === axis) &&
    profile.columns.some(({ name, distinct }) => name === axis && distinct === 1)
  const axesOf = ({ cards }: Plan) =>
    cards.flatMap(({ x, grouping }) => [x, grouping]).filter((one) => one !== null && !isWhole(one))
  const picked = conditionsOf(plan).flatMap((one) =>
    'op' in one && !('by' in one) && (one.op === '=' || one.op === '!=') ? [one.column] : [],
  )
  const kept = [...axesOf(plan), ...picked, ...sourcesOf(plan)]
  const wholes = [first, plan].map(({ cards }) => cards.filter(({ x }) => x === null).length)
  return (
    axesOf(first).every((axis) => kept.includes(axis)) &&
    isBroken(plan) >= isBroken(first) &&
    wholes[1]! <= wholes[0]!
  )
}

/** "fee times participants", "revenue per night": the numbers that another is made of, by which nobody tells rows apart. */
const sourcesOf = ({ cards }: Plan): string[] =>
  cards.flatMap(({ metric, made }) => [
    ...(made ?? []).flatMap((one) => ('above' in one ? askedSources(one) : [])),
    ...(metric?.kind === 'ratio' && !metric.each ? [metric.denominator] : []),
  ])

/** "where is the average highest? top 2 shops": what the first measures in one place and tells apart in another. */
const isPointedBack = (first: Plan, { cards }: Plan): boolean =>
  cards.length === 1 &&
  cards[0]!.y !== null &&
  first.cards.some(({ x, y }) => x === null && y === cards[0]!.y) &&
  first.cards.some(({ x, y }) => x === cards[0]!.x && y === null) &&
  first.cards.every(({ x, y }) => (x === null ? y === null || y === cards[0]!.y : y === null))
