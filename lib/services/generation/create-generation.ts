import type { Plan } from '@/lib/contracts/account'
import type { GenerateFields } from '@/lib/contracts/generation'
import type { Prisma } from '@/lib/db/generated/client'
import { getEnv } from '@/lib/env'
import type { Actor, Ctx } from '../context'
import { cleanText, nameFromFile } from '../dataset/file-name'
import type { Upload } from '../dataset/store-upload'
import { ServiceError } from '../errors'
import type { LinkOptions } from '../share/link-options'

const runningMax: Record<Plan, number> = { free: 1, premium: 5 }
const tryAgainSeconds = 5

export interface CreateGenerationInput {
  upload: Upload
  fields: GenerateFields
  linkOptions: LinkOptions
  /** How long the worker lets the request try by itself. */
  delaySeconds: number
}

/** Writes the rows of a generation and its job in one transaction; gives its id. */
export async function createGeneration(
  ctx: Ctx,
  actor: Actor,
  input: CreateGenerationInput,
): Promise<string> {
  return ctx.db.$transaction(async (tx) => {
    if (getEnv().rateLimits) await requireRoom(tx, actor)
    const dataset = await tx.dataset.create({ data: datasetRow(actor, input), select: { id: true } })
    const generation = await tx.generation.create({
      data: { ...generationRow(ctx, input), accountId: actor.accountId, datasetId: dataset.id },
      select: { id: true },
    })
    const job = { generationId: generation.id }
    await ctx.queue.sendGeneration(job, { transaction: tx, delaySeconds: input.delaySeconds })
    return generation.id
  })
}

/** The account's row is locked, so that of two requests at once the second counts the first. */
async function requireRoom(tx: Prisma.TransactionClient, { accountId, plan }: Actor): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId}::uuid FOR UPDATE`
  const running = await tx.generation.count({ where: { accountId, status: 'processing' } })
  if (running < runningMax[plan]) return
  const most = runningMax[plan] === 1 ? 'One generation' : `${runningMax[plan]} generations`
  throw new ServiceError('too_many_concurrent_generations', {
    message: `${most} can run at a time on the ${plan} plan. Try again when it has ended.`,
    retryAfterSeconds: tryAgainSeconds,
  })
}

const datasetRow = ({ accountId }: Actor, { upload, fields }: CreateGenerationInput) => ({
  accountId,
  name: nameFromFile(upload.fileName),
  fileType: fields.file_type,
  byteCount: upload.byteCount,
  sha256: upload.sha256,
  storageKey: upload.storageKey,
})

const generationRow = (ctx: Ctx, { fields, linkOptions }: CreateGenerationInput) => ({
  title: cleanText(fields.title ?? '') || null,
  instructions: cleanText(fields.instructions ?? '') || null,
  linkOptions,
  requestId: ctx.requestId,
})
