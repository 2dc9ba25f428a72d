import { splitName } from '../../names/name-words'
import type { Plan, PlannedCard } from '../../plan/plan'
import { conditionColumns, isFilter } from '../../table/condition'
import type { Understanding } from '../../understanding'
import type { TypedPlan } from '../typed/typed-plan'
import { singular } from '../words/word-forms'
import { cardColumns } from './card-columns'

/**
 * A plan that is sure beside a second reading that is as sure and draws another number, of other rows or by another
 * kind: what it holds stands, as one of two, and the other is told and offered.
 */
export function withOther(plan: Plan, typed: TypedPlan, data: Understanding): Plan {
  const [clause, ...others] = plan.clauses
  const other = clause?.status === 'applied' && others.length === 0 ? otherCard(plan, typed, data) : null
  if (!clause || !other) return plan
  const words = wordsOf(other)
  const reason = [clause.reason, `It may be meant as ${words} as well.`].filter(Boolean).join(' ')
  return {
    ...plan,
    clauses: [{ ...clause, status: 'partly', reason }],
    gaps: [...plan.gaps, { clause: clause.clause, words, kind: 'reading' }],
  }
}

/** The second reading's card, where it has a column of the text that the first lacks, or the first one that nobody named. */
function otherCard({ cards, filters }: Plan, typed: TypedPlan, data: Understanding): PlannedCard | null {
  const { plan, left, named } = typed
  const [own, other] = [cards[0], plan.cards[0]]
  const isSure = left.length === 0 && plan.clauses.every(({ status }) => status === 'applied')
  const areSingle = cards.length === 1 && plan.cards.length === 1 && filters.length === 0
  if (!own || !other || !areSingle || !isSure) return null
  const [shown, more] = [own, other].map((card) => sourcesOf(card, data))
  const isMore = more!.some(
    (name) => !shown!.includes(name) && !isOfEachRow(name, data) && !isPickedBy(own, name),
  )
  const isUnnamed = other.y === null && sourcesOf({ ...own, x: null }, data).some(isUnsaid)
  const isDrawn = other.x !== null && other.x !== other.y && other.grouping !== other.y
  return isDrawn && (isMore || isUnnamed) ? other : null

  function isUnsaid(name: string): boolean {
    return name === own!.y && !named.some((names) => names.includes(name))
  }
}

/** The columns of the file that a card is made of. */
function sourcesOf(card: PlannedCard, { table }: Understanding): string[] {
  const partsOf = (name: string): string[] =>
    table.columns.find((column) => column.name === name)?.derivedFrom?.flatMap(partsOf) ?? [name]
  return cardColumns({ cards: [card], filters: [] }).flatMap(partsOf)
}

/** "king bed rooms" are picked by `bed_type`, and of no number of beds. */
function isPickedBy({ filters }: PlannedCard, name: string): boolean {
  const wordsIn = (text: string) => splitName(text).words.map(singular)
  const words = wordsIn(name)
  return filters
    .flatMap(conditionColumns)
    .some((column) => wordsIn(column).some((word) => words.includes(word)))
}

const isOfEachRow = (name: string, { profile, table }: Understanding): boolean =>
  profile.columns.some(
    ({ name: own, role, distinct }) => own === name && role === 'id' && distinct >= table.rowCount,
  )

/** "number of rows by order date", "average salary by site and year": as somebody would ask for it. */
function wordsOf({ x, y, grouping, grain, aggregation, metric, filters }: PlannedCard): string {
  const number =
    metric?.kind === 'ratio'
      ? `${metric.numerator} per ${metric.denominator}`
      : metric?.kind === 'rate'
        ? `share of rows with ${metric.of.column} ${metric.of.op} ${metric.of.value}`
        : y === null
          ? 'number of rows'
          : `${aggregation === null ? '' : (names[aggregation] ?? aggregation)} ${y}`.trim()
  const by = [grain === null ? x : `${x} ${grain.replaceAll('_', ' ')}`, grouping]
    .filter(Boolean)
    .join(' and ')
  const where = filters.filter(isFilter).filter(({ op }) => op === '=')
  const of = where.map(({ column, value }) => `${column} = ${value}`).join(' and ')
  return `${number} by ${by}${of === '' ? '' : ` where ${of}`}`
}

const names: Partial<Record<string, string>> = {
  avg: 'average',
  count: 'number of',
  count_distinct: 'number of different',
  sum: 'total',
}
