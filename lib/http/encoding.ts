import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What whoever asks can read of it, by its Accept-Encoding: the smallest. Browsers read brotli over https alone. */
export function bestEncoding(acceptEncoding: string | null | undefined): Encoding {
  const reads = (name: Encoding) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(acceptEncoding ?? '')
  return reads('br') ? 'br' : reads('gzip') ? 'gzip' : 'identity'
}

/** As well as takes a moment for a page: half a tenth above the best. */
const brotliQuality = 6

export async function encode(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text)
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return promisify(gzip)(bytes)
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
