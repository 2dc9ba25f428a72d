import type { ClauseReport } from '@/lib/contracts/analysis'
import type { BlockDraft } from '@/lib/contracts/blocks'
import { parseInstructions } from '../instructions/parse-instructions'
import { rephrase } from '../instructions/reasons/rephrase'
import type { Gap, Plan, PlannedCard } from '../plan/plan'
import type { CardContext, CardDraft } from '../request/card'
import type { Understanding } from '../understanding'
import { askedCards } from './asked-cards'

/** More would be a menu. */
const offersMax = 3
/** A text with more gaps than this is not mended word by word. */
const gapsMax = 12

interface Composed {
  plan: Plan
  understanding: Understanding
  context: CardContext
  blocks: BlockDraft[]
}

/** The clauses with the requests that may stand in the place of those that were not done whole: each is tried first. */
export function withOffers(
  clauses: ClauseReport[],
  { plan, understanding, context, blocks }: Composed,
): ClauseReport[] {
  const asked = new Set(blocks.filter(({ clause }) => clause !== undefined).map(pictureOf))
  const isServed = (request: string): boolean => {
    const read = parseInstructions(request, understanding)
    if (read.cards.length === 0 || read.clauses.length > 1) return false
    // what it names is no column of the dashboard's
    if (read.cards.some(isUnmade)) return false
    const tried = askedCards(context, { ...read, avoid: plan.avoid })
    const isNew = tried.cards.some((card) => !asked.has(pictureOf(card)))
    return isNew && tried.clauses.every(isDone)
  }
  function isUnmade({ made, metric }: PlannedCard): boolean {
    const rate = metric?.kind === 'rate' ? JSON.stringify(metric.of) : null
    const isHeld = context.profile.columns.some(({ of }) => of && JSON.stringify(of) === rate)
    return Boolean(made) || (rate !== null && !isHeld)
  }
  const offersFor = (gap: Gap) => firstOf(rephrase(gap, understanding, context), isServed)
  const gaps = plan.gaps.slice(0, gapsMax)
  return clauses.map((report) => {
    const gap = report.status === 'applied' ? undefined : gaps.find(({ clause }) => clause === report.clause)
    const offers = gap ? offersFor(gap) : []
    return offers.length > 0 ? { ...report, offers } : report
  })
}

const isDone = ({ status, block, reason }: ClauseReport) => status === 'applied' && block !== null && !reason

const pictureOf = ({ type, title, data_preview }: CardDraft | BlockDraft) =>
  JSON.stringify([type, title, data_preview])

function firstOf(requests: string[], isServed: (request: string) => boolean): string[] {
  const offers: string[] = []
  for (const request of requests) {
    if (offers.length === offersMax) break
    if (isServed(request)) offers.push(request)
  }
  return offers
}
