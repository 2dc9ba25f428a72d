import type { Insight, InsightKind } from '@/lib/contracts/claims'
import { headlineOf } from '../narrate/headline'
import { isToldWithChange } from '../narrate/told-with-change'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'

/** Kinds that no picture of a single breakdown or course shows, in the order in which they are asked for. */
const wordedKinds: InsightKind[] = ['drivers', 'exception', 'change_point', 'simpson']
/** What stands further behind in the list is no finding that a reader has to see. */
const placesMax = 12

/**
 * Findings about the first outcome that stand high and that no chart tells: each as a card in words. Behind them what
 * another measure has come to since some day: that is told by no chart of the first.
 */
export function findingRequests(context: CardContext): CardRequest[] {
  const outcome = context.measures[0]?.name
  const told = headlineOf(context)?.insights ?? []
  const isNew = (insight: Insight) =>
    wordedKinds.includes(insight.kind) &&
    !told.includes(insight) &&
    !isToldWithChange(context, insight, told) &&
    insight.columns.includes(outcome ?? '') !== (insight.kind === 'change_point')
  return context.insights
    .slice(0, placesMax)
    .flatMap((insight, place) => (isNew(insight) ? [{ insight, place }] : []))
    .sort((a, b) => wordedKinds.indexOf(a.insight.kind) - wordedKinds.indexOf(b.insight.kind))
    .map(({ place }, order) => {
      const why = 'A finding about what the data are about, that no single chart shows.'
      return requestOf({ type: 'insight', limit: place + 1, score: 1 / (order + 1), why })
    })
}
