import type { FilteredDashboard, Selection } from '@/lib/contracts/selection'
import type { StoredCard } from '@/lib/engine/filtered/stored-card'
import type { Ctx } from '../context'
import { readDatasetFile } from '../dataset/read-dataset-file'
import { tellUnfit } from '../dataset/tell-unfit'
import { validationError } from '../validation'
import { comparedCard } from './compared-card'
import { comparedSpans, comparedTypes } from './compared-spans'
import type { Filterable } from './filterable'

interface Filtering extends Filterable {
  selection: Selection
  signal?: AbortSignal
}

type Block = Filterable['dashboard']['chart_blocks'][number]

/** A dashboard that may be read, over the rows of its table that pass a selection. */
export async function filterDashboard(
  ctx: Ctx,
  { dashboard, dataset, reading, selection, signal }: Filtering,
): Promise<FilteredDashboard> {
  const { chart_blocks: blocks, layout } = dashboard
  const { cards, before, rows, fields } = await readDatasetFile(ctx, {
    storageKey: dataset.storageKey,
    lost: 'it can not be filtered',
    read: (path) =>
      ctx.engine.filterFile({ path, ...reading, cards: blocks as StoredCard[], selection, signal }),
  }).catch(tellUnfit)
  if (selection.compare && !fields.time) throw nothingToCompare()
  const compared = comparedSpans(selection, fields.time)
  const left = blocks.flatMap((stored, index) => {
    const block = blockOf(stored, cards[index])
    if (!block) return []
    const isBeside = compared?.is_covered && comparedTypes.has(block.type)
    const beside = isBeside && comparedCard(block, blockOf(stored, before?.[index]) ?? undefined, compared)
    return [{ index, block: beside || block }]
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
    ...(compared && { compared }),
  }
}

/** A card of the dashboard as it is of some rows; null where it has nothing to show. */
const blockOf = (stored: Block, made: { card: StoredCard | null } | undefined): Block | null =>
  made?.card ? ({ ...stored, ...made.card } as Block) : null

const nothingToCompare = () =>
  validationError([{ path: 'compare', code: 'unfit', message: 'This table has no dates to compare.' }])
