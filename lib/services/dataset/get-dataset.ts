import type { Dataset } from '@/lib/contracts/dataset'
import type { FileType } from '@/lib/contracts/generation'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { getPayload } from '../document/stored-payload'
import { notFound } from '../errors'
import { givenOf, readingOf } from '../generation/reading-of'

/** What the newest generation that completed has found in a dashboard's table. */
export async function getDataset(ctx: Ctx, dashboardId: string): Promise<Dataset> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  const id = requireUuid(dashboardId, 'dashboard')
  const generation = await ctx.db.generation.findFirst({
    where: { dashboardId: id, accountId, status: 'completed' },
    orderBy: { id: 'desc' },
    include: { dataset: true },
  })
  // Deleted between the one and the other.
  if (!generation?.dataset) throw notFound('dashboard')
  const { dataset } = generation
  const { columns, subject, dialect, cleaning, counts, sheets, shapes, questions } = getPayload(generation)
  return {
    id: dataset.id,
    name: dataset.name,
    status: dataset.status,
    file_type: dataset.fileType as FileType,
    byte_count: dataset.byteCount,
    ...givenOf(dataset),
    outcome: generation.outcome,
    time: generation.eventTime,
    sheet: generation.sheet,
    shape: readingOf(generation).shape ?? null,
    rows: counts.rows,
    columns,
    ...(subject && { subject }),
    dialect,
    cleaning,
    ...(sheets && { sheets }),
    ...(shapes && { shapes }),
    ...(questions && { questions }),
    created_at: dataset.createdAt.toISOString(),
  }
}
