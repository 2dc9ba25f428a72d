import type { ModelCard, ModelClause } from '@/lib/contracts/model-plan'
import type { Filter } from '@/lib/contracts/query'
import { closedWords } from '../instructions/closed-words'
import type { OpenRequest } from '../instructions/parse-instructions'
import type { PlannedCard } from '../instructions/plan'
import { agreesWith } from './agrees-with'
import { type Checking, checkFilter } from './check-filter'
import { numbersIn } from './numbers-in'

/** What a model made of one clause, checked. */
export interface CheckedClause {
  cards: PlannedCard[]
  filters: Filter[]
  focus: string[]
  leaveOut: string[]
  /** Words that it took for a column which they do not name. */
  taken: { words: string; column: string }[]
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
  if (known.length > 0 && focus.length + leaveOut.length + filters.length > 0)
    return 'it asks for a chart: put conditions into its filters.'
  return { cards, filters, focus, leaveOut, taken }
}

const columnsOf = ({ x, y, grouping, values, filters }: ModelCard) =>
  [x, y, grouping, values, ...filters.map(({ column }) => column)].filter((name) => name !== null)

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

function filtersOf({ filters }: Pick<ModelCard, 'filters'>, checking: Checking): Filter[] | string {
  const made: Filter[] = []
  for (const filter of filters) {
    const checked = checkFilter(filter, checking)
    if (typeof checked === 'string') return checked
    made.push(checked)
  }
  return made
}

function plannedCard(card: ModelCard, checking: Checking): PlannedCard | string {
  const { open, understanding } = checking
  const filters = filtersOf(card, checking)
  if (typeof filters === 'string') return filters
  const { limit } = card
  if (limit !== null && !numbersIn(open.clause).includes(limit))
    return `the limit ${limit} is not said in it; use null.`
  const measured = understanding.profile.columns.find(({ name }) => name === card.y)
  const isName = measured?.role === 'id' || measured?.role === 'code'
  if (isName && card.aggregation !== null && !card.aggregation.startsWith('count'))
    return `${JSON.stringify(card.y)} is an id or a code: it can only be counted.`
  const { filters: _, ...rest } = card
  return { ...rest, clause: open.clause, filters, title: null, target: null }
}
