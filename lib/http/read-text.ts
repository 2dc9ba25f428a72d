import { ServiceError } from '@/lib/services/errors'
import { drainBody } from './drain-body'

/** A body of text in UTF-8, of so many bytes at the most. */
export async function readText(request: Request, bytesMax: number): Promise<string> {
  if (!request.body) return ''
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const chunk = await reader.read()
    if (chunk.done) return decode(chunks)
    bytes += chunk.value.length
    chunks.push(chunk.value)
    if (bytes > bytesMax) {
      void drainBody(reader)
      throw new ServiceError('bad_request', { message: `The body is larger than ${bytesMax / 1024} KB.` })
    }
  }
}

function decode(chunks: Uint8Array[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch (cause) {
    throw new ServiceError('bad_request', { message: 'The body is not UTF-8.', cause })
  }
}
