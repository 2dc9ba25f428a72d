import type { Understanding } from '../understanding'
import { dataWords } from './data-words'
import { takeDirective } from './directives'
import { missingChart } from './impossible'
import { inEnglish, languageOf } from './language'
import { parseRequest } from './parse-request'
import { emptyPlan, type Plan } from './plan'
import { type RequestText, splitRequests } from './split-requests'
import { readTokens } from './tokens'

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
  const plan: Plan = { ...emptyPlan, cards: [], filters: [], clauses: [], language: languageOf(read) }
  const requests = splitRequests(read, understanding, {
    translate: (piece) => inEnglish(piece, plan.language),
    standsAlone: (english) => takeDirective(english, { ...emptyPlan }, understanding) !== null,
  })
  const open = requests.flatMap((request) => readRequest(request, plan, understanding) ?? [])
  return { plan, open }
}

/** Longer texts are cut: nobody asks for so much in words, and a page is to be made in a second. */
const textLengthMax = 10_000

/** Puts a request into the plan; gives it back where something of it is open. */
function readRequest(
  { clause, english, tokens }: RequestText,
  plan: Plan,
  understanding: Understanding,
): OpenRequest | null {
  const directive = takeDirective(english, plan, understanding)
  if (directive) {
    plan.clauses.push({ clause, block: null, ...directive })
    return null
  }
  const other = missingChart(english, dataWords(english, understanding))
  const said = other
    ? readTokens(
        english.replace(other.pattern, other.nearest === 'table' ? 'table' : `${other.nearest} chart`),
      )
    : tokens
  const { cards, filters, status, reason, unread, named } = parseRequest(clause, said, understanding)
  plan.cards.push(...cards)
  plan.filters.push(...filters)
  const isNothing = cards.length === 0 && filters.length === 0
  const open = {
    clause,
    unread,
    named: named.map((column) => understanding.table.columns[column]!.name),
  }
  if (other && !isNothing) {
    const instead = `There is no ${other.named} here; a ${other.nearest} comes nearest.`
    const told = [instead, reason].filter(Boolean).join(' ')
    plan.clauses.push({ clause, status: 'partly', block: null, reason: told })
  } else {
    const told = isNothing ? (reason ?? notUnderstood(understanding)) : reason
    plan.clauses.push({ clause, status, block: null, reason: told })
  }
  return status === 'applied' && unread.length === 0 ? null : open
}

function notUnderstood({ table }: Understanding): string {
  const names = table.columns.slice(0, 4).map(({ name }) => name)
  return `No column or chart was recognised in it. Columns are for example ${names.join(', ')}.`
}
