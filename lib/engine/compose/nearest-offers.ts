import type { ClauseReport } from '@/lib/contracts/analysis'
import type { CardContext } from '../cards/card'
import { parseInstructions } from '../instructions/parse-instructions'
import type { Gap, Plan, PlannedCard } from '../instructions/plan'
import { rephrase } from '../instructions/rephrase'
import type { Understanding } from '../understanding'
import { askedCards } from './asked-cards'

/** More would be a menu. */
const offersMax = 3
/** A text with more gaps than this is not mended word by word. */
const gapsMax = 12

/** The clauses with the requests that may stand in the place of those that were not done whole: each is tried first. */
export function withOffers(
  clauses: ClauseReport[],
  plan: Plan,
  { understanding, context }: { understanding: Understanding; context: CardContext },
): ClauseReport[] {
  const known = new Set(plan.cards.map(wordless))
  const isServed = (request: string): boolean => {
    const read = parseInstructions(request, understanding)
    const [card] = read.cards
    if (!card || read.clauses.length > 1 || known.has(wordless(card))) return false
    const tried = askedCards(context, { ...read, avoid: plan.avoid }).clauses
    return tried.every(({ status, block, reason }) => status === 'applied' && block !== null && !reason)
  }
  const offersFor = (gap: Gap) => firstOf(rephrase(gap, understanding, context), isServed)
  const gaps = plan.gaps.slice(0, gapsMax)
  return clauses.map((report) => {
    const gap = report.status === 'applied' ? undefined : gaps.find(({ clause }) => clause === report.clause)
    const offers = gap ? offersFor(gap) : []
    return offers.length > 0 ? { ...report, offers } : report
  })
}

const wordless = (card: PlannedCard) => JSON.stringify({ ...card, clause: '' })

function firstOf(requests: string[], isServed: (request: string) => boolean): string[] {
  const offers: string[] = []
  for (const request of requests) {
    if (offers.length === offersMax) break
    if (isServed(request)) offers.push(request)
  }
  return offers
}
