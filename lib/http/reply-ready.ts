import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { SuccessEnvelope } from '@/lib/contracts/envelope'
import { setCommonHeaders } from './common-headers'
import { entityTag, isTagKnown } from './entity-tag'
import { createKeptPages, type ReadyPage } from './kept-pages'
import type { Answer } from './reply'
import { takesGzip } from './takes-gzip'

/** A version is never wrong, so that this only bounds for how long memory is held by what nobody reads any more. */
const keptMs = 10 * 60_000
const keptBytesMax = 64 * 1024 * 1024

const kept = createKeptPages({ ageMsMax: keptMs, bytesMax: keptBytesMax })
const compress = promisify(gzip)

interface Readable {
  /** Names all that the data hold: no other data are ever made under the same name. */
  version: string
  make: () => Promise<unknown>
}

/**
 * Data in the envelope, written and compressed once a version. Whoever calls this has found that the one who asks may
 * read them: what is kept knows nothing of rights.
 */
export async function replyReady(request: Request, { version, make }: Readable): Promise<Answer> {
  const encoding = takesGzip(request.headers.get('accept-encoding')) ? 'gzip' : 'identity'
  const { headers: own, body } = await kept.get(`${encoding} ${version}`, async () =>
    write(await make(), encoding),
  )
  const tag = String(own.etag)
  const toResponse = (requestId: string) => {
    const headers = new Headers({ etag: tag, vary: 'accept-encoding' })
    setCommonHeaders(headers, requestId)
    if (isTagKnown(request.headers.get('if-none-match'), tag))
      return new Response(null, { status: 304, headers })
    headers.set('content-type', 'application/json')
    if (encoding === 'gzip') headers.set('content-encoding', encoding)
    return new Response(body as Uint8Array<ArrayBuffer>, { headers })
  }
  return { toResponse }
}

async function write(data: unknown, encoding: 'gzip' | 'identity'): Promise<ReadyPage> {
  const envelope: SuccessEnvelope<unknown> = { status: 'success', success: true, message: 'OK', data }
  const text = JSON.stringify(envelope)
  const bytes = Buffer.from(text)
  // Weak: it stands for the text, compressed or not.
  const headers = { etag: `W/${entityTag(text)}` }
  return { status: 200, headers, body: encoding === 'gzip' ? await compress(bytes) : bytes }
}
