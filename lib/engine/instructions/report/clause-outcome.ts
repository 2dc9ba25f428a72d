import type { ClauseReport } from '@/lib/contracts/analysis'
import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { isRowWord } from '../columns/row-words'
import type { ParsedRequest } from '../parse-request'
import type { Token } from '../tokens'
import { leftWords } from './left-words'
import { lostOr } from './lost-or'
import { noNumbers } from './no-numbers'
import { oneEach } from './one-each'
import { saidTwice } from './said-twice'
import { unmetWish } from './unmet-wish'
import { unseenNames } from './unseen-names'

type Outcome = Pick<ClauseReport, 'status' | 'reason'>

export interface Left {
  unread: string[]
  said: Token[]
  plan: Plan
  understanding: Understanding
}

/** In another language than English a word left over is more often a part of the request than padding. */
export function withUnread(outcome: Outcome, { unread, said, plan, understanding }: Left): Outcome {
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
export function withUnmet(
  outcome: Outcome,
  said: Token[],
  { understanding, ...made }: Pick<ParsedRequest, 'cards' | 'filters'> & Pick<Left, 'understanding'>,
): Outcome {
  if (outcome.status === 'not_possible') return outcome
  const isTold = outcome.status === 'partly'
  const unmet =
    unmetWish(said, made, understanding) ??
    lostOr(said, made, understanding) ??
    (isTold
      ? null
      : (unseenNames(said, made, understanding) ??
        saidTwice(said, made, understanding) ??
        oneEach(made, understanding) ??
        noNumbers(made, understanding)))
  return unmet ? { status: 'partly', reason: [unmet, outcome.reason].filter(Boolean).join(' ') } : outcome
}

/** What is drawn for a clause that belongs to one of which nothing was made, is of all rows. */
export function withOpenBefore(outcome: Outcome, clause: string): Outcome {
  if (outcome.status !== 'applied') return outcome
  const told = `It is of all rows, since nothing was made of “${clause}”.`
  return { status: 'partly', reason: [outcome.reason, told].filter(Boolean).join(' ') }
}

export const secondOr = { status: 'partly', reason: 'One “or” is kept for all cards already.' } as const

/** Of a clause that nothing was made of. */
export function notUnderstood({ table }: Understanding): string {
  const names = table.columns.slice(0, 4).map(({ name }) => name)
  return `No column or chart was recognised in it. Columns are for example ${names.join(', ')}.`
}
