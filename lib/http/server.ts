import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { getEnv } from '@/lib/env'
import { ServiceError } from '@/lib/services/errors'
import { adaptApiRequest } from './adapt-api-request'
import { stampClientAddress } from './client-address'
import { errorResponse } from './error-response'
import { ownProxies } from './own-proxies'
import { newRequestId } from './request-id'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const maxHeaderSize = 16 * 1024
const headersTimeout = 20_000
/** An upload of 10 MB over 1 Mbit/s takes 84 s. */
const requestTimeout = 120_000
/** Longer than the 60 s of common proxies, so that it is never us who closes a connection that one still uses. */
const keepAliveTimeout = 65_000
const connectionsCheckingInterval = 5000
const drainPollMs = 50

/** An http server around Next's handler, for what Next leaves open: odd paths and methods, time limits. */
export function createHttpServer(handle: RequestHandler): http.Server {
  const limits = {
    maxHeaderSize,
    headersTimeout,
    requestTimeout,
    keepAliveTimeout,
    connectionsCheckingInterval,
  }
  const isOwnProxy = ownProxies(getEnv().trustProxy)
  const server = http.createServer(limits, (request, response) => {
    stampClientAddress(request, isOwnProxy)
    if (!isDecodable(request.url ?? '/')) return void refusePath(request, response)
    adaptApiRequest(request)
    // A server that is shutting down answers what is under way and takes nothing more on the connection.
    if (!server.listening) response.setHeader('connection', 'close')
    handle(request, response).catch(() => response.destroy())
  })
  server.on('clientError', answerClientError)
  return server
}

/** Resolves when it listens; throws what the system says, as for a port that is taken. */
export function listen(server: http.Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Takes no more connections, lets requests finish for so long, then cuts them off. */
export async function drain(server: http.Server, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  let open = true
  const done = closed.then(() => {
    open = false
  })
  const deadline = Date.now() + timeoutMs
  while (open && Date.now() < deadline) {
    server.closeIdleConnections()
    await Promise.race([done, sleep(drainPollMs)])
  }
  server.closeAllConnections()
  await closed
}

function isDecodable(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return path.startsWith('/') && !path.includes('\0')
  } catch {
    return false
  }
}

async function refusePath(request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.resume()
  const answer = refusal(
    'bad_request',
    'The path of this address can not be decoded. Check its percent signs.',
  )
  const body = await answer.text()
  const length = Buffer.byteLength(body)
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** What is no HTTP at all, or comes too slowly: Node would end it without a word in our form. */
async function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): Promise<void> {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const answer = clientErrorAnswer(error.code)
  const body = await answer.text()
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const length = Buffer.byteLength(body)
  socket.end(
    `HTTP/1.1 ${answer.status} ${http.STATUS_CODES[answer.status]}\r\n${headers}content-length: ${length}\r\nconnection: close\r\n\r\n${body}`,
  )
}

function clientErrorAnswer(code: string | undefined): Response {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const message = `The request was not complete after ${requestTimeout / 1000} s. Send it again over a faster connection.`
    return refusal('upload_timeout', message)
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return refusal('bad_request', `The request's headers are longer than ${maxHeaderSize} bytes.`)
  }
  return refusal('bad_request', 'The request is no valid HTTP.')
}

function refusal(code: 'bad_request' | 'upload_timeout', message: string): Response {
  const requestId = newRequestId()
  const response = errorResponse(new ServiceError(code, { message }), requestId)
  response.headers.set('x-request-id', requestId)
  response.headers.set('cache-control', 'no-store')
  return response
}
