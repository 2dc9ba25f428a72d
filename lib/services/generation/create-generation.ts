import type { GenerateFields } from '@/lib/contracts/generation'
import { lockAccount } from '../account/lock-account'
import type { Actor, Ctx } from '../context'
import { cleanText, nameFromFile } from '../dataset/file-name'
import { requireStorage } from '../dataset/require-storage'
import type { Upload } from '../dataset/store-upload'
import { noteGeneration } from '../idempotency/note-generation'
import type { LinkOptions } from '../share/link-options'
import { requireRoom } from './require-room'

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
    await lockAccount(tx, actor)
    await requireStorage(tx, actor, input.upload.byteCount)
    await requireRoom(ctx, tx, actor)
    const dataset = await tx.dataset.create({ data: datasetRow(actor, input), select: { id: true } })
    const generation = await tx.generation.create({
      data: { ...generationRow(ctx, input), accountId: actor.accountId, datasetId: dataset.id },
      select: { id: true },
    })
    await noteGeneration(ctx, tx, generation.id)
    const job = { generationId: generation.id }
    await ctx.queue.sendGeneration(job, { transaction: tx, delaySeconds: input.delaySeconds })
    return generation.id
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
  outcome: fields.outcome ?? null,
  eventTime: fields.time ?? [],
  sheet: fields.sheet ?? null,
  shape: fields.shape ?? null,
  linkOptions,
  requestId: ctx.requestId,
})
