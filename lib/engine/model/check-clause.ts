import type { ModelCard, ModelClause } from '@/lib/contracts/model-plan'
import type { Filter } from '@/lib/contracts/query'
import type { OpenRequest } from '../instructions/parse-instructions'
import { closedWords } from '../instructions/words/closed-words'
import type { PlannedCard } from '../plan/plan'
import type { Condition } from '../table/condition'
import { agreesWith } from './agrees-with'
import { type Checking, checkFilter, checkGroupFilter } from './check-filter'
import { numbersIn } from './numbers-in'
import { overlookedIn } from './overlooked-in'

/** What a model made of one clause, checked. */
export interface CheckedClause {
  cards: PlannedCard[]
  filters: Filter[]
  focus: string[]
  leaveOut: string[]
  /** Words that it took for a column which they do not name. */
  taken: { words: string; column: string }[]
  /** Words of the clause that nothing was made of, even so. */
  left: string[]
}

/**
 * A clause as a model reads it, or what is wrong with it. It may read on where the grammar stopped, and no more: it
 * keeps what the grammar has read, every column is named in the clause or stands for words of it that nothing else
 * was made of, and where the grammar recognised nothing there is nothing to read on from.
 */
export function checkClause(answered: ModelClause, checking: Checking): CheckedClause | string {
  const { open, grammar } = checking
  if (open.named.length === 0) return 'it names nothing of the dataset, so it can not be served.'
  const stray = strayColumn(answered, checking)
  if (stray) return stray
  const filters = filtersOf(answered, checking)
  if (typeof filters === 'string') return filters
  const cards: PlannedCard[] = []
  for (const card of answered.cards) {
    const planned = plannedCard(card, checking)
    if (typeof planned === 'string') return planned
    cards.push(planned)
  }
  const known = grammar.cards.filter(({ clause }) => clause === open.clause)
  const ignored = known.find((card) => !cards.some((own) => agreesWith(own, card)))
  if (ignored) return 'it leaves out or changes what the grammar has read; keep its cards.'
  const { focus, leave_out: leaveOut } = answered
  const taken = takenIn(answered, open)
  const isRefused = grammar.clauses.some(
    ({ clause, status }) => clause === open.clause && status === 'not_possible',
  )
  if (isRefused && taken.length === 0) return 'what it asks for is not in the data; leave it out.'
  const overlooked = overlookedIn(answered, checking)
  if (overlooked) return overlooked
  if (known.length > 0 && focus.length + leaveOut.length + filters.length > 0)
    return 'it asks for a chart: put conditions into its filters.'
  const used = taken.map(({ words }) => words.toLowerCase()).join(' ')
  const left = open.unread.filter((word) => !used.includes(word.toLowerCase()) && !isUsed(word, answered))
  return { cards, filters, focus, leaveOut, taken, left }
}

/** A word may also have become the value of a condition. */
const isUsed = (word: string, { cards, filters }: ModelClause) =>
  JSON.stringify([filters, cards.map((card) => [card.filters, card.any, card.having])])
    .toLowerCase()
    .includes(word.toLowerCase())

const columnsOf = ({ x, y, grouping, values, filters, any, having }: ModelCard) =>
  [
    ...[x, y, grouping, values],
    ...[...filters, ...any].map(({ column }) => column),
    ...having.flatMap(({ by, column }) => [by, column]),
  ].filter((name) => name !== null)

/** A column that nothing in the clause stands for. */
function strayColumn(answered: ModelClause, { open }: Checking): string | null {
  const { cards, filters, focus, leave_out: leaveOut } = answered
  const used = [...cards.flatMap(columnsOf), ...filters.map(({ column }) => column), ...focus, ...leaveOut]
  const taken = takenIn(answered, open).map(({ column }) => column)
  const stray = used.find((name) => !open.named.includes(name) && !taken.includes(name))
  return stray === undefined
    ? null
    : `it does not name ${JSON.stringify(stray)}; say in taken which words of it, not read so far, stand for it.`
}

/** Those whose words stand in the clause and were not understood otherwise. */
function takenIn({ taken }: ModelClause, { clause, unread, named }: OpenRequest) {
  const text = clause.toLowerCase()
  return taken.filter(({ words, column }) => {
    const said = words.toLowerCase().trim()
    const isOpen = said.split(/[^\p{L}\p{N}]+/u).some((word) => word !== '' && isUnread(word, unread))
    return said !== '' && text.includes(said) && isOpen && !named.includes(column)
  })
}

const isUnread = (word: string, unread: string[]) => unread.includes(word) && !closedWords.has(word)

const filtersOf = ({ filters }: Pick<ModelCard, 'filters'>, checking: Checking) =>
  allChecked(filters, (filter) => checkFilter(filter, checking))

function conditionsOf(card: ModelCard, checking: Checking): Condition[] | string {
  const filters = filtersOf(card, checking)
  const any = filtersOf({ filters: card.any }, checking)
  const having = allChecked(card.having, (group) => checkGroupFilter(group, checking))
  for (const part of [filters, any, having]) if (typeof part === 'string') return part
  return [filters, any.length > 0 ? [{ any }] : [], having].flat() as Condition[]
}

/** All of them as checked, or what is wrong with the first that is not right. */
function allChecked<T, Made extends object>(list: T[], check: (each: T) => Made | string): Made[] | string {
  const made: Made[] = []
  for (const each of list) {
    const checked = check(each)
    if (typeof checked === 'string') return checked
    made.push(checked)
  }
  return made
}

function plannedCard(card: ModelCard, checking: Checking): PlannedCard | string {
  const { open, understanding } = checking
  const filters = conditionsOf(card, checking)
  if (typeof filters === 'string') return filters
  const { limit } = card
  if (limit !== null && !numbersIn(open.clause).includes(limit))
    return `the limit ${limit} is not said in it; use null.`
  const measured = understanding.profile.columns.find(({ name }) => name === card.y)
  const isName = measured?.role === 'id' || measured?.role === 'code'
  if (isName && card.aggregation !== null && !card.aggregation.startsWith('count'))
    return `${JSON.stringify(card.y)} is an id or a code: it can only be counted.`
  const { filters: _, any: __, having: ___, ...rest } = card
  return { ...rest, clause: open.clause, filters, title: null, target: null }
}
