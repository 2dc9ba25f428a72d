import type { IncomingMessage } from 'node:http'
import type { Endpoint } from './endpoint'
import { headersOf } from './headers-of'
import { readDashboard } from './read-dashboard'
import { readFilteredDashboard } from './read-filtered-dashboard'
import { readSharedFiltered } from './read-shared-filtered'
import { readSharedView } from './read-shared-view'
import type { RequestHandler } from './server'
import { withApi } from './with-api'

const dashboard = '/api/dashboard/(?<id>[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12})'
const share = '/api/share/(?<linkId>[\\dA-Za-z]{22})'

const readingOf = (path: string, endpoint: Endpoint) => ({
  path: new RegExp(`^${path}/?(?:\\?|$)`),
  read: withApi({ GET: endpoint }).GET,
})

/** Each with the parameters that Next would give its route. */
const readings = [
  readingOf(dashboard, readDashboard),
  readingOf(`${dashboard}/filtered`, readFilteredDashboard),
  readingOf(share, readSharedView),
  readingOf(`${share}/filtered`, readSharedFiltered),
]

/**
 * Next's handler, but for what is read most and is ready or soon made: Next's own way to a route costs more than the
 * answer. The routes serve the same for Next's development server.
 */
export function serveReady(handle: RequestHandler): RequestHandler {
  return async (request, response) => {
    const reading = request.method === 'GET' ? findReading(request) : null
    if (!reading) return handle(request, response)
    request.resume()
    const left = new AbortController()
    response.once('close', () => response.writableEnded || left.abort())
    const asked = new Request(`http://localhost${request.url}`, {
      headers: headersOf(request),
      signal: left.signal,
    })
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
