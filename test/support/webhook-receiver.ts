import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface WebhookReceiver {
  url: string
  port: number
  received: Received[]
  /** How each request is answered from now on. */
  answer: (with_: (response: ServerResponse, request: Received) => void) => void
  /** Resolves when so many have come in all. */
  arrived: (count: number) => Promise<void>
  close: () => Promise<void>
}

/** A real HTTP server on the loopback that keeps what it is sent; it answers 200 until told otherwise. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  const arrivals = new EventTarget()
  let answer = (response: ServerResponse, _request: Received) => {
    response.end('thanks')
  }
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const got = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
    received.push(got)
    answer(response, got)
    arrivals.dispatchEvent(new Event('arrival'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received,
    answer: (with_) => {
      answer = with_
    },
    arrived: async (count) => {
      while (received.length < count) await once(arrivals, 'arrival')
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
