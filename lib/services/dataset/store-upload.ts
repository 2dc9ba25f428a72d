import type { Readable } from 'node:stream'
import { fileBytesMax } from '@/lib/contracts/generation'
import type { Ctx } from '../context'
import { ServiceError } from '../errors'
import { cleanFileName } from './file-name'

export interface Upload {
  storageKey: string
  fileName: string
  byteCount: number
  /** Hex. */
  sha256: string
  /** The first bytes, enough to tell what kind of file it is. */
  head: Buffer
}

const headBytesMax = 64 * 1024

/** Streams a file into the storage and stops at the first byte beyond 10 MB. */
export async function storeUpload(ctx: Ctx, file: { fileName: string; stream: Readable }): Promise<Upload> {
  const head: Uint8Array[] = []
  const { key, byteCount, sha256 } = await ctx.storage.put(capped(file.stream, head))
  const fileName = cleanFileName(file.fileName)
  return { storageKey: key, fileName, byteCount, sha256, head: Buffer.concat(head).subarray(0, headBytesMax) }
}

/** Takes back what was stored for a request that was then refused. */
export async function discardUpload(ctx: Ctx, { storageKey }: Pick<Upload, 'storageKey'>): Promise<void> {
  await ctx.storage.delete(storageKey).catch((error: unknown) => {
    ctx.logger.warn({ error, storageKey, requestId: ctx.requestId }, 'a refused upload could not be deleted')
  })
}

/** The stream's chunks up to the cap; the first ones are kept in `head`. */
async function* capped(stream: Readable, head: Uint8Array[]): AsyncGenerator<Uint8Array> {
  let byteCount = 0
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    if (byteCount < headBytesMax) head.push(chunk)
    byteCount += chunk.byteLength
    if (byteCount > fileBytesMax) throw fileTooLarge()
    yield chunk
  }
}

const fileTooLarge = () =>
  new ServiceError('file_too_large', {
    message: 'The file is larger than 10 MB (10,485,760 bytes). Split it, or leave out what is not needed.',
    param: 'file',
  })
