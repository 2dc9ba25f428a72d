import type { IncomingMessage, ServerResponse } from 'node:http'
import { getLogger } from '@/lib/logger'
import { isUnavailable } from '@/lib/services/database-errors'
import { ServiceError } from '@/lib/services/errors'
import { bestEncoding, encode } from './encoding'
import { entityTag, isTagKnown } from './entity-tag'
import { findSharedPage, type SharedPage } from './find-shared-page'
import { createKeptPages, type ReadyPage } from './kept-pages'
import type { FilteredView } from './read-filters'
import { createRenderSlots, type RenderSlots } from './render-slots'
import { renderWithin } from './render-within'
import { newRequestId } from './request-id'
import type { RequestHandler } from './server'
import { shortQuery } from './short-query'

/** Makes the page of what a link shows, and says what may run on it. */
export interface SharePageDrawing {
  draw: (view: FilteredView) => Promise<string>
  policy: string
}

interface SharePageServer {
  /** For a link that shows no dashboard: its gate, its end. */
  handle: RequestHandler
  slots: RenderSlots
  drawing: SharePageDrawing
}

interface ShareCall {
  request: IncomingMessage
  response: ServerResponse
  linkId: string
}

/** A version is never wrong, so that this only bounds for how long memory is held by what nobody reads any more. */
const keptMs = 10 * 60_000
const keptBytesMax = 64 * 1024 * 1024
/** Each asks the database some questions, which has ten connections for all that this process does. */
const looksBounds = { runningMax: 8, waitingMax: 64, heldMsMax: 5000 }

/**
 * Serves the pages of share links. Whoever comes is looked at first, each time: a link that has ended or that there is
 * not has its status, a link that asks for proof its gate, and all who are let in are given the same bytes, drawn and
 * compressed once a version; but for those who filter, whose page is drawn for them.
 */
export function createSharePageServer({ handle, slots, drawing }: SharePageServer) {
  const looks = createRenderSlots(looksBounds)
  const pages = createKeptPages({ ageMsMax: keptMs, bytesMax: keptBytesMax })
  const make = async (read: SharedPage['read'], accepted: string | undefined): Promise<ReadyPage> => {
    const encoding = bestEncoding(accepted)
    const free = await slots.take()
    const html = await read().then(drawing.draw).finally(free)
    const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const headers = { ...encoded, etag: `W/${entityTag(html)}` }
    return { status: 200, headers, body: await encode(html, encoding) }
  }
  const prepare = async ({ request, linkId }: ShareCall) => {
    const free = await looks.take()
    const shown = await findSharedPage(request, linkId).finally(free)
    if (!shown) return null
    const { version, read, count, ...seen } = shown
    const accepted = request.headers['accept-encoding']?.toString()
    const draw = () => make(read, accepted)
    const page = await (version === null ? draw() : pages.get(`${bestEncoding(accepted)} ${version}`, draw))
    await count()
    return { page, ...seen }
  }
  return async (call: ShareCall): Promise<void> => {
    const query = call.request.method === 'GET' ? shortQuery(call.request.url) : null
    if (query !== null) return leadOn(call.response, query)
    const ready = await prepare(call).catch((error: unknown) => noteRefusal(call.response, error))
    if (ready) send(call, { ...ready, policy: drawing.policy })
    else await renderWithin(slots, { ...call, handle })
  }
}

/** To the same view by its own address. */
function leadOn(response: ServerResponse, query: string): void {
  response.writeHead(303, { location: query, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  response.end()
}

/** Next's page says why there is no dashboard; it would say it with the status of one. */
function noteRefusal(response: ServerResponse, error: unknown): null {
  if (isUnavailable(error)) throw away(error)
  if (!(error instanceof ServiceError)) getLogger().error({ error }, 'a share page could not be made')
  else if (error.code === 'overloaded') throw error
  else forceStatus(response, error.status)
  return null
}

function forceStatus(response: ServerResponse, status: number): void {
  const writeHead = response.writeHead as (...given: unknown[]) => ServerResponse
  const forced = (_status: number, ...rest: unknown[]) => writeHead.call(response, status, ...rest)
  response.writeHead = forced as ServerResponse['writeHead']
}

interface Sent {
  page: ReadyPage
  policy: string
  cookies: string[]
  mayBeKept: boolean
}

function send({ request, response }: ShareCall, { page, policy, cookies, mayBeKept }: Sent): void {
  const tag = String(page.headers.etag)
  const common = {
    'x-request-id': newRequestId(),
    'cache-control': mayBeKept ? 'private, no-cache' : 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': policy,
    vary: 'accept-encoding',
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  }
  if (isTagKnown(request.headers['if-none-match'], tag)) {
    response.writeHead(304, { ...common, etag: tag })
    response.end()
    return
  }
  const type = 'text/html; charset=utf-8'
  response.writeHead(page.status, {
    ...common,
    ...page.headers,
    'content-type': type,
    'content-length': page.body.length,
  })
  response.end(page.body)
}

const away = (cause: unknown) =>
  new ServiceError('overloaded', {
    message: 'The service can not reach its database for the moment. Try again shortly.',
    cause,
  })
