import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  url: string
  authorization: string | undefined
  body: {
    model: string
    messages: { role: string; content: string }[]
    max_tokens?: number
    response_format?: { type: string; json_schema?: { schema: Record<string, unknown> } }
  }
  /** As it came. */
  text: string
  /** Settles when the connection is closed before the answer has ended. */
  cut: Promise<void>
}

/** What the server does with one request: gives the text of an answer, or handles the response by itself. */
export type Behaviour = (request: SeenRequest, response: ServerResponse) => string | null

export interface ModelServer {
  baseUrl: string
  /** All that it was asked, in order. */
  seen: SeenRequest[]
  behave: (behaviour: Behaviour) => void
  close: () => Promise<void>
}

/** A real server on loopback that speaks OpenAI's chat completions, as well or as badly as a test wants it to. */
export async function startModelServer(): Promise<ModelServer> {
  const seen: SeenRequest[] = []
  let behaviour: Behaviour = () => '{}'
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const cut = once(response, 'close').then(() =>
      response.writableFinished ? new Promise<void>(() => undefined) : undefined,
    )
    const request: SeenRequest = {
      url: incoming.url ?? '',
      authorization: incoming.headers.authorization,
      body: JSON.parse(text),
      text,
      cut,
    }
    seen.push(request)
    const content = behaviour(request, response)
    if (content !== null) answerWith(response, content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    behave: (next) => {
      behaviour = next
      seen.length = 0
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answerWith(response: ServerResponse, content: string) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model: 'test-model',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    }),
  )
}

/** Servers that give no answer, each in its own way. */
export const brokenServers: Record<string, Behaviour> = {
  'says nothing': () => null,
  'stops amid its answer': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices": [')
    return null
  },
  'cuts the connection': (_, response) => {
    response.destroy()
    return null
  },
  'cuts the connection amid its answer': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"choices": [', () => response.destroy())
    return null
  },
  'fails with 500': (_, response) => {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
    return null
  },
  'refuses the key': (_, response) => {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
    return null
  },
  'is in front of its limit': (_, response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '60' }).end('{}')
    return null
  },
  'answers with a web page': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sign in</h1>')
    return null
  },
  'answers with an empty body': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end()
    return null
  },
  'sends to another place': (_, response) => {
    response.writeHead(307, { location: '/v1/elsewhere' }).end()
    return null
  },
  'answers without end': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '.repeat(64 * 1024)), 1)
    response.on('close', () => clearInterval(timer))
    return null
  },
  'answers with 10 MB': () => `{"clauses": [], "more": "${'x'.repeat(10 * 1024 * 1024)}"}`,
}
