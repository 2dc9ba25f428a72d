import type { ClauseReport } from '@/lib/contracts/analysis'
import type { Gap, PlannedCard } from '../plan/plan'
import { type Condition, isGroupFilter } from '../table/condition'
import type { Understanding } from '../understanding'
import { readAxes } from './axes/read-axes'
import { binsLeftOut, settleBins } from './axes/settle-bins'
import { timeColumn } from './columns/column-kinds'
import { type Loan, lendColumns } from './columns/lend-columns'
import { happened } from './conditions/happened'
import { leftConditions } from './conditions/left-conditions'
import { settleConditions } from './conditions/settle-conditions'
import { planCard } from './plan-card'
import { chartChange } from './reasons/chart-change'
import { eachProblem } from './reasons/each-problem'
import { fallbackCount, missingMeasure } from './reasons/fallback-count'
import { leftOut, namesLeftOut } from './reasons/left-out'
import { explainNoRows } from './reasons/no-rows'
import { findUnknown, missingPartner, noMeasure } from './reasons/refusals'
import { unreadKindNote } from './reasons/unread-kind'
import { readSentence, type Sentence } from './sentence'
import { sortProblem } from './sorting/settle-sort'
import { type Parts, takeParts } from './take-parts'
import type { Token } from './tokens'
import { unreadWords } from './unread-words'
import { lendValues, type ValueLoan } from './values/lend-values'
import { sayChanges } from './words/comparatives'
import { sayInFull } from './words/superlatives'

export interface ParsedRequest {
  cards: PlannedCard[]
  /** Filters that were named with no chart. */
  filters: Condition[]
  status: ClauseReport['status']
  reason: string | null
  /** Words that nothing was made of. */
  unread: string[]
  /** All columns that it names, itself or by one of their values; indexes. */
  named: number[]
  gap?: Omit<Gap, 'clause'>
}

type Outcome = Omit<ParsedRequest, 'unread' | 'named'>

/** One request in words to the cards that it asks for. */
export function parseRequest(clause: string, said: Token[], understanding: Understanding): ParsedRequest {
  const tokens = sayChanges(sayInFull(said, understanding))
  const plain = parseMarked(clause, readSentence(tokens, understanding), understanding)
  if (plain.unread.length === 0) return plain
  const unread = new Set(plain.unread)
  const picked = lendValues(tokens, unread, understanding)
  const loans = lendColumns(tokens, unread, understanding).filter(
    ({ mention }) => !picked.some((value) => value.mention.from === mention.from),
  )
  if (loans.length + picked.length === 0) return plain
  const lent = { columns: loans.map(({ mention }) => mention), values: picked.map(({ mention }) => mention) }
  const free = parseMarked(clause, readSentence(tokens, understanding, lent), understanding)
  const told = [...loansIn(free, loans, understanding), ...valuesIn(free, picked)]
  if (told.length === 0 || !isSurer(free, plain)) return plain
  const isGuess = told.some(({ isGuess }) => isGuess)
  return {
    ...free,
    status: isGuess && free.status === 'applied' ? 'partly' : free.status,
    reason: [...new Set(told.map(({ text }) => text)), free.reason].filter(Boolean).join(' '),
  }
}

function parseMarked(clause: string, sentence: Sentence, understanding: Understanding): ParsedRequest {
  const outcome = parseSentence(clause, sentence, understanding)
  const named = [...sentence.columns, ...sentence.values].map(({ column }) => column)
  return { ...outcome, unread: unreadWords(sentence), named: [...new Set(named)] }
}

const sureness: ClauseReport['status'][] = ['not_possible', 'partly', 'applied']

/** Lent columns must make more of the request, not only something else. */
function isSurer(free: ParsedRequest, plain: ParsedRequest): boolean {
  const gain = sureness.indexOf(free.status) - sureness.indexOf(plain.status)
  return gain > 0 || (gain === 0 && free.cards.length > 0 && free.unread.length < plain.unread.length)
}

function valuesIn(free: ParsedRequest, picked: ValueLoan[]) {
  const shown = JSON.stringify([free.cards, free.filters])
  return picked.flatMap(({ word, mention: { value }, isGuess }) =>
    shown.includes(JSON.stringify(value)) ? [{ text: `“${word}” was read as ${value}.`, isGuess }] : [],
  )
}

/** What a word was taken for is told wherever it shows. */
function loansIn(free: ParsedRequest, loans: Loan[], { table }: Understanding) {
  const shown = JSON.stringify([free.cards, free.filters])
  return loans.flatMap(({ word, mention, isGuess }) => {
    const { name } = table.columns[mention.column]!
    return shown.includes(JSON.stringify(name)) ? [{ text: `“${word}” was read as ${name}.`, isGuess }] : []
  })
}

/** What a request names that the data don't have, by its place in the sentence or as what rows would be counted for. */
function unknownIn(sentence: Sentence, read: Parameters<typeof findUnknown>[1] & { parts: Parts }) {
  const unknown = findUnknown(sentence, read)
  const told = unknown?.gap?.words.split(' ') ?? []
  const missing = unknown?.isWhole
    ? []
    : missingMeasure(sentence, read).filter((word) => !told.includes(word))
  return missing.length === 0 ? unknown : noMeasure(missing.join(' '), read.understanding)
}

function parseSentence(clause: string, sentence: Sentence, understanding: Understanding): Outcome {
  const partner = missingPartner(sentence, understanding)
  const parts = takeParts(sentence, understanding)
  const { items, asksCount, axes, grain, problem } = readAxes(sentence, parts, understanding)
  const settled = settleConditions(parts.found, axes, understanding)
  const openProblems = settled.problems
  const conditions = [...settled.conditions, ...happened(items, axes, understanding)]
  const isRowsOnly = items.every((item) => item.isEntity && item.place === null && !item.aggregation)
  const isNamed = axes.x !== null || axes.y !== null || axes.xAggregation !== null
  const isPicked = conditions.some(isGroupFilter) && axes.x !== null
  const isEmpty =
    !asksCount &&
    !isPicked &&
    (!isNamed || (isRowsOnly && conditions.length > 0 && parts.type === null && grain === null))
  const unknown = unknownIn(sentence, { axes, isEmpty, asksCount, parts, understanding })
  const binned = settleBins(parts.bins, axes, understanding)
  const asked = {
    ...{ sentence, conditions, axes, grain, understanding },
    parts: { ...parts, bins: binned.bins },
  }
  const each = eachProblem(asked)
  const from = each ? { ...asked, parts: { ...asked.parts, limit: null } } : asked
  const leftover = unknown?.isWhole ? null : leftConditions(sentence, understanding)
  const cards = planCard(clause, from)
  const said = [
    chartChange(from, cards[0]!),
    ...[partner, ...parts.problems, ...openProblems, problem, each],
    binned.problem ?? binsLeftOut(parts.bins, cards[0]!),
    ...[
      leftover,
      unknown?.reason ??
        fallbackCount(sentence, { axes, asksCount, parts, understanding }) ??
        unreadKindNote(sentence),
      sortProblem(from),
      leftOut(items, axes, understanding),
      namesLeftOut(items, { axes, sentence }, understanding),
    ],
  ]
  const problems = said.filter((reason) => typeof reason === 'string')
  const isWhole = problems.length === 0
  const reason = [...problems, ...parts.notes].join(' ') || null
  const gap = unknown?.gap
  const refused: Outcome = { cards: [], filters: [], status: 'not_possible', reason, gap }
  const isTimeless = (problem !== null || parts.found.comparesPeriods) && timeColumn(understanding) === null
  if (unknown?.isWhole || (isTimeless && axes.x === null) || (isTimeless && parts.found.comparesPeriods))
    return refused
  if (isEmpty && conditions.length > 0 && parts.type === null) {
    const nothing = explainNoRows(understanding.table, conditions)
    if (nothing) return { ...refused, reason: nothing }
    const { limit } = parts
    const open = limit && `What the first ${limit.count} are the first by is not told: all rows are kept.`
    const told = [open, reason].filter(Boolean).join(' ') || null
    return { ...refused, filters: conditions, status: isWhole && !open ? 'applied' : 'partly', reason: told }
  }
  if (isEmpty && (parts.type === null || !isWhole)) return refused
  return {
    cards,
    filters: [],
    status: isWhole ? 'applied' : 'partly',
    reason,
    gap,
  }
}
