import type { Dashboard } from '@/lib/contracts/dashboard'
import type { FilteredDashboard, Selection } from '@/lib/contracts/selection'
import type { Dataset } from '@/lib/db/generated/client'
import type { StoredCard } from '@/lib/engine/filtered/stored-card'
import type { Ctx } from '../context'
import { findReading } from '../dataset/find-reading'
import { readDatasetFile } from '../dataset/read-dataset-file'
import { tellUnfit } from '../dataset/tell-unfit'
import { validationError } from '../validation'
import { comparedCard } from './compared-card'
import { spanBefore } from './compared-spans'

interface Filtering {
  dashboard: Dashboard
  dataset: Dataset
  selection: Selection
  signal?: AbortSignal
}

type Blocks = Dashboard['chart_blocks']

/** A dashboard that may be read, over the rows of its table that pass a selection. */
export async function filterDashboard(
  ctx: Ctx,
  { dashboard, dataset, selection, signal }: Filtering,
): Promise<FilteredDashboard> {
  const filter = await openFilter(ctx, dataset, signal)
  const { chart_blocks: blocks, layout } = dashboard
  const { cards, rows, fields } = await filter(blocks, selection)
  const left = cards.flatMap((card, index) => (card ? [{ index, block: card }] : []))
  const placeOf = new Map(left.map(({ index }, place) => [index, place]))
  const shown = left.map(({ block }) => block)
  const comparison = await compare({ blocks: shown, stored: blocks, selection, time: fields.time }, filter)
  return {
    dashboard: {
      ...dashboard,
      chart_blocks: comparison?.blocks ?? shown,
      layout: { ...layout, chart_order: layout.chart_order.flatMap((index) => placeOf.get(index) ?? []) },
    },
    selection,
    rows,
    empty_blocks: blocks.flatMap(({ id, title }, index) => (placeOf.has(index) ? [] : [{ id, title }])),
    fields,
    ...(comparison && { compared: comparison.compared }),
  }
}

type Filter = Awaited<ReturnType<typeof openFilter>>

/** How the cards of a dashboard are made of some rows of its file. */
async function openFilter(ctx: Ctx, dataset: Dataset, signal?: AbortSignal) {
  const reading = await findReading(ctx, dataset)
  return async (blocks: Blocks, selection: Selection) => {
    const found = await readDatasetFile(ctx, {
      storageKey: dataset.storageKey,
      lost: 'it can not be filtered',
      read: (path) =>
        ctx.engine.filterFile({ path, ...reading, cards: blocks as StoredCard[], selection, signal }),
    }).catch(tellUnfit)
    const cards = blocks.map((block, index) => {
      const card = found.cards[index]?.card
      return card ? ({ ...block, ...card } as Blocks[number]) : null
    })
    return { ...found, cards }
  }
}

/** Those that show how much, and how it went. */
const comparedTypes = new Set<string>(['kpi', 'line', 'area'])

interface Compared {
  blocks: Blocks
  /** As they are of the whole table: a card is made of some rows from there alone. */
  stored: Blocks
  selection: Selection
  time: FilteredDashboard['fields']['time']
}

/** The cards with what they are compared with; null where nothing is. */
async function compare({ blocks, stored, selection, time }: Compared, filter: Filter) {
  const { compare: comparison, from, to } = selection
  if (!comparison) return null
  if (!time)
    throw validationError([
      { path: 'compare', code: 'unfit', message: 'This table has no dates to compare.' },
    ])
  const shown = {
    from: from && from > time.from ? from : time.from,
    to: to && to < time.to ? to : time.to,
  }
  if (shown.from > shown.to) return null
  const before = spanBefore(shown, comparison)
  const isCovered = before.from >= time.from
  const compared = { shown, before, is_covered: isCovered }
  if (!isCovered) return { blocks, compared }
  const { cards } = await filter(
    stored.filter(({ type }) => comparedTypes.has(type)),
    { ...selection, ...before },
  )
  const cardOf = new Map(cards.flatMap((card) => (card ? [[card.id, card]] : [])))
  return { blocks: blocks.map((block) => comparedCard(block, cardOf.get(block.id), compared)), compared }
}
