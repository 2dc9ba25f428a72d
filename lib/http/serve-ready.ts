import type { IncomingMessage } from 'node:http'
import { headersOf } from './headers-of'
import { readDashboard } from './read-dashboard'
import { readSharedView } from './read-shared-view'
import type { RequestHandler } from './server'
import { withApi } from './with-api'

/** Each with the parameters that Next would give its route. */
const readings = [
  {
    path: /^\/api\/dashboard\/(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?(?:\?|$)/i,
    read: withApi({ GET: readDashboard }).GET,
  },
  { path: /^\/api\/share\/(?<linkId>[\dA-Za-z]{22})\/?(?:\?|$)/, read: withApi({ GET: readSharedView }).GET },
]

/**
 * Next's handler, but for what is read most and mostly ready: Next's own way to a route costs more than the answer. The
 * routes serve the same for Next's development server.
 */
export function serveReady(handle: RequestHandler): RequestHandler {
  return async (request, response) => {
    const reading = request.method === 'GET' ? findReading(request) : null
    if (!reading) return handle(request, response)
    request.resume()
    const asked = new Request(`http://localhost${request.url}`, { headers: headersOf(request) })
    const answer = await reading.read(asked, { params: Promise.resolve(reading.params) })
    const body = Buffer.from(await answer.arrayBuffer())
    const length = answer.status === 304 ? {} : { 'content-length': body.length }
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...length })
    response.end(body)
  }
}

function findReading({ url = '' }: IncomingMessage) {
  for (const { path, read } of readings) {
    const found = path.exec(url)
    if (found) return { read, params: { ...found.groups } }
  }
  return null
}
