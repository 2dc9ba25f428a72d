import { foldText } from '../../names/name-words'
import { metricSource } from '../../plan/asked-metric'
import type { Plan, PlannedCard } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { losing } from '../columns/lend-columns'
import { isRowWord } from '../columns/row-words'
import { parseClause } from '../parse-clause'
import { cardColumns } from '../report/card-columns'
import { isContent } from '../report/is-content'
import type { RequestText } from '../requests/split-requests'
import { plainToken } from '../spans/asked-token'
import type { MetricSpan, Said } from '../spans/metric-span'
import { lexiconOf, wordsFor } from '../typed/lexicon/lexicon'
import { numberKind } from './number-kinds'
import { type Meant, nameOf, numbersOfKind } from './numbers-of-kind'

interface Guess {
  word: string
  /** With the word before it that says of what. */
  phrase: string
  meant: Meant
  aggregation: 'avg' | null
  /** Words that nothing was made of still. */
  left: string[]
}

interface Read {
  requests: RequestText[]
  open: { clause: string; unread: string[] }[]
  understanding: Understanding
}

/**
 * Where a word says only what sort of number is asked for and rows were counted for want of it, or nothing was drawn:
 * the likeliest number of the sort, told to be a guess.
 */
export function withGuessedNumbers(plan: Plan, { requests, open, understanding }: Read): Plan {
  let guessed = plan
  for (const request of requests) {
    const unread = open.find(({ clause }) => clause === request.clause)?.unread
    if (unread) guessed = withGuess(guessed, request, { unread, understanding })
  }
  return guessed
}

function withGuess(plan: Plan, request: RequestText, { unread, understanding }: Open): Plan {
  const report = plan.clauses.find(({ clause }) => clause === request.clause)
  const own = plan.cards.filter(({ clause }) => clause === request.clause)
  const isRefused = own.length === 0 && report?.status === 'not_possible'
  const isCounted = own.length === 1 && isCount(own[0]!) && report?.status === 'partly'
  if (!isRefused && !isCounted) return plan
  const guess = guessOf(
    { unread, understanding },
    { clause: request.clause, isRefused, language: plan.language },
  )
  const cards = guess && cardsOf(request, guess, { own, understanding })
  if (!guess || !cards) return plan
  const reason = [
    `“${guess.phrase}” was read as ${nameOf(guess.meant, understanding)}, which may be another.`,
    ...(guess.left.length > 0
      ? [`Nothing was made of ${guess.left.map((word) => `“${word}”`).join(', ')}.`]
      : []),
  ].join(' ')
  return {
    ...plan,
    cards: [...plan.cards.filter(({ clause }) => clause !== request.clause), ...cards],
    clauses: plan.clauses.map((one) => (one === report ? { ...one, status: 'partly', reason } : one)),
    gaps: [
      ...plan.gaps.filter(({ clause }) => clause !== request.clause),
      { clause: request.clause, words: guess.word, kind: 'measure' },
    ],
  }
}

const isCount = ({ y, metric, type, aggregation, computed }: PlannedCard): boolean =>
  y === null &&
  !metric &&
  type !== 'histogram' &&
  type !== 'table' &&
  (aggregation ?? 'count') === 'count' &&
  !computed

interface Open {
  unread: string[]
  understanding: Understanding
}

const shortMax = 3

/** The word of a clause that says a sort of number; where nothing is drawn, only if nothing else is open. */
function guessOf(
  { unread, understanding }: Open,
  { clause, isRefused, language }: { clause: string; isRefused: boolean; language: Plan['language'] },
): Guess | null {
  const averages = wordsFor(lexiconOf(language), ['avg'])
  const folded = (word: string) => foldText(word.toLowerCase())
  const isAverage = (word: string) => averages.includes(folded(word))
  const word = unread.find((one) => numberKind(folded(one)) !== null)
  const kind = word === undefined ? null : numberKind(folded(word))
  // what is lost is nothing that is taken in
  if (word === undefined || kind === null || unread.some((one) => losing.test(one))) return null
  const before = unread[unread.indexOf(word) - 1]
  const phrase =
    before !== undefined && clause.toLowerCase().includes(`${before} ${word}`) ? `${before} ${word}` : word
  const left = unread.filter(
    (one) => !phrase.split(' ').includes(one) && !isAverage(one) && !isRowWord(one, understanding),
  )
  // what is a noun in other languages is not known
  const isOpen = [...left, ...phrase.split(' ').slice(0, -1)].some(
    (one) => isContent(one) || (language !== 'en' && one.length > shortMax),
  )
  const [meant] = isRefused && isOpen ? [] : numbersOfKind(kind, understanding)
  return meant ? { word, phrase, meant, left, aggregation: unread.some(isAverage) ? 'avg' : null } : null
}

function cardsOf(
  { clause, tokens }: RequestText,
  guess: Guess,
  { own, understanding }: { own: PlannedCard[]; understanding: Understanding },
): PlannedCard[] | null {
  const { meant, aggregation } = guess
  const y = 'column' in meant ? understanding.table.columns[meant.column]!.name : metricSource(meant.metric)
  const { cards } = parseClause(clause, tokens, {
    understanding,
    guess: (said) => spansOf(said, guess),
  }).request
  const shown = cardColumns({ cards, filters: [] })
  const keeps = cardColumns({ cards: own, filters: [] }).every((name) => shown.includes(name))
  if (cards.length > 0 && cards.every((card) => card.y === y) && keeps) return cards
  const metric = 'metric' in meant ? { metric: meant.metric } : {}
  return own.length === 0 ? null : own.map((card) => ({ ...card, y, aggregation, ...metric }))
}

function spansOf({ tokens }: Said, { word, meant }: Guess): MetricSpan[] {
  const said = foldText(word.toLowerCase())
  const at = tokens.findIndex(({ text }) => text === said)
  if (at < 0) return []
  const place = { from: at, to: at + 1 }
  if (!('column' in meant)) return [{ ...place, metric: meant.metric }]
  const stand = { ...plainToken('xmetricx'), column: meant.column }
  return [{ ...place, as: [stand] }]
}
