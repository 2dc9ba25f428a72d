import type { Dashboard } from '@/lib/contracts/dashboard'
import type { FilteredDashboard, Selection } from '@/lib/contracts/selection'
import type { Dataset } from '@/lib/db/generated/client'
import type { StoredCard } from '@/lib/engine/filtered/stored-card'
import type { Ctx } from '../context'
import { findReading } from '../dataset/find-reading'
import { readDatasetFile } from '../dataset/read-dataset-file'
import { tellUnfit } from '../dataset/tell-unfit'

interface Filtering {
  dashboard: Dashboard
  dataset: Dataset
  selection: Selection
  signal?: AbortSignal
}

/** A dashboard that may be read, over the rows of its table that pass a selection. */
export async function filterDashboard(
  ctx: Ctx,
  { dashboard, dataset, selection, signal }: Filtering,
): Promise<FilteredDashboard> {
  const { chart_blocks: blocks, layout } = dashboard
  const reading = await findReading(ctx, dataset)
  const { cards, rows, fields } = await readDatasetFile(ctx, {
    storageKey: dataset.storageKey,
    lost: 'it can not be filtered',
    read: (path) =>
      ctx.engine.filterFile({ path, ...reading, cards: blocks as StoredCard[], selection, signal }),
  }).catch(tellUnfit)
  const left = blocks.flatMap((block, index) => {
    const card = cards[index]?.card
    return card ? [{ index, block: { ...block, ...card } as Dashboard['chart_blocks'][number] }] : []
  })
  const placeOf = new Map(left.map(({ index }, place) => [index, place]))
  return {
    dashboard: {
      ...dashboard,
      chart_blocks: left.map(({ block }) => block),
      layout: { ...layout, chart_order: layout.chart_order.flatMap((index) => placeOf.get(index) ?? []) },
    },
    selection,
    rows,
    empty_blocks: blocks.flatMap(({ id, title }, index) => (placeOf.has(index) ? [] : [{ id, title }])),
    fields,
  }
}
