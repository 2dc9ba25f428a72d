import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ServiceError } from '@/lib/services/errors'
import { errorResponse } from './error-response'
import { endAndLinger } from './linger'
import { newRequestId } from './request-id'

/** Answers a request that Next is not to see, in the API's envelope. */
export async function answerError(
  error: ServiceError,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.resume()
  const { status, headers, body } = await write(error)
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const answered = new WeakSet<Duplex>()

/** The same to a connection that never got to a request; it ends with this. */
export async function answerConnection(error: ServiceError, socket: Duplex): Promise<void> {
  // The parser complains anew of each piece that comes after the first.
  if (answered.has(socket)) return
  if (!socket.writable) return void socket.destroy()
  answered.add(socket)
  const { status, headers, body } = await write(error)
  const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  endAndLinger(socket, `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

async function write(error: ServiceError) {
  const response = errorResponse(error, newRequestId())
  const headers = Object.fromEntries(response.headers)
  if (error.code === 'method_not_allowed') headers.allow = 'GET, HEAD'
  return { status: response.status, headers, body: await response.text() }
}
