import type { GenerateAccepted, GenerateCompleted, GenerateFields } from '@/lib/contracts/generation'
import { requireScope } from '../access'
import type { Ctx } from '../context'
import { requireReadable } from '../dataset/require-readable'
import { discardUpload, type Upload } from '../dataset/store-upload'
import { requireLinkOptions } from '../share/link-options'
import { createGeneration } from './create-generation'
import { getOutcome } from './get-outcome'
import { presentAccepted, presentCompleted } from './present-generation'
import { isSmallFile, jobDelaySeconds, runWithinRequest } from './run-within-request'

/**
 * Makes a dashboard of a stored upload: within the request where the file is small, else by the worker.
 * A request that broke off after it had begun goes on with what it began. A refused upload is deleted; one that was accepted stays with its dataset, however the generation ends.
 */
export async function startGeneration(
  ctx: Ctx,
  input: { upload: Upload; fields: GenerateFields },
): Promise<GenerateCompleted | GenerateAccepted> {
  const begun = ctx.claim?.generationId
  if (begun) {
    await discardUpload(ctx, input.upload)
    return answer(ctx, begun)
  }
  const id = await accept(ctx, input).catch(async (error: unknown) => {
    await discardUpload(ctx, input.upload)
    throw error
  })
  if (isSmallFile(input.upload)) await runWithinRequest(ctx, id)
  return answer(ctx, id)
}

async function accept(
  ctx: Ctx,
  { upload, fields }: { upload: Upload; fields: GenerateFields },
): Promise<string> {
  const actor = requireScope(ctx, 'dashboards:write')
  const linkOptions = requireLinkOptions(actor.plan, fields)
  requireReadable(upload, fields.file_type)
  const delaySeconds = jobDelaySeconds(upload)
  return createGeneration(ctx, actor, { upload, fields, linkOptions, delaySeconds })
}

async function answer(ctx: Ctx, id: string): Promise<GenerateCompleted | GenerateAccepted> {
  const generation = await getOutcome(ctx, id, { param: 'file' })
  return presentCompleted(generation) ?? presentAccepted(generation)
}
