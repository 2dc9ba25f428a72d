import { upperFirst } from '@/lib/format/first-letter'
import type { CardContext, CardDraft, CardRequest } from '../request/card'

/** A card with what the columns of its rows and their values are called in words, where that is not their own name. */
export function withLabels(card: CardDraft, request: CardRequest, context: CardContext): CardDraft {
  if (!('columns' in card.data_preview)) return card
  const named = withColumnLabels(card, request, context)
  const values = valueLabels({ card, request, context })
  if (Object.keys(values).length === 0) return named
  return { ...named, config: { ...named.config, value_labels: values } } as CardDraft
}

function withColumnLabels(card: CardDraft, request: CardRequest, context: CardContext): CardDraft {
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

/** Raw rows show what the file has; a chart shows what it means. */
function valueLabels({ card, request, context }: Card): Record<string, Record<string, string>> {
  if (card.type === 'table' || !('columns' in card.data_preview)) return {}
  return Object.fromEntries(
    card.data_preview.columns.flatMap((key) => {
      const isBox = card.type === 'boxplot' && key === 'category' && request.x !== null
      const column = isBox
        ? context.profile.columns[request.x!]
        : context.profile.columns.find(({ name, of }) => name === key && !of)
      return column?.words ? [[key, column.words]] : []
    }),
  )
}

/** What is put together is called by its metric, all else by its column. */
function labelOf(key: string, { card, request, context }: Card): string | null {
  const isPutTogether = 'aggregation' in card.spec && card.spec.aggregation !== undefined
  if (isPutTogether && key === request.metric.name) return upperFirst(request.metric.label)
  const column = context.profile.columns.find(({ name, of }) => name === key && !of)
  return column ? upperFirst(column.label) : null
}
