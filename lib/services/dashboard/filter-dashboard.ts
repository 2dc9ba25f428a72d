import type { Dashboard } from '@/lib/contracts/dashboard'
import type { FileType } from '@/lib/contracts/generation'
import type { FilteredDashboard, Selection } from '@/lib/contracts/selection'
import type { Dataset } from '@/lib/db/generated/client'
import type { SelectionError } from '@/lib/engine/filtered/selection-conditions'
import type { StoredCard } from '@/lib/engine/filtered/stored-card'
import type { Ctx } from '../context'
import { readDatasetFile } from '../dataset/read-dataset-file'
import { readingOf } from '../generation/reading-of'
import { validationError } from '../validation'

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
  }).catch(tellRefusal)
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

/** As the file was understood when the dashboard was last made. */
async function findReading(ctx: Ctx, dataset: Dataset) {
  const made = await ctx.db.generation.findFirst({
    where: { datasetId: dataset.id, status: 'completed' },
    orderBy: { id: 'desc' },
    select: { sheet: true, shape: true, outcome: true, eventTime: true },
  })
  return {
    fileType: dataset.fileType as FileType,
    fileName: `${dataset.name}.${dataset.fileType}`,
    roles: dataset.roles as Record<string, string>,
    outcome: made?.outcome ?? undefined,
    time: made?.eventTime,
    ...readingOf(made),
  }
}

/** By its name: the pool may be of another bundle of the web server, which has a class of its own. */
const isUnfit = (error: unknown): error is SelectionError =>
  error instanceof Error && error.name === 'SelectionError'

function tellRefusal(error: unknown): never {
  if (isUnfit(error)) throw validationError([{ path: error.param, code: 'unfit', message: error.message }])
  throw error
}
