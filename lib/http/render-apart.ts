import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReadyPage } from './kept-pages'
import type { RequestHandler } from './server'

const renderMsMax = 10_000

/** Of the whole connection, which what is kept has none of. */
const connectionHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'set-cookie',
  'x-request-id',
]

/**
 * Has a page made for nobody: no cookie, no address, no browser of a visitor goes in, so that nothing of one can come
 * out to another; and whoever takes a page in slowly, or leaves, holds nothing up.
 */
export async function renderApart(
  handle: RequestHandler,
  { url, headers }: { url: string; headers: Record<string, string> },
): Promise<ReadyPage> {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url, headers, httpVersion: '1.1', complete: true })
  request.push(null)
  const response = new ServerResponse(request)
  const page = collect(response)
  await handle(request, response)
  return Promise.race([page, late()])
}

/** Next destroys an answer whose page broke off in the middle, and tells nobody. */
async function late(): Promise<never> {
  await sleep(renderMsMax, undefined, { ref: false })
  throw new Error(`A page was not made within ${renderMsMax} ms.`)
}

function collect(response: ServerResponse): Promise<ReadyPage> {
  const chunks: Buffer[] = []
  const add = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  return new Promise((resolve) => {
    const answered = (...[callback]: unknown[]) => {
      if (typeof callback === 'function') process.nextTick(callback)
    }
    const write = (chunk: unknown, ...rest: unknown[]) => {
      add(chunk, rest[0])
      answered(rest.find((given) => typeof given === 'function'))
      return true
    }
    const end = (...given: unknown[]) => {
      if (typeof given[0] !== 'function') add(given[0], given[1])
      answered(given.find((one) => typeof one === 'function'))
      const headers = { ...response.getHeaders() }
      for (const name of connectionHeaders) delete headers[name]
      resolve({ status: response.statusCode, headers, body: Buffer.concat(chunks) })
      process.nextTick(() => response.emit('finish') && response.emit('close'))
      return response
    }
    Object.assign(response, { write, end, flushHeaders: () => undefined })
  })
}
