import type { IncomingMessage, ServerResponse } from 'node:http'
import { getLogger } from '@/lib/logger'
import { isUnavailable } from '@/lib/services/database-errors'
import { ServiceError } from '@/lib/services/errors'
import { openContext } from '@/lib/services/open-context'
import { readVisit } from '@/lib/services/share/require-viewer'
import { findSharedPageVersion } from '@/lib/services/share/shared-page-version'
import { countVisit } from '@/lib/services/share/visit-share-page'
import { readClientAddress } from './client-address'
import { headersOf } from './headers-of'
import { createKeptPages, type ReadyPage } from './kept-pages'
import { readViewer } from './read-viewer'
import { renderApart } from './render-apart'
import { createRenderSlots, type RenderSlots } from './render-slots'
import { renderWithin } from './render-within'
import { newRequestId } from './request-id'
import type { RequestHandler } from './server'
import { takesGzip } from './takes-gzip'
import { viewedBrowser } from './viewed-browser'

interface ShareCall {
  request: IncomingMessage
  response: ServerResponse
  linkId: string
}

/** A dashboard that was changed is another page at once; this is for what no version names, such as the day. */
const keptMs = 10_000
const keptBytesMax = 64 * 1024 * 1024
/** Each asks the database some questions, which has ten connections for all that this process does. */
const looksBounds = { runningMax: 8, waitingMax: 64, heldMsMax: 5000 }

/**
 * Serves the pages of share links. Whoever comes is looked at first, each time: a link that has ended or that there is
 * not has its status, a link that asks for proof has its page made for that visitor, and only one that shows everybody
 * the same is answered with a page that was made for nobody a moment ago.
 */
export function createSharePageServer({ handle, slots }: { handle: RequestHandler; slots: RenderSlots }) {
  const looks = createRenderSlots(looksBounds)
  const pages = createKeptPages({ ageMsMax: keptMs, bytesMax: keptBytesMax })
  return async (call: ShareCall): Promise<void> => {
    const free = await looks.take()
    const ready = await lookAt(call).finally(free)
    if (!ready) return renderWithin(slots, { ...call, handle })
    const { url = '' } = call.request
    const encoding = takesGzip(call.request.headers['accept-encoding']?.toString()) ? 'gzip' : 'identity'
    const page = await pages.get(`${encoding} ${url} ${ready.version}`, async () => {
      const free = await slots.take()
      return renderApart(handle, {
        url,
        headers: { host: 'localhost', 'accept-encoding': encoding },
      }).finally(free)
    })
    if (page.status !== 200) return renderWithin(slots, { ...call, handle })
    await ready.count()
    send(call.response, page, ready.cookies)
  }
}

interface Ready {
  version: string
  cookies: string[]
  count: () => Promise<void>
}

/** What stands for a page that may be kept; null where it is to be made for this request. */
async function lookAt({ request, response, linkId }: ShareCall): Promise<Ready | null> {
  const headers = headersOf(request)
  try {
    const open = await openContext({ requestId: newRequestId(), clientAddress: readClientAddress(headers) })
    const { ctx, pass } = await readViewer(open, { headers })
    const visit = await readVisit(ctx, linkId, pass)
    const version = isPlainRead(request) ? await findSharedPageVersion(ctx, visit) : null
    if (version === null) return null
    const viewed = viewedBrowser({ method: 'GET', headers }, `/share/${linkId}/view/`)
    const count = () => countVisit(ctx, visit, { ...pass, browserToken: viewed?.token ?? null })
    return { version, cookies: viewed?.cookies ?? [], count }
  } catch (error) {
    if (error instanceof ServiceError) forceStatus(response, error.status)
    else if (isUnavailable(error)) throw away(error)
    else getLogger().error({ error }, 'a share page could not be looked at')
    return null
  }
}

/** The whole page, and not the parts of it that Next's own scripts ask for. */
const isPlainRead = ({ method, url = '', headers }: IncomingMessage) =>
  method === 'GET' && !url.includes('?') && headers.rsc === undefined

/** Next answers a page that it has made with 200, whatever it says. */
function forceStatus(response: ServerResponse, status: number): void {
  const writeHead = response.writeHead as (...given: unknown[]) => ServerResponse
  const forced = (_status: number, ...rest: unknown[]) => writeHead.call(response, status, ...rest)
  response.writeHead = forced as ServerResponse['writeHead']
}

function send(response: ServerResponse, { status, headers, body }: ReadyPage, cookies: string[]): void {
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.setHeader('x-request-id', newRequestId())
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.end(body)
}

const away = (cause: unknown) =>
  new ServiceError('overloaded', {
    message: 'The service can not reach its database for the moment. Try again shortly.',
    cause,
  })
