import type { Plan, PlannedCard } from '../plan/plan'
import { conditionColumns } from '../table/condition'
import type { Understanding } from '../understanding'
import { canMeasure, isKind } from './columns/column-kinds'
import { columnNames } from './columns/column-names'
import {
  conditionsOf,
  contentOf,
  isBroken,
  isCounting,
  isListed,
  isMadeCard,
  isOfNumber,
  isTold,
  losesMade,
  shown,
  stepsOf,
} from './plan-signs'
import { cardColumns } from './report/card-columns'
import { isSameThing } from './typed/lexicon/things'
import { hasRows } from './typed/read-typed'
import type { TypedPlan } from './typed/typed-plan'
import { isOfNames, isOfOwnDate, isOfThings, isRowList, isTurnedRound, isUnlike } from './unlike-readings'

/**
 * Whether a text's second reading, in typed parts, holds rather than its first: not where the first is sure, steers the
 * dashboard, knows what chart is named, understood every word or shows more of what is named; nor where it refuses what
 * the second leaves open too.
 */
export function isSecond(
  { plan, open }: { plan: Plan; open: { unread: string[]; isNearest?: boolean }[] },
  typed: TypedPlan,
  data: Understanding,
): boolean {
  const { cards, filters, clauses } = plan
  const isWhole = typed.left.length === 0
  const isRead = open.every(({ unread }) => unread.length === 0)
  const isSure = isWhole && typed.plan.clauses.every(({ status }) => status === 'applied')
  // lines are requests of their own; a number left open says of which rows, which the first may know
  const isInLines = clauses.length > 1 && typed.plan.clauses[0]!.clause.includes('\n')
  if (isInLines || typed.left.some((word) => /\d/.test(word))) return false
  if (open.some(({ isNearest }) => isNearest)) return !typed.namesChart && answers(typed, plan, open)
  const isLeftOut = readsLeftOut(plan, typed.plan, isWhole)
  if (isSteered(plan) && !isLeftOut) return false
  if (isWhole && isLeftOut && plan.leaveOut.length > 0) return true
  if (isWhole && tellsSpans(typed.plan) && !tellsSpans(plan)) return true
  if (isWhole && isRelation(typed.plan, data) && !plan.cards.some((card) => isPoints(card, data))) return true
  // "la répartition du coût par pays": each language has its own word for what falls to each
  if (plan.language !== 'en' && isWhole && !typed.namesChart && cards.some(({ type }) => type === 'boxplot'))
    return true
  const isApplied = clauses.every(({ status }) => status === 'applied')
  const isMade = !typed.namesChart && makesMore(plan, typed.plan, isRead)
  if (!typed.namesChart && ((isWhole && isRowList(typed.plan)) || isTurnedRound(plan, typed.plan)))
    return true
  if (cards.some((card) => isPoints(card, data))) {
    if (isWhole && !typed.namesChart && isPlanAndActual(typed.plan, data)) return true
    return (
      isMade &&
      // one wish that the first cut in two
      (isSure || !isApplied || (isWhole && cards.length > typed.plan.cards.length)) &&
      cards.every(({ type }) => type === null)
    )
  }
  if (isWhole && cards.length > 0 && cards.every((card) => !hasRows(card.filters, data))) return true
  // the first has the words of other languages one by one in English
  if (
    plan.language !== 'en' &&
    isWhole &&
    !typed.namesChart &&
    isOther({ plan, isApplied, isSure }, typed.plan, data)
  )
    return true
  if (isApplied) {
    const isMore = typed.wishes > cards.length && cards.length === 1 && filters.length === 0
    const isSplit = filters.length === 0 && !isBroken(plan) && isBrokenDown(plan, typed.plan)
    const isTruer = isSure && isUnlike(plan, typed, data)
    return (
      !typed.namesChart &&
      ((isSure && (isMore || isLimited(plan, typed.plan))) ||
        isSplit ||
        isTruer ||
        (isWhole && isLimitedNames(plan, typed.plan, data)) ||
        (isWhole && isOfThings(plan, typed.plan, data)) ||
        (isWhole && isOfOwnDate(plan, typed, data)) ||
        (isWhole && coversMore(typed, plan, data)))
    )
  }
  if (clauses.every(({ status }) => status === 'not_possible')) return isWhole || isAnswer(plan, typed)
  if (cards.length + filters.length === 0) return false
  if (isMade) return true
  const isWithin = typed.plan.cards.some((card) => card.isWithin)
  if (isRead && !isWhole && !isWithin) return false
  return (
    (!typed.namesChart || (isSure && picksMore(typed.plan, plan))) &&
    !showsMore(plan, typed) &&
    pictureOf(plan) !== pictureOf(typed.plan)
  )
}

/** Whether it reads what the first only comes near to, and loses nothing that the first has read whole. */
const answers = ({ plan, left }: TypedPlan, first: Plan, open: unknown[]): boolean => {
  const isWhole = left.length === 0
  const isKept = isWhole || first.clauses.length === open.length
  return (
    isKept && plan.cards.every((card) => isMadeCard(card) || card.y !== null || (isWhole && isBroken(plan)))
  )
}

/** Whether what the first misses is nothing that the second left open, and the second measures something. */
const isAnswer = ({ cards, gaps }: Plan, { plan, left, saidFirst }: TypedPlan): boolean =>
  cards.length === 0 &&
  gaps.length > 0 &&
  left.length <= answerLeftMax &&
  plan.cards.every(({ y }) => y !== null) &&
  gaps.every(
    ({ words, kind }) =>
      words !== '' &&
      (kind !== 'name' || saidFirst.some((word) => words.toLowerCase().includes(word))) &&
      left.every((word) => !words.toLowerCase().includes(word)),
  )
const answerLeftMax = 2

/** Whether it makes a number of what is said where the other takes columns as they stand, or counts rows for want of one. */
const makesMore = (first: Plan, typed: Plan, isRead: boolean): boolean =>
  !first.cards.some(isMadeCard) &&
  isBroken(typed) >= isBroken(first) &&
  typed.cards.every((card) => isMadeCard(card) || (card.y !== null && !isRead && isCounting(first)))

/** "planned against real spend by account": both by the same, rather than one by the other. */
function isPlanAndActual({ cards }: Plan, data: Understanding): boolean {
  const called = (name: string | null, word: string) =>
    columnNames(data).some(
      ({ index, words }) =>
        data.table.columns[index]!.name === name && words.some((own) => isSameThing(own, word)),
    )
  const [first, second] = cards
  const isPair = cards.length === 2 && first!.x !== null && first!.x === second!.x
  return (
    isPair &&
    cards.some(({ y }) => called(y, 'budget')) &&
    cards.some(({ y }) => called(y, 'actual') && !called(y, 'budget'))
  )
}

/** "does more rain mean more delay": one number by the other, unless one is of so few values that it is a kind. */
const isRelation = ({ cards }: Plan, data: Understanding): boolean =>
  cards.some(
    ({ type, x, y }) =>
      type === 'scatter' &&
      data.table.columns.every(({ name }, index) => (name !== x && name !== y) || !isKind(data, index)),
  )

/** "before and after June": stretches of time told apart, of which the other keeps one. */
const tellsSpans = ({ cards }: Plan): boolean =>
  cards.some(({ made }) => (made ?? []).some(({ kind }) => kind === 'spans'))

/** Whether it has what the other measures, and breaks all of it down. */
const isBrokenDown = ({ cards }: Plan, typed: Plan): boolean => {
  const [own, others] = [cards, typed.cards].map((list) =>
    list.map(({ y, aggregation, metric }) =>
      JSON.stringify([y, aggregation === 'sum' ? null : aggregation, metric ?? null]),
    ),
  )
  return own!.every((one) => others!.includes(one)) && typed.cards.every(({ x }) => x !== null)
}

/** Whether a plan picks rows by more than the other. */
const picksMore = (plan: Plan, other: Plan): boolean => filtersOf(plan) > filtersOf(other)
const filtersOf = ({ cards, filters }: Plan) =>
  Math.max(0, ...cards.map((card) => card.filters.length)) + filters.length

/** Points are asked for by their name or by two numbers, and have axes of their own. */
function isPoints({ type, x, y, aggregation, metric }: PlannedCard, data: Understanding): boolean {
  if (type === 'scatter') return true
  const index = data.table.columns.findIndex(({ name }) => name === x)
  return index >= 0 && canMeasure(data, index) && y !== null && type === null && !aggregation && !metric
}

/** "with and without a course", "without holidays": what the first leaves out of the dashboard the second draws or picks rows by. */
const readsLeftOut = (first: Plan, typed: Plan, isWhole: boolean): boolean =>
  (first.cards.length === 0 || isWhole) &&
  !isSteered({ ...first, leaveOut: [], wishes: first.wishes.filter(({ kind }) => kind !== 'leave_out') }) &&
  first.leaveOut.every((name) => cardColumns(typed).includes(name))

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

interface First {
  plan: Plan
  isApplied: boolean
  /** Whether the second is sure. */
  isSure: boolean
}

/** Whether the second is sure and the first is not, or the first shows something else, of which it makes no number and tells nothing apart. */
function isOther({ plan, isApplied, isSure }: First, typed: Plan, data: Understanding): boolean {
  const { columns } = data.table
  const isDerived = ({ y }: PlannedCard) =>
    columns.some(({ name, derivedFrom }) => name === y && derivedFrom !== undefined)
  if (plan.cards.some((card) => isMadeCard(card) || isListed(card) || isDerived(card))) return false
  // nobody breaks down by an amount: what stands behind "by" is what it is divided by
  const isByAmount = plan.cards.some(({ x, grouping }) =>
    data.profile.columns.some(
      ({ index, additivity }) => additivity === 'additive' && [x, grouping].includes(columns[index]!.name),
    ),
  )
  const isMore = isSure || (isByAmount && typed.cards.every(isMadeCard))
  return isMore && (!isApplied || contentOf(plan) !== contentOf(typed))
}

/** Whether a plan breaks down what the other doesn't, or has more of the columns that a text names. */
function showsMore(first: Plan, { plan, named }: TypedPlan): boolean {
  if (isBroken(first) && !isBroken(plan)) return true
  return shown(first, named).length > shown(plan, named).length
}

/** Whether it picks rows by more, or over another number where the other takes both as they stand, and has all else that is named. */
function coversMore({ plan, named }: TypedPlan, first: Plan, data: Understanding): boolean {
  if (losesMade(first, plan, data) || (isBroken(first) && !isBroken(plan))) return false
  const own = shown(plan, named)
  const isAll = shown(first, named).every((names) => own.includes(names))
  const isRatio = plan.cards.length === 1 && isOfTwo(plan.cards[0]!) && first.cards.length > 1
  const isNumber =
    plan.cards.every((card) => isTold(card) && isOfNumber(card, data)) &&
    !first.cards.some((card) => isOfNumber(card, data))
  const isFormula = plan.cards.length === 1 && stepsOf(plan) > Math.max(1, stepsOf(first))
  const isKinds = isByRow(first, data) && !isByRow(plan, data)
  return isAll && (picksByMore(plan, first) || isRatio || isFormula || isNumber || isKinds)
}

/** "which two branches": the same, but for how many. */
const isLimited = (first: Plan, typed: Plan): boolean => {
  const unlimited = (plan: Plan) =>
    contentOf({ ...plan, cards: plan.cards.map((card) => ({ ...card, limit: null })) })
  const hasLimit = ({ cards }: Plan) => cards.some(({ limit }) => limit !== null)
  return hasLimit(typed) && !hasLimit(first) && unlimited(first) === unlimited(typed)
}

/** "the strongest product in each region": the first of each, where the other has the last by the alphabet. */
const isLimitedNames = (first: Plan, { cards }: Plan, data: Understanding): boolean =>
  cards.some(({ limit, sort }) => limit !== null || sort !== null) &&
  first.cards.some((card) => isOfNames(card, data))

/** One number over another, or a column that is made of several. */
const isOfTwo = ({ metric, made }: PlannedCard): boolean =>
  metric?.kind === 'ratio' || (made ?? []).some(({ kind }) => kind === 'product' || kind === 'difference')

/** Whether it has all columns that the other picks rows by, and another by what they hold, that it is not drawn by. */
function picksByMore(plan: Plan, other: Plan): boolean {
  const [own, others] = [plan, other].map(conditionsOf)
  const kept = new Set(others!.flatMap(conditionColumns))
  const drawn = new Set([...kept, ...plan.cards.flatMap(({ x, grouping }) => [x, grouping])])
  const more = own!.filter((one) => 'op' in one && !('by' in one) && typeof one.value !== 'number')
  return (
    [...kept].every((column) => own!.some((one) => conditionColumns(one).includes(column))) &&
    more.some((one) => conditionColumns(one).every((column) => !drawn.has(column)))
  )
}

const rowNameShare = 0.95

/** Broken down by what each row has for itself. */
const isByRow = ({ cards }: Plan, { profile, table }: Understanding): boolean =>
  cards.some(({ x, grouping }) =>
    profile.columns.some(
      ({ name, role, distinct }) =>
        (name === x || name === grouping) && role === 'id' && distinct >= rowNameShare * table.rowCount,
    ),
  )
