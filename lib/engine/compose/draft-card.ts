import type { CardType } from '@/lib/contracts/cards'
import { upperFirst } from '@/lib/format/first-letter'
import { cardRules } from '../cards/registry'
import { countOf } from '../metric/metric'
import { withLabels } from '../narrate/with-labels'
import { rowsOverTime } from '../profile/row-words'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { alternativesOf } from './alternatives'

/** A request made into its card, with the other charts that the same rows could be drawn as. */
export function draftCard(request: CardRequest, context: CardContext): CardDraft | null {
  const make = () => {
    const rule: CardRule<CardType> = cardRules[request.type]
    const named = withRowName(request, context)
    const plain = rule.draft(named, context)
    if (!plain) return null
    const card = withLabels(plain, named, context)
    const alternatives = alternativesOf(card, named)
    return alternatives.length > 0 ? { ...card, config: { ...card.config, alternatives } } : card
  }
  return context.failures.attempt({ part: 'card', name: request.type }, make, () => null)
}

/** Rows are counted as what they are, and as new ones by the date at which they began. */
function withRowName(request: CardRequest, { profile }: CardContext): CardRequest {
  if (request.metric.column !== null || request.metric.computed) return request
  const metric = countOf(profile)
  const isNew = request.x !== null && profile.columns[request.x]!.begins
  return { ...request, metric: isNew ? { ...metric, label: upperFirst(rowsOverTime(profile)) } : metric }
}

/** What the engine could draw of one type. */
export function cardCandidates(type: CardType, context: CardContext): CardRequest[] {
  const make = () => cardRules[type].candidates(context)
  return context.failures.attempt({ part: 'card', name: type }, make, () => [])
}
