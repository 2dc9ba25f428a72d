import { upperFirst } from '../metric/metric'
import type { CardContext, CardDraft, CardRequest } from '../request/card'

/** A card with what the columns of its rows are called in words, where that is not their own name. */
export function withLabels(card: CardDraft, request: CardRequest, context: CardContext): CardDraft {
  if (!('columns' in card.data_preview)) return card
  const labels = card.data_preview.columns.flatMap((key) => {
    const label = labelOf(key, { card, request, context })
    return label === null || label === key ? [] : [[key, label] as const]
  })
  if (labels.length === 0) return card
  return { ...card, config: { ...card.config, labels: Object.fromEntries(labels) } } as CardDraft
}

interface Card {
  card: CardDraft
  request: CardRequest
  context: CardContext
}

/** What is put together is called by its metric, all else by its column. */
function labelOf(key: string, { card, request, context }: Card): string | null {
  const isPutTogether = 'aggregation' in card.spec && card.spec.aggregation !== undefined
  if (isPutTogether && key === request.metric.name) return upperFirst(request.metric.label)
  const column = context.profile.columns.find(({ name, of }) => name === key && !of)
  return column ? upperFirst(column.label) : null
}
