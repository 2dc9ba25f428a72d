import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { getEnv } from '@/lib/env'
import { ServiceError } from '@/lib/services/errors'
import { adaptApiRequest } from './adapt-api-request'
import { answerConnection, answerError } from './answer-outside-next'
import { stampClientAddress } from './client-address'
import { boundConnections, destroyConnections } from './connections'
import { dropOddRouterState } from './drop-odd-router-state'
import { lingerOnClose } from './linger'
import { ownProxies } from './own-proxies'
import { refusePageRequest } from './refuse-page-request'
import { refusePath } from './refuse-path'
import { withOutcome } from './request-outcome'
import { addSecurityHeaders } from './security-headers'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const maxHeaderSize = 16 * 1024
const headersTimeout = 20_000
/** An upload of 10 MB over 1 Mbit/s takes 84 s. */
const requestTimeout = 120_000
/** Longer than the 60 s of common proxies, so that it is never us who closes a connection that one still uses. */
const keepAliveTimeout = 65_000
const connectionsCheckingInterval = 5000
const drainPollMs = 50

/** An http server around Next's handler, for what Next leaves open: odd paths and methods, time limits, connections. */
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
    lingerOnClose(request)
    addSecurityHeaders(response)
    stampClientAddress(request, isOwnProxy)
    // A server that is shutting down answers what is under way and takes nothing more on the connection.
    if (!server.listening) response.setHeader('connection', 'close')
    const odd = refusePath(request.url ?? '/')
    if (odd) return void answerError(odd, request, response)
    adaptApiRequest(request)
    dropOddRouterState(request)
    const refusal = refusePageRequest(request)
    if (refusal) return void answerError(refusal, request, response)
    withOutcome(response, () => handle(request, response)).catch(() => response.destroy())
  })
  boundConnections(server)
  server.on('clientError', answerClientError)
  server.on('connect', (_request, socket) => void answerConnection(notAProxy(), socket))
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
  destroyConnections(server)
  await closed
}

const notAProxy = () =>
  new ServiceError('method_not_allowed', { message: 'CONNECT is not possible here; this is no proxy.' })

/** What is no HTTP at all, or comes too slowly: Node would end it without a word in our form. */
function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET') return void socket.destroy()
  void answerConnection(clientError(error.code), socket)
}

function clientError(code: string | undefined): ServiceError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const message = `The request was not complete after ${requestTimeout / 1000} s. Send it again over a faster connection.`
    return new ServiceError('upload_timeout', { message })
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = `The request's headers are longer than ${maxHeaderSize} bytes.`
    return new ServiceError('bad_request', { message })
  }
  return new ServiceError('bad_request', { message: 'The request is no valid HTTP.' })
}
