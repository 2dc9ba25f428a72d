import type { BlockDraft, CardConfig } from '@/lib/contracts/blocks'
import type { Row } from '@/lib/contracts/cards'
import { cardRules } from '../cards/registry'
import type { Gate } from '../gate/pass-gate'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import type { StoredCard } from './stored-card'

/** A card of a request; null where there is nothing to draw. */
export function drawRequest(request: CardRequest, context: CardContext): CardDraft | null {
  const rule: CardRule = cardRules[request.type]
  return context.failures.attempt(
    { part: 'card', name: request.type },
    () => rule.draft(request, context),
    () => null,
  )
}

/** Whether a card made anew shows what the stored one shows. */
export function showsTheSame(card: StoredCard, made: Pick<CardDraft, 'data_preview'>): boolean {
  if (card.type === 'kpi' || card.type === 'gauge') {
    const [row] = 'rows' in made.data_preview ? made.data_preview.rows : []
    return row?.value === card.spec.value
  }
  // no group has no rows: a 0 stands for a period without any, where it was not always said
  const isCount = 'aggregation' in card.spec && card.spec.aggregation === 'count'
  const dataOf = ({ data_preview }: Pick<CardDraft, 'data_preview'>) => {
    const { columns, rows, total_rows } = data_preview as Record<string, unknown>
    return JSON.stringify([
      columns,
      isCount ? (rows as Row[] | undefined)?.filter(({ count }) => count !== 0) : rows,
      total_rows,
    ])
  }
  return dataOf(card) === dataOf(made)
}

/** The stored card with the rows, the numbers and the sentence of one made anew, and all else as it was. */
export function redrawn(card: StoredCard, made: CardDraft, gate: Gate): StoredCard {
  // Whoever filters asks for the card: it stands, with less said where that is not sound.
  const asked = { ...made, position: card.position, clause: made.clause ?? 'filter' } as BlockDraft
  const told = gate.card(asked, []) ?? { ...asked, description: '' }
  return {
    ...card,
    description: told.description,
    spec: specOf(card, told),
    data_preview: { ...card.data_preview, ...dataOf(card, told) },
    config: configOf(card.config, told.config),
  } as StoredCard
}

function specOf(card: StoredCard, { spec }: BlockDraft): Record<string, unknown> {
  if (card.type === 'kpi' || card.type === 'gauge') {
    const { value, trend } = spec as { value?: number; trend?: string }
    const { trend: _old, ...kept } = card.spec as Record<string, unknown>
    return { ...kept, value, ...(trend && { trend }) }
  }
  const { bins } = spec as { bins?: number }
  return { ...card.spec, ...(bins && { bins }) }
}

/** The axes and the label keep the words that they have. */
function dataOf(card: StoredCard, { data_preview }: BlockDraft): Record<string, unknown> {
  const { x_axis: _x, y_axis: _y, ...data } = data_preview as Record<string, unknown>
  if (card.type !== 'kpi' && card.type !== 'gauge') return data
  const rows = data.rows as Record<string, unknown>[]
  return { ...data, rows: rows.map((row) => ({ ...row, label: card.title })) }
}

/** What was told of the rows of the stored card goes; what was chosen for it stays. */
function configOf(stored: CardConfig, made: CardConfig): CardConfig {
  const {
    query: _query,
    evidence: _evidence,
    annotations: _annotations,
    sparkline: _sparkline,
    trend_change: _change,
    other_count: _other,
    scale: _scale,
    ...kept
  } = stored
  const { query, evidence, annotations, sparkline, trend_change, other_count, scale } = made
  return {
    ...kept,
    ...(query && { query }),
    ...(evidence && { evidence }),
    ...(annotations && { annotations }),
    ...(sparkline && { sparkline }),
    ...(trend_change !== undefined && { trend_change }),
    ...(other_count !== undefined && { other_count }),
    ...(scale && { scale }),
  }
}
