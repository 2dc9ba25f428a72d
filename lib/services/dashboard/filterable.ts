import type { Dashboard } from '@/lib/contracts/dashboard'
import type { Dataset } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { findReading } from '../dataset/find-reading'
import type { ReadingTask } from '../generation/engine-task'
import type { DashboardVersion } from './find-dashboard-version'
import { dashboardParts, presentDashboard, unshownParts } from './present-dashboard'

/** A dashboard and its table, with how that was understood: the same for all who filter a version of it. */
export interface Filterable {
  dashboard: Dashboard
  dataset: Dataset
  reading: Omit<ReadingTask, 'path'>
}

interface Kept {
  version: string
  filterable: Promise<Filterable | null>
}

/** Of some hundred kB each at the most. */
const keptMax = 64

/** Whoever looks at a dashboard asks again and again; the last asked at the end. */
const kept = new Map<string, Kept>()

/**
 * Read once a version; null where the dashboard is gone. Whoever calls this has found that the one who asks may read it:
 * what is kept knows nothing of rights. Throws `document_unreadable`.
 */
export async function findFilterable(
  ctx: Ctx,
  id: string,
  { version: { name, visibility }, eyes }: { version: DashboardVersion; eyes: 'owner' | 'viewer' },
): Promise<Filterable | null> {
  const key = `${eyes} ${id}`
  const found = kept.get(key)
  const entry = found?.version === name ? found : { version: name, filterable: read(ctx, id, eyes) }
  kept.delete(key)
  kept.set(key, entry)
  if (kept.size > keptMax) kept.delete(kept.keys().next().value!)
  try {
    const filterable = await entry.filterable
    return filterable && { ...filterable, dashboard: { ...filterable.dashboard, visibility } }
  } catch (error) {
    if (kept.get(key) === entry) kept.delete(key)
    throw error
  }
}

async function read(ctx: Ctx, id: string, eyes: 'owner' | 'viewer'): Promise<Filterable | null> {
  const row = await ctx.db.dashboard.findUnique({
    where: { id },
    include: { ...dashboardParts, dataset: true },
    omit: unshownParts,
  })
  // Deleted between the one and the other.
  if (!row?.dataset) return null
  const { id: datasetId, name, status } = row.dataset
  const dashboard = presentDashboard({ ...row, dataset: { id: datasetId, name, status } }, eyes)
  return { dashboard, dataset: row.dataset, reading: await findReading(ctx, row.dataset) }
}
