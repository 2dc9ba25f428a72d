import type { Understanding } from '../understanding'
import { dataWords } from './data-words'
import { takeDirective } from './directives'
import { missingChart } from './impossible'
import { inEnglish, languageOf } from './language'
import { parseRequest } from './parse-request'
import { emptyPlan, type Plan } from './plan'
import { type RequestText, splitRequests } from './split-requests'
import { readTokens } from './tokens'

/** Free text to a plan, by grammar alone: request by request, each with what became of it. */
export function parseInstructions(text: string, understanding: Understanding): Plan {
  const read = text.slice(0, textLengthMax)
  const plan: Plan = { ...emptyPlan, cards: [], filters: [], clauses: [], language: languageOf(read) }
  const requests = splitRequests(read, understanding, {
    translate: (piece) => inEnglish(piece, plan.language),
    standsAlone: (english) => takeDirective(english, { ...emptyPlan }, understanding) !== null,
  })
  for (const request of requests) readRequest(request, plan, understanding)
  return plan
}

/** Longer texts are cut: nobody asks for so much in words, and a page is to be made in a second. */
const textLengthMax = 10_000

function readRequest(
  { clause, english, tokens }: RequestText,
  plan: Plan,
  understanding: Understanding,
): void {
  const directive = takeDirective(english, plan, understanding)
  if (directive) {
    plan.clauses.push({ clause, block: null, ...directive })
    return
  }
  const other = missingChart(english, dataWords(english, understanding))
  const said = other
    ? readTokens(
        english.replace(other.pattern, other.nearest === 'table' ? 'table' : `${other.nearest} chart`),
      )
    : tokens
  const { cards, filters, status, reason } = parseRequest(clause, said, understanding)
  plan.cards.push(...cards)
  plan.filters.push(...filters)
  const isNothing = cards.length === 0 && filters.length === 0
  if (other && !isNothing) {
    const instead = `There is no ${other.named} here; a ${other.nearest} comes nearest.`
    plan.clauses.push({
      clause,
      status: 'partly',
      block: null,
      reason: [instead, reason].filter(Boolean).join(' '),
    })
    return
  }
  plan.clauses.push({
    clause,
    status,
    block: null,
    reason: isNothing ? (reason ?? notUnderstood(understanding)) : reason,
  })
}

function notUnderstood({ table }: Understanding): string {
  const names = table.columns.slice(0, 4).map(({ name }) => name)
  return `No column or chart was recognised in it. Columns are for example ${names.join(', ')}.`
}
