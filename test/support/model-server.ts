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
    max_completion_tokens?: number
    response_format?: { type: string; json_schema?: { schema: Record<string, unknown>; strict?: boolean } }
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

/**
 * A real server on loopback that speaks OpenAI's chat completions, as well or as badly as a test wants it to; on a
 * free port unless one is given.
 */
export async function startModelServer(port = 0): Promise<ModelServer> {
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
  server.listen(port, '127.0.0.1')
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

/** Answers as OpenAI does, with more beside the content where a server has more to tell. */
export function answerWith(
  response: ServerResponse,
  content: string | null,
  { finishReason = 'stop', ...message }: { finishReason?: string; reasoning_content?: string } = {},
) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model: 'test-model',
      choices: [
        { index: 0, message: { role: 'assistant', content, ...message }, finish_reason: finishReason },
      ],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    }),
  )
}
