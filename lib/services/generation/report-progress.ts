import type { Stage } from '@/lib/contracts/analysis'
import type { GenerationStage } from '@/lib/contracts/generation'
import type { Ctx } from '../context'
import { type Claim, heldBy, leaseMs } from './claim-generation'
import { notifyGeneration } from './notify-generation'

/** How far a run has come when it enters a stage, by the share of time that stages take on large files. */
const percentAt: Record<GenerationStage, number> = {
  queued: 0,
  read: 5,
  clean: 35,
  profile: 55,
  insights: 65,
  plan: 85,
  narrate: 92,
  save: 96,
  done: 100,
}

export interface ProgressReport {
  enter: (stage: Stage) => void
  /** Waits for what is being written. */
  stop: () => Promise<void>
}

/**
 * Writes the stage of a run as it changes and keeps its lease alive. One write at a time: of stages that pass
 * while one is being written, only the last is written, and none of what is over within the first `quietMs`.
 */
export function reportProgress(ctx: Ctx, claim: Claim, quietMs = 0): ProgressReport {
  let wanted: Stage | null = null
  let writing: Promise<void> | null = null
  let isQuiet = quietMs > 0
  const flush = async () => {
    while (wanted) {
      const stage = wanted
      wanted = null
      await write(ctx, claim, stage)
    }
    writing = null
  }
  const tell = () => {
    if (wanted && !isQuiet) writing ??= flush()
  }
  const quiet = setTimeout(() => {
    isQuiet = false
    tell()
  }, quietMs)
  quiet.unref()
  const renewal = setInterval(() => void renew(ctx, claim), leaseMs / 3)
  renewal.unref()
  return {
    enter: (stage) => {
      wanted = stage
      tell()
    },
    stop: async () => {
      clearTimeout(quiet)
      clearInterval(renewal)
      wanted = null
      await writing
    },
  }
}

/** Progress is only told: that it can't be written must not end the run. */
async function write(ctx: Ctx, claim: Claim, stage: Stage): Promise<void> {
  const data = { stage, percent: percentAt[stage] }
  try {
    await ctx.db.generation.updateMany({ where: heldBy(claim), data })
    await notifyGeneration(ctx.db, claim.generation.id)
  } catch (error) {
    ctx.logger.warn({ error }, 'progress could not be written')
  }
}

async function renew(ctx: Ctx, claim: Claim): Promise<void> {
  const data = { leaseExpiresAt: new Date(Date.now() + leaseMs) }
  await ctx.db.generation
    .updateMany({ where: heldBy(claim), data })
    .catch((error: unknown) => ctx.logger.warn({ error }, 'a lease could not be renewed'))
}
