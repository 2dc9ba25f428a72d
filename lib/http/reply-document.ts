import { setCommonHeaders } from './common-headers'
import { entityTag, isTagKnown } from './entity-tag'
import type { Answer } from './reply'

/** Long enough to spare repeated reads, short enough that an update is seen the same hour. */
const maxAgeSeconds = 300

/** A JSON document without an envelope, the same for everybody, that may be cached. */
export class DocumentReply implements Answer {
  private readonly etag: string

  constructor(
    private readonly text: string,
    private readonly request: Request,
  ) {
    this.etag = entityTag(text)
  }

  toResponse(requestId: string): Response {
    const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
    setCommonHeaders(headers, requestId)
    headers.set('cache-control', `public, max-age=${maxAgeSeconds}`)
    headers.set('etag', this.etag)
    headers.set('access-control-allow-origin', '*')
    const isKnown = isTagKnown(this.request.headers.get('if-none-match'), this.etag)
    return isKnown ? new Response(null, { status: 304, headers }) : new Response(this.text, { headers })
  }
}
