import type { ClauseReport } from '@/lib/contracts/analysis'
import { emptyPlan, type Plan } from '../plan/plan'
import { isAnyOf } from '../table/condition'
import type { Understanding } from '../understanding'
import { withNumberedNames } from './columns/numbered-names'
import { isRowWord } from './columns/row-words'
import { asExclusion } from './directives/column-directive'
import { takeDirective } from './directives/take-directive'
import { inColumnUnit } from './directives/target-directive'
import { answerNearest, questionWord } from './goals/nearest-card'
import { isGoal, readGoal, unexplained } from './goals/read-goal'
import { steer } from './goals/steer'
import { whereGoes } from './goals/where-goes'
import { type ParsedRequest, parseRequest } from './parse-request'
import { missingChart } from './reasons/impossible'
import { leftWords } from './report/left-words'
import { unmetWish } from './report/unmet-wish'
import { unseenNames } from './report/unseen-names'
import { type RequestText, splitRequests } from './requests/split-requests'
import { isRowsAlone, ofRows, readRows } from './rows/read-rows'
import { eachBreakdown, eachEnd } from './spans/each-breakdown'
import { readMetrics } from './spans/read-metrics'
import { metricsInFull } from './spans/short-metrics'
import { takeTarget } from './take-target'
import { readTokens, type Token } from './tokens'
import { anotherChart, inEnglish, languageOf } from './tongues/language'
import { dataWords } from './values/data-words'

/** A request of which the grammar read nothing, or not all. */
export interface OpenRequest {
  /** As in the plan's clauses. */
  clause: string
  /** Words that nothing was made of. */
  unread: string[]
  /** Columns that it names, itself or by one of their values. */
  named: string[]
}

export interface Reading {
  plan: Plan
  open: OpenRequest[]
}

/** Free text to a plan, by grammar alone: request by request, each with what became of it. */
export function parseInstructions(text: string, understanding: Understanding): Plan {
  return readInstructions(text, understanding).plan
}

/** The same, with what the grammar left open. */
export function readInstructions(text: string, understanding: Understanding): Reading {
  const read = text.slice(0, textLengthMax)
  const plan: Plan = {
    ...emptyPlan,
    cards: [],
    filters: [],
    clauses: [],
    gaps: [],
    wishes: [],
    language: languageOf(read),
  }
  const requests = splitRequests(read, understanding, {
    translate: (piece) => inEnglish(piece, plan.language, understanding),
    another: anotherChart(plan.language),
    directiveOf: (english) => takeDirective(english, { ...emptyPlan }, understanding),
  })
  const open = requests.flatMap((request) => readRequest(request, plan, understanding) ?? [])
  return { plan, open }
}

/** Longer texts are cut: nobody asks for so much in words, and a page is to be made in a second. */
const textLengthMax = 10_000

/** "only revenue by region": a request that shall stand alone, where "only" picks no rows. */
function standsAlone(
  english: string,
  { cards, status, unread }: Pick<ParsedRequest, 'cards' | 'status' | 'unread'>,
): boolean {
  const said = onlyThis.exec(english)?.[0]
  if (!said || status !== 'applied' || cards.length === 0) return false
  return cards.every(({ filters }) => filters.length === 0) && unread.every((word) => said.includes(word))
}

const onlyThis =
  /^(?:please |and |show |give |draw |me |i |want |need |to |see )*(?:only|nothing but|nothing except|exclusively|solely)\b/i

/** Puts a request into the plan; gives it back where something of it is open. */
function readRequest(
  { clause, english, tokens }: RequestText,
  plan: Plan,
  understanding: Understanding,
): OpenRequest | null {
  if (readTargetCard(clause, english, { plan, understanding })) return null
  const directive = takeDirective(english, plan, understanding)
  if (directive) {
    const { wish, gap, ...outcome } = directive
    plan.clauses.push({ clause, block: null, ...outcome })
    if (wish) plan.wishes.push({ clause, ...wish })
    if (gap) plan.gaps.push({ clause, words: '', kind: gap })
    return null
  }
  const nameAt = (column: number) => understanding.table.columns[column]!.name
  const other = missingChart(english, dataWords(english, understanding))
  const drawn = other?.nearest === 'table' ? 'table' : `${other?.nearest} chart`
  const kept = asExclusion(english, understanding)
  const words =
    other || kept !== english ? readTokens(other ? kept.replace(other.pattern, drawn) : kept) : tokens
  const said = withNumberedNames(metricsInFull(words, understanding), understanding)
  const parsed = eachEnd(said).map((tokens) => parseRows(clause, tokens, understanding))
  const { cards, filters, status, reason, unread, named, gap } = together(
    parsed.map(({ request }) => request),
  )
  if (isGoal(english) && !(status === 'applied' && unread.length === 0)) {
    const goal = readGoal(english, named, understanding)
    steer(clause, goal, { plan, understanding, missing: unexplained(english, goal, understanding) })
    return null
  }
  const isWhole = status === 'applied' && unread.length === 0
  if (!isWhole && whereGoes(clause, said, { named, plan, understanding }))
    return { clause, unread, named: named.map(nameAt) }
  const isNothing = cards.length === 0 && filters.length === 0
  const question = cards.length === 0 ? questionWord(said, isNothing) : null
  if (
    question &&
    answerNearest(clause, question, { goal: readGoal(english, named, understanding), plan, understanding })
  )
    return { clause, unread, named: named.map(nameAt) }
  plan.cards.push(...cards)
  if (isGoal(english)) plan.focus = [...new Set([...plan.focus, ...named.map(nameAt)])]
  if (gap) plan.gaps.push({ clause, ...gap })
  const isSecondOr = filters.some(isAnyOf) && plan.filters.some(isAnyOf)
  plan.filters.push(...filters.filter((condition) => !(isSecondOr && isAnyOf(condition))))
  if (standsAlone(english, { cards, status, unread })) plan.onlyAsked = true
  const open = {
    clause,
    unread,
    named: named.map(nameAt),
  }
  if (other && !isNothing) {
    const instead = `There is no ${other.named} here; a ${other.nearest} comes nearest.`
    const told = [instead, reason].filter(Boolean).join(' ')
    plan.clauses.push({ clause, status: 'partly', block: null, reason: told })
  } else {
    const told = isNothing ? (reason ?? notUnderstood(understanding)) : reason
    const made = withUnmet({ status, reason: told }, parsed[0]!.said, { cards, filters, understanding })
    const outcome = withUnread(made, { unread, said: parsed[0]!.said, plan, understanding })
    plan.clauses.push({ clause, block: null, ...(isSecondOr ? secondOr : outcome) })
  }
  return status === 'applied' && unread.length === 0 ? null : open
}

/**
 * A number that is asked for with its target is a card of its own: a KPI or a gauge, or what the words make of it where
 * they name an aggregation. Other charts have no room for a target, which is told when the card is there.
 */
function readTargetCard(
  clause: string,
  english: string,
  { plan, understanding }: Pick<Left, 'plan' | 'understanding'>,
): boolean {
  const target = takeTarget(english, understanding)
  if (!target) return false
  const { cards, status, reason, unread } = parseRequest(clause, readTokens(target.rest), understanding)
  const [card] = cards
  const isOwn = card && (card.type !== null || card.aggregation !== null) && card.y !== null
  if (!isOwn || cards.length > 1 || status === 'not_possible' || unread.length > 0) return false
  const index = understanding.table.columns.findIndex(({ name }) => name === card.y)
  const value = target.said && inColumnUnit(target.said, index, understanding)
  plan.cards.push({ ...card, target: value })
  plan.clauses.push({ clause, block: null, status, reason })
  plan.wishes.push({ clause, kind: 'card_target', columns: [card.y!] })
  return true
}

interface Parsed {
  request: ParsedRequest
  said: Token[]
}

/** Which rows are meant goes before what is drawn of them, so that every metric can be of every population. */
function parseRows(clause: string, said: Token[], understanding: Understanding): Parsed {
  const rows = readRows(said, understanding)
  if (!rows) return parseRest(clause, said, understanding)
  if (isRowsAlone(rows)) return { request: ofRows(nothing, rows, understanding), said: [] }
  const { request, said: rest } = parseRest(clause, rows.tokens, understanding)
  return { request: ofRows(request, rows, understanding), said: rest }
}

const nothing: ParsedRequest = {
  cards: [],
  filters: [],
  status: 'applied',
  reason: null,
  unread: [],
  named: [],
}

const parseRest = (clause: string, said: Token[], understanding: Understanding): Parsed =>
  parseMetrics(clause, said, understanding) ?? {
    request: parseRequest(clause, said, understanding),
    said,
  }

/** A request for a metric that no column holds, read as if one did; null where it asks for none, or makes no card of it. */
function parseMetrics(clause: string, said: Token[], understanding: Understanding): Parsed | null {
  const metrics = readMetrics(said, understanding)
  if (!metrics) return null
  const requests = eachBreakdown(metrics.tokens).map((tokens) =>
    parseRequest(clause, tokens, metrics.understanding),
  )
  const cards = requests.map((request) => metrics.cardsOf(request.cards))
  if (cards.some((made) => made === null)) return null
  const columns = understanding.table.columns.map(({ name }) => name)
  const request = together(requests.map((one, place) => ({ ...one, cards: cards[place]! })))
  const named = request.named.map((index) => columns.indexOf(metrics.names[index]!))
  const reason = [...metrics.notes, request.reason].filter(Boolean).join(' ') || null
  const status = metrics.isGuess && request.status === 'applied' ? 'partly' : request.status
  return { request: { ...request, named, reason, status }, said: metrics.said }
}

/** A clause that asks for several charts is as well read as the worst of them. */
function together(requests: ParsedRequest[]): ParsedRequest {
  const worst = requests.find(({ status }) => status !== 'applied') ?? requests[0]!
  return {
    ...worst,
    cards: requests.flatMap(({ cards }) => cards),
    filters: requests.flatMap(({ filters }) => filters),
    unread: [...new Set(requests.flatMap(({ unread }) => unread))],
    named: [...new Set(requests.flatMap(({ named }) => named))],
  }
}

type Outcome = Pick<ClauseReport, 'status' | 'reason'>

interface Left {
  unread: string[]
  said: Token[]
  plan: Plan
  understanding: Understanding
}

/** In another language than English a word left over is more often a part of the request than padding. */
function withUnread(outcome: Outcome, { unread, said, plan, understanding }: Left): Outcome {
  if (outcome.status !== 'applied') return outcome
  const words =
    plan.language === 'en'
      ? leftWords(unread, said, understanding)
      : [...unread.filter((word) => !isRowWord(word, understanding)), ...leftWords([], said, understanding)]
  if (words.length === 0) return outcome
  const told = `Nothing was made of ${words.map((word) => `“${word}”`).join(', ')}.`
  return { status: 'partly', reason: [outcome.reason, told].filter(Boolean).join(' ') }
}

/** What was asked for and can't be seen in what it came to is told. */
function withUnmet(
  outcome: Outcome,
  said: Token[],
  { understanding, ...made }: Pick<ParsedRequest, 'cards' | 'filters'> & Pick<Left, 'understanding'>,
): Outcome {
  if (outcome.status === 'not_possible') return outcome
  const isTold = outcome.status === 'partly'
  const unmet =
    unmetWish(said, made, understanding) ?? (isTold ? null : unseenNames(said, made, understanding))
  return unmet ? { status: 'partly', reason: [unmet, outcome.reason].filter(Boolean).join(' ') } : outcome
}

const secondOr = { status: 'partly', reason: 'One “or” is kept for all cards already.' } as const

function notUnderstood({ table }: Understanding): string {
  const names = table.columns.slice(0, 4).map(({ name }) => name)
  return `No column or chart was recognised in it. Columns are for example ${names.join(', ')}.`
}
