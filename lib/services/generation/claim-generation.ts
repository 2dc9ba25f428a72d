import type { Dataset, Generation, Plan } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { isGone } from '../database-errors'

/** Renewed three times as often as it ends; a killed process is missed after that long, and a stalled one not at once. */
export const leaseMs = 15_000
/**
 * The engine reads a file in a process of its own, so that the death of the one that waits for it says nothing of the
 * file, until that one has the result in its hands. A file that took it down this often will do so again.
 */
const attemptsWithResultMax = 3
const stagesWithResult = new Set(['narrate', 'save'])
/** Deploys, crashes and restarts that nobody's file caused; more often than this, something is wrong with all. */
const attemptsMax = 10

export interface Claim {
  generation: Generation
  dataset: Dataset
  plan: Plan
}

/**
 * Takes a generation that is to be run and that nobody runs, and counts the attempt.
 * Null where there is nothing to take: it has ended, somebody holds it, or it was deleted.
 */
export async function claimGeneration(ctx: Ctx, id: string): Promise<Claim | null> {
  const now = new Date()
  const [taken] = await ctx.db.generation.updateManyAndReturn({
    where: { id, status: 'processing', OR: [{ leaseExpiresAt: null }, { leaseExpiresAt: { lt: now } }] },
    data: { attempt: { increment: 1 }, leaseExpiresAt: new Date(now.getTime() + leaseMs) },
  })
  if (!taken) return null
  const [dataset, account] = await Promise.all([
    takeDataset(ctx, taken.datasetId),
    ctx.db.account.findUnique({ where: { id: taken.accountId }, select: { plan: true } }),
  ])
  return dataset && account && { generation: taken, dataset, plan: account.plan }
}

/** Null where it was deleted, and its generation with it. */
const takeDataset = (ctx: Ctx, id: string) =>
  ctx.db.dataset.update({ where: { id }, data: { status: 'cleaning' } }).catch((error: unknown) => {
    if (isGone(error)) return null
    throw error
  })

/** Asked of a claim that has just been made: the stage is still the one that the last run was lost in. */
export const isExhausted = ({ generation: { attempt, stage } }: Claim): boolean =>
  attempt > (stagesWithResult.has(stage) ? attemptsWithResultMax : attemptsMax)

/** The run that this claim stands for, and no later one. */
export const heldBy = ({ generation }: Claim) =>
  ({ id: generation.id, attempt: generation.attempt, status: 'processing' }) as const
