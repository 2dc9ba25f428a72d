import type { z } from 'zod'
import { ServiceError } from '@/lib/services/errors'
import { requireValid } from '@/lib/services/validation'
import { drainBody } from './drain-body'
import { requireMediaType } from './media-type'

/** No JSON body of this API comes near it. */
const jsonBytesMax = 256 * 1024

/** A JSON body, checked against its contract. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  requireMediaType(request, 'application/json')
  return requireValid(schema, parseJson(await readText(request)))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ServiceError('bad_request', {
      message: `The body is not JSON: ${(cause as Error).message}.`,
      cause,
    })
  }
}

async function readText(request: Request): Promise<string> {
  if (!request.body) return ''
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const chunk = await reader.read()
    if (chunk.done) return decode(chunks)
    bytes += chunk.value.length
    chunks.push(chunk.value)
    if (bytes > jsonBytesMax) {
      void drainBody(reader)
      throw new ServiceError('bad_request', { message: 'The JSON body is larger than 256 KB.' })
    }
  }
}

function decode(chunks: Uint8Array[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch (cause) {
    throw new ServiceError('bad_request', { message: 'The JSON body is not UTF-8.', cause })
  }
}
