import type { Dashboard, Since } from '@/lib/contracts/dashboard'
import type { Prisma } from '@/lib/db/generated/client'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { lockDataset } from '../dataset/lock-dataset'
import { notFound, ServiceError } from '../errors'
import { dashboardParts, presentDashboard, unshownParts } from './present-dashboard'

/** A dashboard that is locked while it is changed. */
export type Current = Prisma.DashboardGetPayload<{ select: typeof currentParts }>

export interface ChangeOptions {
  dashboardId: string
  since: Since
  /** Whether what is set of its table changes with it. */
  isOfDataset?: boolean
  /** Answers with how it would be, and writes nothing. */
  isTried?: boolean
}

type Change = (tx: Prisma.TransactionClient, current: Current) => Promise<Prisma.DashboardUpdateInput>

const currentParts = {
  id: true,
  layout: true,
  editedFields: true,
  updatedAt: true,
  blocks: { select: { position: true, removedAt: true, sentence: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.DashboardSelect

/** One change by its owner's hand: whole or not at all, and not where the dashboard has changed since it was read. */
export async function changeDashboard(
  ctx: Ctx,
  { dashboardId, since, isTried, isOfDataset }: ChangeOptions,
  change: Change,
): Promise<Dashboard> {
  const { accountId } = requireScope(ctx, 'dashboards:write')
  const id = requireUuid(dashboardId, 'dashboard')
  return trying(ctx, async (tx) => {
    if (isOfDataset) await lockDatasetOf(tx, id)
    // Locked: the cards that are ordered must be those that stand when the order is written.
    await tx.$queryRaw`SELECT 1 FROM dashboards WHERE id = ${id}::uuid FOR UPDATE`
    const current = await tx.dashboard.findFirst({ where: { id, accountId }, select: currentParts })
    if (!current) throw notFound('dashboard')
    requireUnchanged(current, since)
    const data = { ...(await change(tx, current)), updatedAt: laterThan(current.updatedAt) }
    // Presented before it is written for good: what can't be read is not changed either.
    const dashboard = presentDashboard(
      await tx.dashboard.update({ where: { id }, data, include: dashboardParts, omit: unshownParts }),
    )
    if (isTried) throw new Tried(dashboard)
    return dashboard
  })
}

async function lockDatasetOf(tx: Prisma.TransactionClient, id: string): Promise<void> {
  const found = await tx.dashboard.findUnique({ where: { id }, select: { datasetId: true } })
  if (found) await lockDataset(tx, found.datasetId)
}

/** Ends a transaction that was to show only what would be. */
class Tried extends Error {
  constructor(readonly dashboard: Dashboard) {
    super('Nothing is written.')
  }
}

const trying = (ctx: Ctx, work: (tx: Prisma.TransactionClient) => Promise<Dashboard>): Promise<Dashboard> =>
  ctx.db.$transaction(work).catch((error: unknown) => {
    if (error instanceof Tried) return error.dashboard
    throw error
  })

function requireUnchanged({ updatedAt }: Current, { if_unchanged_since: since }: Since): void {
  if (since === undefined || Date.parse(since) === updatedAt.getTime()) return
  throw new ServiceError('conflict', {
    message: `The dashboard has changed since ${since}: it was last changed at ${updatedAt.toISOString()}. Nothing was written; read it again and send your change with its new updated_at.`,
    param: 'if_unchanged_since',
  })
}

/** Of two changes within a millisecond, the second has another time too. */
const laterThan = (before: Date): Date => new Date(Math.max(Date.now(), before.getTime() + 1))
