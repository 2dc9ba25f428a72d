import { emptyPlan, type Plan } from '../plan/plan'
import { isAnyOf } from '../table/condition'
import type { Understanding } from '../understanding'
import { withNumberedNames } from './columns/numbered-names'
import { withOpenSince } from './conditions/open-since'
import { withSigns } from './conditions/sign-words'
import { asExclusion } from './directives/column-directive'
import { takeDirective } from './directives/take-directive'
import { inColumnUnit } from './directives/target-directive'
import { answerNearest, questionWord } from './goals/nearest-card'
import { isGoal, readGoal, unexplained } from './goals/read-goal'
import { steer } from './goals/steer'
import { whereGoes } from './goals/where-goes'
import { withGuessedNumbers } from './guesses/guess-number'
import { parseClause } from './parse-clause'
import { type ParsedRequest, parseRequest } from './parse-request'
import { missingChart } from './reasons/impossible'
import { withoutMissing } from './reasons/missing-wishes'
import { notUnderstood, secondOr, withOpenBefore, withUnmet, withUnread } from './report/clause-outcome'
import { withNoShares } from './report/no-shares'
import { withOther } from './report/other-reading'
import { saidTwice } from './report/said-twice'
import { belongsTo, withEach } from './requests/point-back'
import { type RequestText, splitRequests } from './requests/split-requests'
import { isSecond } from './settle-readings'
import { withOwnedShares } from './spans/owned-share'
import { metricsInFull } from './spans/short-metrics'
import { takeTarget } from './take-target'
import { readTokens } from './tokens'
import { anotherChart, inEnglish, languageAbout, languageToTell } from './tongues/language'
import { type TypedPlan, typedPlan } from './typed/typed-plan'
import { dataWords } from './values/data-words'

/** A request of which the grammar read nothing, or not all. */
export interface OpenRequest {
  /** As in the plan's clauses. */
  clause: string
  /** Words that nothing was made of. */
  unread: string[]
  /** Columns that it names, itself or by one of their values. */
  named: string[]
  /** It was taken for a question, and what comes nearest to its answer was drawn. */
  isNearest?: boolean
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
  if (read.trim() === '') return { plan: emptyPlan(), open: [] }
  const language = languageAbout(read, understanding)
  const requests = splitRequests(read, understanding, {
    translate: (piece) => inEnglish(piece, language, understanding),
    another: anotherChart(language),
    directiveOf: (english) => takeDirective(english, emptyPlan(), understanding),
  })
  const first = readFirst(requests, language, understanding)
  const told = toldTyped(read.trim(), language, understanding)
  const reading =
    told && isSecond(first, told, understanding)
      ? ofTyped(told)
      : requests.length > 1
        ? readOneByOne(requests, language, understanding)
        : told
          ? { ...first, plan: withOther(first.plan, told, understanding) }
          : first
  const guessed = withGuessedNumbers(reading.plan, { requests, open: reading.open, understanding })
  const plan = withNoShares(withoutMissing(guessed, understanding), understanding)
  const toldIn = first.plan.toldIn ?? languageToTell(read, language, understanding)
  return { ...reading, plan: { ...plan, ...(toldIn !== 'en' && { toldIn }) } }
}

function readFirst(
  requests: RequestText[],
  language: Plan['language'],
  understanding: Understanding,
): Reading {
  const plan: Plan = { ...emptyPlan(), language }
  const open = requests.flatMap((request) => readRequest(request, plan, understanding) ?? [])
  return { plan, open }
}

/** "Women only. At most 3 cards. Net sales per store": each request by the reading that holds for it alone. */
function readOneByOne(
  requests: RequestText[],
  language: Plan['language'],
  understanding: Understanding,
): Reading {
  const plan: Plan = { ...emptyPlan(), language }
  const open = requests.flatMap((request) => {
    const { cards, filters, clauses, gaps } = plan
    Object.assign(plan, { cards: [...cards], filters: [...filters], clauses: [...clauses], gaps: [...gaps] })
    const left = readRequest(request, plan, understanding)
    const own: Plan = {
      ...emptyPlan(),
      language,
      cards: plan.cards.slice(cards.length),
      filters: plan.filters.slice(filters.length),
      clauses: plan.clauses.slice(clauses.length),
      gaps: plan.gaps.slice(gaps.length),
    }
    const isSteering = own.cards.length + own.filters.length === 0 && own.clauses.every(isDone)
    const told = isSteering ? null : toldTyped(request.clause, language, understanding)
    if (!told || !isSecond({ plan: own, open: left ? [left] : [] }, told, understanding)) return left ?? []
    const typed = ofTyped(told)
    plan.cards = [...cards, ...typed.plan.cards]
    plan.filters = filters
    plan.clauses = [...clauses, ...typed.plan.clauses]
    plan.gaps = gaps
    return typed.open
  })
  return { plan, open }
}

const isDone = ({ status }: Plan['clauses'][number]): boolean => status === 'applied'

const toldTyped = (text: string, language: Plan['language'], understanding: Understanding) => {
  const typed = typedPlan(text, language, understanding)
  return typed && withSaidTwice(typed, text, understanding)
}

/** A value that two columns have is told in whichever reading. */
function withSaidTwice(typed: TypedPlan, text: string, understanding: Understanding): TypedPlan {
  const told = saidTwice(readTokens(text), typed.plan, understanding)
  if (told === null) return typed
  const clauses = typed.plan.clauses.map((clause): Plan['clauses'][number] =>
    clause.status === 'applied'
      ? { ...clause, status: 'partly', reason: [told, clause.reason].filter(Boolean).join(' ') }
      : clause,
  )
  return { ...typed, plan: { ...typed.plan, clauses } }
}

/** What it left open is for a model to read, as of any request. */
function ofTyped({ plan, left, named }: TypedPlan): Reading {
  const names = [...new Set(named.map(([best]) => best!))]
  const open = plan.clauses.map(({ clause }) => ({ clause, unread: left, named: names }))
  return { plan, open: left.length > 0 ? open : [] }
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
  const plain = withOpenSince(withSigns(withOwnedShares(words, understanding), understanding))
  const whole = withEach(plain, plan.cards.at(-1), understanding)
  const said = withNumberedNames(metricsInFull(whole, understanding), understanding)
  const parsed = parseClause(clause, said, { understanding })
  const { cards, filters, status, reason, unread, named, gap } = parsed.request
  if (isGoal(english) && !(status === 'applied' && unread.length === 0)) {
    const goal = readGoal(english, named, understanding)
    steer(clause, goal, { plan, understanding, missing: unexplained(english, goal, understanding) })
    return null
  }
  const isWhole = status === 'applied' && unread.length === 0
  if (!isWhole && whereGoes(clause, said, { named, plan, understanding }))
    return { clause, unread, named: named.map(nameAt), isNearest: true }
  const isNothing = cards.length === 0 && filters.length === 0
  const question = cards.length === 0 ? questionWord(said, isNothing) : null
  if (
    question &&
    answerNearest(clause, question, { goal: readGoal(english, named, understanding), plan, understanding })
  )
    return { clause, unread, named: named.map(nameAt), isNearest: true }
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
    const made = withUnmet({ status, reason: told }, parsed.said, { cards, filters, understanding })
    const read = withUnread(made, { unread, said: parsed.said, plan, understanding })
    const refused = plan.clauses.at(-1)
    const isOpenBefore = refused?.status === 'not_possible' && belongsTo(said, cards)
    const outcome = isOpenBefore ? withOpenBefore(read, refused.clause) : read
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
  { plan, understanding }: { plan: Plan; understanding: Understanding },
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
