import type { Regenerate } from '@/lib/contracts/generation'
import type { Dataset, Generation, Prisma } from '@/lib/db/generated/client'
import { lockAccount } from '../account/lock-account'
import type { Actor, Ctx } from '../context'
import { cleanText } from '../dataset/file-name'
import { lockDataset } from '../dataset/lock-dataset'
import { mergeOverrides } from '../dataset/merge-overrides'
import { mergeReading } from '../dataset/merge-reading'
import { mergeRoles } from '../dataset/merge-roles'
import { mergeSubject } from '../dataset/merge-subject'
import { mergeUndone } from '../dataset/merge-undone'
import { notFound, ServiceError } from '../errors'
import { noteGeneration } from '../idempotency/note-generation'
import { givenOf } from './reading-of'
import { requireRoom } from './require-room'
import { jobDelaySeconds } from './run-within-request'

export interface CreateRegenerationInput {
  dashboardId: string
  given: Regenerate
}

const tryAgainSeconds = 5

/** Writes a generation that is to replace a dashboard's cards, the roles given for it, and its job, in one transaction. */
export async function createRegeneration(
  ctx: Ctx,
  actor: Actor,
  { dashboardId, given }: CreateRegenerationInput,
): Promise<{ generationId: string; dataset: Dataset }> {
  return ctx.db.$transaction(async (tx) => {
    const dataset = await lockOwnDataset(tx, { dashboardId, accountId: actor.accountId })
    await requireQuiet(tx, dashboardId)
    await lockAccount(tx, actor)
    await requireRoom(ctx, tx, actor)
    const generations = { where: { dashboardId }, orderBy: { id: 'desc' } } as const
    const last = await tx.generation.findFirstOrThrow(generations)
    const made = await tx.generation.findFirstOrThrow({
      ...generations,
      where: { dashboardId, status: 'completed' },
    })
    const { isOtherTable, ...reading } = mergeReading(made, given)
    const known = isOtherTable ? null : made
    const data = {
      roles: mergeRoles(dataset, given.roles ?? {}, known),
      overrides: mergeOverrides(dataset, given.overrides ?? {}, known),
      undone: mergeUndone(dataset, given.undo ?? {}, known),
    }
    await keepGiven(tx, made, dataset)
    await tx.dataset.update({ where: { id: dataset.id }, data })
    const generation = await tx.generation.create({
      data: {
        accountId: actor.accountId,
        datasetId: dataset.id,
        dashboardId,
        isRegeneration: true,
        title: last.title,
        instructions: given.instructions == null ? last.instructions : cleanText(given.instructions) || null,
        ...reading,
        ...mergeSubject(made, given, isOtherTable),
        requestId: ctx.requestId,
      },
      select: { id: true },
    })
    await noteGeneration(ctx, tx, generation.id)
    const delaySeconds = jobDelaySeconds(dataset)
    await ctx.queue.sendGeneration({ generationId: generation.id }, { transaction: tx, delaySeconds })
    return { generationId: generation.id, dataset }
  })
}

/** Locked, so that of two requests at once the second sees what the first has begun. */
async function lockOwnDataset(
  tx: Prisma.TransactionClient,
  { dashboardId, accountId }: { dashboardId: string; accountId: string },
): Promise<Dataset> {
  const where = { id: dashboardId, accountId }
  const found = await tx.dashboard.findFirst({ where, select: { datasetId: true } })
  if (!found) throw notFound('dashboard')
  await lockDataset(tx, found.datasetId)
  await tx.$queryRaw`SELECT 1 FROM dashboards WHERE id = ${dashboardId}::uuid FOR UPDATE`
  const dataset = await tx.dataset.findUnique({ where: { id: found.datasetId } })
  if (!dataset) throw notFound('dashboard')
  return dataset
}

/** A run of before that was kept says what was set of its table while that is still known. */
async function keepGiven(tx: Prisma.TransactionClient, made: Generation, dataset: Dataset): Promise<void> {
  if (made.given !== null) return
  const given = givenOf(dataset) as Prisma.InputJsonObject
  await tx.generation.update({ where: { id: made.id }, data: { given } })
}

/** Two at once would end in whichever comes last. */
async function requireQuiet(tx: Prisma.TransactionClient, dashboardId: string): Promise<void> {
  const running = await tx.generation.count({ where: { dashboardId, status: 'processing' } })
  if (running === 0) return
  throw new ServiceError('too_many_concurrent_generations', {
    message: 'This dashboard is being made anew already. Try again when that has ended.',
    retryAfterSeconds: tryAgainSeconds,
  })
}
