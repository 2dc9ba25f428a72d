import http from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A request as it goes over the wire; a header may be there twice. */
export interface RawRequest {
  method: string
  path: string
  headers: [name: string, value: string][]
  body: Buffer | null
}

export interface RawAnswer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
  ms: number
}

/** Nothing may take longer: `wait` holds an answer for 25 s at the most. */
export const answerTimeoutMs = 30_000

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })

/** Sends it by Node's own client, which follows nothing and mends nothing. */
export function send(baseUrl: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(baseUrl)
  const length: [string, string][] = body ? [['Content-Length', String(body.length)]] : []
  const flat = [['Host', host], ...headers, ...length].flat()
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(answerTimeoutMs)
    const request = http.request({ hostname, port, method, path, headers: flat as never, agent, signal })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: decoded(response, Buffer.concat(chunks)),
          ms: performance.now() - startedAt,
        }),
      )
    })
    request.end(body ?? undefined)
  })
}

function decoded({ headers }: http.IncomingMessage, body: Buffer): Buffer {
  if (body.length === 0) return body
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body)
  return headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
}

/** A field of a cookie or another header can hold only these. */
export const headerText = (text: string): string => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '')
