import { getEnv } from '@/lib/env'
import { requireActor } from '../access'
import type { Ctx } from '../context'
import { notFound, ServiceError } from '../errors'
import { generationParts, generationPath, type Outcome, presentOutcome } from './present-generation'

/**
 * How far a generation has come, for the answer to the request that started it. A failure that is known by now
 * is thrown as the request's own answer; the failed generation can still be read.
 */
export async function getOutcome(ctx: Ctx, id: string, { param }: { param?: string } = {}): Promise<Outcome> {
  const outcome = await findOutcome(ctx, id)
  if (!outcome.error) return outcome
  const { code, message } = outcome.error
  throw new ServiceError(code, {
    message,
    ...placeOf(code, message, param),
    location: getEnv().baseUrl + generationPath(id),
    generationId: id,
  })
}

/** Whoever may start a generation may hear how it ended, also with a key that can't read others. */
async function findOutcome(ctx: Ctx, id: string): Promise<Outcome> {
  const { accountId } = requireActor(ctx)
  const row = await ctx.db.generation.findFirst({
    where: { id, accountId },
    include: generationParts,
    omit: { payload: true },
  })
  if (!row) throw notFound('generation')
  return presentOutcome(row)
}

/** What does not fit the file is said of a field by its name, in front of the text; all else of the file. */
function placeOf(code: string, message: string, param: string | undefined) {
  const place = code === 'validation_error' ? /^(outcome|time|sheet|shape): (.*)$/su.exec(message) : null
  if (!place) return { param }
  const [path, told] = [place[1]!, place[2]!]
  return { param: path, details: [{ path, code: issueCodes[path] ?? 'invalid_column', message: told }] }
}

const issueCodes: Record<string, string> = { sheet: 'unknown_sheet', shape: 'invalid_shape' }
