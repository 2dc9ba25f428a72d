import type { CardConfig } from './blocks'
import type { CardType } from './cards'

type Json = Record<string, unknown>

/** What a card is drawn from: as it is stored, or on the wire. */
export interface Drawn {
  type: string
  spec: Json
  data_preview: Json
  config: CardConfig
}

/** The card as another chart of the same rows: one of its alternatives. */
export function drawAs<Card extends Drawn>(card: Card, { type, spec }: { type: CardType; spec: Json }): Card {
  const axisOf = (column: unknown) => axisLabel(card, String(column))
  const axes = 'x' in spec && 'y' in spec ? { x_axis: axisOf(spec.x), y_axis: axisOf(spec.y) } : {}
  return { ...card, type, spec, data_preview: { ...card.data_preview, ...axes } }
}

function axisLabel({ spec, data_preview: { x_axis, y_axis }, config }: Drawn, column: string): string {
  if (column === spec.x && typeof x_axis === 'string') return x_axis
  if (column === spec.y && typeof y_axis === 'string') return y_axis
  return config.labels?.[column] ?? column
}
