import type { Generation } from '@/lib/contracts/generation'
import { getEnv } from '@/lib/env'
import type { Ctx } from '../context'
import { ServiceError } from '../errors'
import { getGeneration } from './get-generation'
import { generationPath } from './present-generation'

/**
 * How far a generation has come, for the answer to the request that started it. A failure that is known by now
 * is thrown as the request's own answer; the failed generation can still be read.
 */
export async function getOutcome(
  ctx: Ctx,
  id: string,
  { param }: { param?: string } = {},
): Promise<Generation> {
  const generation = await getGeneration(writerAsReader(ctx), id)
  if (!generation.error) return generation
  const { code, message } = generation.error
  throw new ServiceError(code, {
    message,
    ...placeOf(code, message, param),
    location: getEnv().baseUrl + generationPath(id),
    generationId: id,
  })
}

/** Whoever may start a generation may hear how it ended, also with a key that can't read others. */
const writerAsReader = (ctx: Ctx): Ctx =>
  ctx.actor ? { ...ctx, actor: { ...ctx.actor, scopes: ['dashboards:read'] } } : ctx

/** What does not fit the file is said of a field by its name, in front of the text; all else of the file. */
function placeOf(code: string, message: string, param: string | undefined) {
  const place = code === 'validation_error' ? /^(outcome|time|sheet|shape): (.*)$/su.exec(message) : null
  if (!place) return { param }
  const [path, told] = [place[1]!, place[2]!]
  return { param: path, details: [{ path, code: issueCodes[path] ?? 'invalid_column', message: told }] }
}

const issueCodes: Record<string, string> = { sheet: 'unknown_sheet', shape: 'invalid_shape' }
