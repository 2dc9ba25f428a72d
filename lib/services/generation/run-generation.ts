import type { Failure } from '@/lib/contracts/draft'
import { EngineError } from '@/lib/engine/engine-error'
import type { Ctx } from '../context'
import { isUnavailable } from '../database-errors'
import { ServiceError } from '../errors'
import { makeAddedCards } from './added-cards'
import { analyzeClaim } from './analyze-claim'
import { type Claim, claimGeneration, heldBy, isExhausted } from './claim-generation'
import { completeGeneration } from './complete-generation'
import { wasKilled } from './engine-process'
import { failGeneration } from './fail-generation'
import { reportProgress } from './report-progress'

/**
 * Runs a generation to its end, in the request of a small file as in the worker. Whoever claims it runs it;
 * for everybody else, and for one that has ended, this does nothing. For `quietMs` nobody looks how far it has come.
 */
export async function runGeneration(ctx: Ctx, generationId: string, quietMs = 0): Promise<void> {
  const claim = await claimGeneration(ctx, generationId)
  if (!claim) return
  const { id, requestId, attempt } = claim.generation
  const logger = ctx.logger.child({ generationId: id, requestId, attempt })
  if (isExhausted(claim)) {
    logger.error('generation given up after its last attempt')
    return failGeneration(ctx, claim, gaveUp)
  }
  await analyzeAndEnd({ ...ctx, logger }, claim, quietMs)
}

async function analyzeAndEnd(ctx: Ctx, claim: Claim, quietMs: number): Promise<void> {
  const progress = reportProgress(ctx, claim, quietMs)
  try {
    const analysis = await analyzeClaim(ctx, claim, progress.enter)
    const added = await makeAddedCards(ctx, claim)
    await progress.stop()
    await completeGeneration(ctx, claim, { ...analysis, added })
    const { failures } = analysis.draft
    if (failures)
      ctx.logger.error(
        { failures: failures.map(withoutData) },
        'parts of a dashboard could not be made and were left out',
      )
    ctx.logger.info({ timing: analysis.timing }, 'generation completed')
  } catch (error) {
    await progress.stop()
    // Says nothing about the file: the generation stays, and is taken up again when the lease has ended.
    if (isUnavailable(error) || wasKilled(error) || isOverloaded(error)) throw error
    if (!(await isStillWanted(ctx, claim))) return
    if (error instanceof EngineError) {
      // Its text quotes the file; the owner reads it in the generation.
      ctx.logger.info({ code: error.code }, 'generation failed on its file')
      return failGeneration(ctx, claim, error)
    }
    ctx.logger.error({ error }, 'generation failed')
    return failGeneration(ctx, claim, ourFault)
  }
}

/** Not where its dashboard was deleted, with its file, or a later run holds it: what went wrong is nobody's then. */
const isStillWanted = async (ctx: Ctx, claim: Claim) =>
  (await ctx.db.generation.count({ where: heldBy(claim) })) > 0

/** Names and errors' texts hold the file's columns and cells. */
const withoutData = ({ part, error }: Failure) => ({ part, error: /^\w+/.exec(error)?.[0] })

const isOverloaded = (error: unknown) => error instanceof ServiceError && error.code === 'overloaded'

const ourFault = {
  code: 'internal_error',
  message:
    'The dashboard could not be made because of an error on our side. Try again, or tell us the request id.',
} as const

const gaveUp = {
  code: 'internal_error',
  message:
    'Making the dashboard was broken off several times. Try a smaller file, or tell us the request id.',
} as const
