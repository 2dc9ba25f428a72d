import type { Alternative } from '@/lib/contracts/blocks'
import type { CardType } from '@/lib/contracts/cards'
import { partsMax } from '../cards/parts-draft'
import type { CardDraft, CardRequest } from '../request/card'

/** The other charts that fit the same rows, so that a card can be swapped without computing anything anew. */
export function alternativesOf(card: CardDraft, request: CardRequest): Alternative[] {
  const { spec, title } = card
  const make = (type: CardType, reason: string, changed: Record<string, unknown> = spec): Alternative => ({
    type,
    title,
    spec: changed,
    reason,
  })
  if (card.type === 'bar') return fromBar(card, request, make)
  if (card.type === 'line' || card.type === 'area') return fromCourse(card, request, make)
  if (card.type !== 'pie' && card.type !== 'donut') return []
  const { values, grouping, aggregation } = card.spec
  return [
    make('bar', 'Bars compare the parts more exactly.', { x: grouping, y: values, aggregation }),
    card.type === 'pie'
      ? make('donut', 'The same with room for the total.')
      : make('pie', 'The same without the hole.'),
  ]
}

type Make = (type: CardType, reason: string, spec?: Record<string, unknown>) => Alternative

function fromBar(card: CardDraft<'bar'>, request: CardRequest, make: Make): Alternative[] {
  const { x, y, aggregation, grouping } = card.spec
  if (grouping) {
    const matrix = { x, y: grouping, values: y, aggregation }
    return [make('heatmap', 'A matrix shows each meeting of the two categories alike.', matrix)]
  }
  const [, key] = card.data_preview.columns
  const values = card.data_preview.rows.map((row) => Number(row[key!]))
  const isWhole =
    request.metric.isAdditive && values.length <= partsMax && values.every((value) => value >= 0)
  const parts = { values: y, grouping: x, aggregation }
  return [
    ...(isWhole ? [make('donut', 'Few parts of a whole: shares instead of amounts.', parts)] : []),
    ...(request.grain ? [make('line', 'A line shows the course rather than the amounts.')] : []),
  ]
}

function fromCourse(card: CardDraft<'line' | 'area'>, request: CardRequest, make: Make): Alternative[] {
  const { x, y, aggregation, grouping } = card.spec
  const plain = { x, y, aggregation, ...(grouping && { grouping }) }
  const other = card.type === 'line' ? 'area' : 'line'
  const isFit = card.type === 'area' || request.metric.isAdditive
  return [
    ...(isFit
      ? [
          make(
            other,
            other === 'area' ? 'A filled area weighs the amounts.' : 'Lines compare the series.',
            plain,
          ),
        ]
      : []),
    make('bar', 'Bars stress each period on its own.', plain),
  ]
}
