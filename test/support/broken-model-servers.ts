import type { ServerResponse } from 'node:http'
import type { Behaviour, SeenRequest } from './model-server'

/** Answers with a status and a text, JSON unless another type is given. */
export function refuse(
  response: ServerResponse,
  status: number,
  { body = '{"error":{"message":"no"}}', ...headers }: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  return null
}

/** Repeats whatever it was sent, the key among it. */
const echo = ({ authorization, text }: SeenRequest) =>
  JSON.stringify({ error: { message: `Wrong key: ${authorization}. You sent ${text}` } })

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
  'fails with 500': (_, response) => refuse(response, 500),
  'is overloaded': (_, response) => refuse(response, 503, { 'content-type': 'text/plain', body: 'later' }),
  'refuses the key': (_, response) => refuse(response, 401),
  'refuses the key and repeats it': (request, response) => refuse(response, 401, { body: echo(request) }),
  'knows no such model': (_, response) =>
    refuse(response, 404, {
      body: '{"error":{"message":"The model `m` does not exist","code":"model_not_found"}}',
    }),
  'is in front of its limit': (_, response) => refuse(response, 429, { 'retry-after': '60', body: '{}' }),
  'answers with a web page': (_, response) =>
    refuse(response, 200, { 'content-type': 'text/html', body: '<!doctype html><h1>Sign in</h1>' }),
  'answers with garbage': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919) % 256)))
    return null
  },
  'streams though nobody asked it to': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end('data: {"choices":[{"delta":{"content":"{"}}]}\n\ndata: [DONE]\n\n')
    return null
  },
  'answers with an empty body': (_, response) => refuse(response, 200, { body: '' }),
  'answers with no choices': (_, response) => refuse(response, 200, { body: '{"choices":[]}' }),
  'answers with an empty text': () => '',
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
