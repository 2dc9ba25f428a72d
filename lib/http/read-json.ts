import type { z } from 'zod'
import { ServiceError } from '@/lib/services/errors'
import { requireValid } from '@/lib/services/validation'
import { requireMediaType } from './media-type'
import { readText } from './read-text'

/** No JSON body of this API comes near it. */
export const jsonBytesMax = 256 * 1024

/** A JSON body, checked against its contract. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  requireMediaType(request, 'application/json')
  return requireValid(schema, parseJson(await readText(request, jsonBytesMax)))
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
