import type { Dashboard } from '@/lib/contracts/dashboard'
import type { KeepVersion } from '@/lib/contracts/dashboard-changes'
import { Prisma } from '@/lib/db/generated/client'
import type { Ctx } from '../../context'
import { ServiceError } from '../../errors'
import { changeDashboard } from '../change-dashboard'
import { findBefore, madeAt, type StoredBefore, type StoredBlock } from './stored-before'

/**
 * Ends what making a dashboard anew has left open: the new one stays, or the one before comes back whole, with its
 * cards, its edits, and how its table was read.
 */
export const keepVersion = (ctx: Ctx, dashboardId: string, given: KeepVersion): Promise<Dashboard> =>
  changeDashboard(ctx, { dashboardId, since: {}, isOfDataset: true }, async (tx, current) => {
    const row = await tx.dashboard.findUniqueOrThrow({
      where: { id: current.id },
      select: { before: true, lastGeneratedAt: true, createdAt: true },
    })
    const before = findBefore(row.before)
    requireSame({ before: before && Date.parse(before.lastGeneratedAt), after: madeAt(row).getTime() }, given)
    if (given.keep === 'new') return { before: Prisma.DbNull }
    if (!before) throw conflict('There is nothing to go back to: this dashboard is as it was made last.')
    const running = await tx.generation.count({ where: { dashboardId: current.id, status: 'processing' } })
    if (running > 0) throw conflict('This dashboard is being made anew. Try again when that has ended.')
    await repeatRun(tx, { dashboardId: current.id, generationId: before.generationId, ctx })
    await tx.block.deleteMany({ where: { dashboardId: current.id } })
    return { ...partsOf(before), blocks: { createMany: { data: before.blocks.map(rowOf) } } }
  })

const conflict = (message: string, param?: string) => new ServiceError('conflict', { message, param })

/** What was chosen between must be what there is to choose between. */
function requireSame(now: { before: number | null; after: number }, seen: KeepVersion): void {
  const other = (['before', 'after'] as const).find(
    (side) => seen[side] !== undefined && now[side] !== Date.parse(seen[side]),
  )
  if (!other) return
  throw conflict(
    now.before === null
      ? 'This choice has been made already: there is nothing to decide any more. Nothing was written.'
      : 'The dashboard has been made anew since these changes were read. Nothing was written; read the changes again and choose between what they tell.',
    other,
  )
}

const partsOf = ({ title, description, layout, documentVersion, editedFields, ...kept }: StoredBefore) => ({
  title,
  description,
  layout: layout as Prisma.InputJsonObject,
  documentVersion,
  editedFields,
  lastGeneratedAt: new Date(kept.lastGeneratedAt),
  before: Prisma.DbNull,
})

const rowOf = ({ made, removedAt, spec, dataPreview, config, ...block }: StoredBlock) => ({
  ...block,
  spec: spec as Prisma.InputJsonObject,
  dataPreview: dataPreview as Prisma.InputJsonObject,
  config: config as Prisma.InputJsonObject,
  made: (made as Prisma.InputJsonObject | null) ?? Prisma.DbNull,
  removedAt: removedAt === null ? null : new Date(removedAt),
})

interface Run {
  dashboardId: string
  generationId: string | null
  ctx: Ctx
}

/** The run that made what comes back becomes the newest once more: by it the table is read, filtered and told of. */
async function repeatRun(tx: Prisma.TransactionClient, { dashboardId, generationId, ctx }: Run) {
  const run = generationId && (await tx.generation.findFirst({ where: { id: generationId, dashboardId } }))
  if (!run) return
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, payload, given, linkOptions, ...kept } = run
  await tx.generation.create({
    data: {
      ...kept,
      linkOptions: linkOptions as Prisma.InputJsonObject,
      payload: (payload as Prisma.InputJsonObject | null) ?? Prisma.DbNull,
      given: (given as Prisma.InputJsonObject | null) ?? Prisma.DbNull,
      isRegeneration: true,
      requestId: ctx.requestId,
      completedAt: new Date(),
    },
  })
  if (!given) return
  const { roles, overrides, undone } = given as unknown as {
    roles: Prisma.InputJsonObject
    overrides: Prisma.InputJsonObject
    undone: string[]
  }
  await tx.dataset.update({ where: { id: run.datasetId }, data: { roles, overrides, undone } })
}
