import type { GenerateAccepted, GenerateCompleted, GenerateFields } from '@/lib/contracts/generation'
import { syncFileBytesMax, syncTimeoutMs } from '@/lib/contracts/generation'
import { requireScope } from '../access'
import type { Ctx } from '../context'
import { requireReadable } from '../dataset/require-readable'
import { discardUpload, type Upload } from '../dataset/store-upload'
import { ServiceError } from '../errors'
import { requireLinkOptions } from '../share/link-options'
import { createGeneration } from './create-generation'
import { getGeneration } from './get-generation'
import { generationPath, presentAccepted, presentCompleted } from './present-generation'
import { runGeneration } from './run-generation'

/** A run in the request has begun long before; the worker takes it up only if that process is gone. */
const jobDelaySeconds = 30

/**
 * Makes a dashboard of a stored upload: within the request where the file is small, else by the worker.
 * A refused upload is deleted; one that was accepted stays with its dataset, however the generation ends.
 */
export async function startGeneration(
  ctx: Ctx,
  input: { upload: Upload; fields: GenerateFields },
): Promise<GenerateCompleted | GenerateAccepted> {
  const isSmall = input.upload.byteCount <= syncFileBytesMax
  const id = await accept(ctx, input, isSmall ? jobDelaySeconds : 0).catch(async (error: unknown) => {
    await discardUpload(ctx, input.upload)
    throw error
  })
  if (isSmall) await runWithin(ctx, id, syncTimeoutMs)
  return answer(ctx, id)
}

async function accept(
  ctx: Ctx,
  { upload, fields }: { upload: Upload; fields: GenerateFields },
  delaySeconds: number,
): Promise<string> {
  const actor = requireScope(ctx, 'dashboards:write')
  const linkOptions = requireLinkOptions(actor.plan, fields)
  requireReadable(upload, fields.file_type)
  return createGeneration(ctx, actor, { upload, fields, linkOptions, delaySeconds })
}

/** Whatever the run throws, the generation stands, and the worker ends it. */
async function runWithin(ctx: Ctx, id: string, timeoutMs: number): Promise<void> {
  const run = runGeneration(ctx, id).catch((error: unknown) => {
    ctx.logger.error(
      { error, generationId: id, requestId: ctx.requestId },
      'run within the request broke off',
    )
  })
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  })
  await Promise.race([run, timeout])
  clearTimeout(timer)
}

/** A failure that is known by now is the request's own answer; the failed generation can still be read. */
async function answer(ctx: Ctx, id: string): Promise<GenerateCompleted | GenerateAccepted> {
  const generation = await getGeneration(writerAsReader(ctx), id)
  if (generation.error) {
    const { code, message } = generation.error
    throw new ServiceError(code, { message, param: 'file', location: generationPath(id) })
  }
  return presentCompleted(generation) ?? presentAccepted(generation)
}

/** Whoever may start a generation may hear how it ended, also with a key that can't read others. */
const writerAsReader = (ctx: Ctx): Ctx =>
  ctx.actor ? { ...ctx, actor: { ...ctx.actor, scopes: ['dashboards:read'] } } : ctx
