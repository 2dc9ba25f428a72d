import type { ServiceError } from '@/lib/services/errors'
import { findSharedPicture } from '@/lib/services/export/export-picture'
import { isPrintFailure } from '@/lib/services/export/printer'
import { openContext } from '@/lib/services/open-context'
import { entityTag, isTagKnown } from './entity-tag'
import { createKeptPages } from './kept-pages'
import { readRequestId } from './request-id'

/** A browser is started for each that is made, and for each that could not be. */
const pictures = createKeptPages({
  ageMsMax: 24 * 60 * 60_000,
  bytesMax: 16 * 1024 * 1024,
  failedMs: (error) => (isPrintFailure(error) ? 10 * 60_000 : 0),
})

/** The picture that messengers show beside an open link; nobody who is not let in without a proof is given any. */
export async function replyPicture(request: Request, linkId: string): Promise<Response> {
  try {
    const ctx = await openContext({ requestId: readRequestId(request) })
    const { version, mayBeKept, draw } = await findSharedPicture(ctx, linkId)
    const { body } = await pictures.get(version, async () => ({
      status: 200,
      headers: {},
      body: await draw(),
    }))
    const cacheControl = mayBeKept ? 'private, no-cache' : common['cache-control']
    const headers = {
      ...common,
      'cache-control': cacheControl,
      'content-type': 'image/png',
      etag: entityTag(body),
    }
    if (isTagKnown(request.headers.get('if-none-match') ?? undefined, headers.etag))
      return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(body), { headers })
  } catch (error) {
    const status = statusOf(error)
    if (!status) throw error
    return new Response(null, { status, headers: common })
  }
}

/** Not by its class, of which the printer may have another: its bundle's own. */
const statusOf = (error: unknown): number | undefined => (error as Partial<ServiceError>)?.status

const common = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}
