import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { fileBytesMax } from '@/lib/contracts/generation'
import { ServiceError } from '@/lib/services/errors'
import { type BodyLimits, bodyTooLarge, feedBody } from './feed-body'
import { requireMediaType } from './media-type'

export interface FilePart {
  name: string
  fileName: string
  stream: Readable
}

/** The parts of a form in the order that they came in; a file part holds what `onFile` made of its stream. */
export interface MultipartParts<File> {
  fields: { name: string; value: string }[]
  files: { name: string; fileName: string; stored: File | null }[]
}

export interface MultipartOptions<File> {
  /** Consumes a file's stream, or answers null to let it pass unread. */
  onFile: (part: FilePart) => Promise<File> | null
  limits?: Partial<BodyLimits>
}

/** Of the text fields and the frame around all of it. */
const frameBytesMax = 1024 * 1024
const bodyBytesMax = fileBytesMax + frameBytesMax
const fieldBytesMax = 64 * 1024
const partsMax = 100

/** Long enough for 10 MB at 1 Mbit/s, and an end before the http server's own, which must cut the connection. */
const defaultLimits: BodyLimits = {
  bytesMax: bodyBytesMax,
  idleTimeoutMs: 20_000,
  // A slow telephone; whoever is slower holds a place that others wait for.
  bytesPerSecondMin: 8 * 1024,
  totalTimeoutMs: 110_000,
}

/** Reads a multipart/form-data body as a stream: files go through `onFile`, never into memory as a whole. */
export async function readMultipart<File>(
  request: Request,
  options: MultipartOptions<File>,
): Promise<MultipartParts<File>> {
  requireMediaType(request, 'multipart/form-data')
  const limits = { ...defaultLimits, ...options.limits }
  if (Number(request.headers.get('content-length') ?? 0) > limits.bytesMax)
    throw bodyTooLarge(limits.bytesMax)
  if (!request.body) throw malformed('the body is empty')

  const parser = createParser(request.headers.get('content-type') ?? '')
  const stopper = new AbortController()
  const parts = collectParts(parser, options, (error) => stopper.abort(error))
  await feedBody(request.body, parser, { limits, stop: stopper.signal }).catch((error) => parts.fail(error))
  return parts.done
}

/** How large the one file of a form is at the least, by the length that its request names. */
export const fileBytesAtLeast = (request: Request): number =>
  Math.max(1, Number(request.headers.get('content-length') ?? 0) - frameBytesMax)

function createParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldSize: fieldBytesMax, parts: partsMax, headerPairs: 50, fieldNameSize: 200 },
      isPartAFile: (_name, _contentType, fileName) => fileName !== undefined,
    })
  } catch (cause) {
    throw malformed('the Content-Type names no boundary', cause)
  }
}

function collectParts<File>(
  parser: BusboyInstance,
  { onFile }: MultipartOptions<File>,
  stop: (error: unknown) => void,
): { done: Promise<MultipartParts<File>>; fail: (error: unknown) => void } {
  const parts: MultipartParts<File> = { fields: [], files: [] }
  const storing: Promise<void>[] = []
  const open = new Set<Readable>()
  let reject: (error: unknown) => void = () => {}
  const finished = new Promise<void>((resolve, rejectFinished) => {
    parser.on('finish', resolve)
    reject = rejectFinished
  })
  const fail = (error: unknown) => {
    reject(error)
    stop(error)
    for (const stream of open) stream.destroy(error as Error)
  }

  parser.on('field', (name, value, ...[, isTruncated]) => {
    if (isTruncated) fail(fieldTooLong(name))
    else parts.fields.push({ name: name ?? '', value })
  })
  parser.on('file', (name, stream, fileName) => {
    const part = { name: name ?? '', fileName: fileName ?? '', stored: null as File | null }
    parts.files.push(part)
    stream.on('error', () => {})
    const stored = onFile({ name: part.name, fileName: part.fileName, stream })
    if (!stored) return stream.resume()
    open.add(stream)
    stream.on('close', () => open.delete(stream))
    storing.push(
      stored.then((file) => {
        part.stored = file
      }, fail),
    )
  })
  parser.on('partsLimit', () => fail(malformed(`it has more than ${partsMax} parts`)))
  parser.on('error', (error) => fail(malformed((error as Error).message, error)))
  const done = waitForAll(finished, storing, parts)
  // Awaited only after the body has been fed; a failure before that must not count as unhandled.
  done.catch(() => {})
  return { done, fail }
}

/** Waits for the files even when the reading failed, so that nothing is still being written when this throws. */
async function waitForAll<Parts>(
  finished: Promise<void>,
  storing: Promise<void>[],
  parts: Parts,
): Promise<Parts> {
  try {
    await finished
    await Promise.all(storing)
    return parts
  } finally {
    await Promise.allSettled(storing)
  }
}

const malformed = (why: string, cause?: unknown) =>
  new ServiceError('malformed_multipart', {
    message: `The multipart/form-data body can't be read: ${why}.`,
    cause,
  })

const fieldTooLong = (name: string) =>
  new ServiceError('validation_error', {
    message: `${name}: is longer than 64 KB`,
    param: name,
    details: [{ path: name, code: 'too_big', message: 'is longer than 64 KB' }],
  })
