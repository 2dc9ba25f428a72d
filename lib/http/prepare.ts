import type { ApiCall, Endpoint, Prepared } from './endpoint'
import { jsonBytesMax } from './read-json'
import { readText } from './read-text'

/** A request that has been read so far as it takes to tell it from others. */
export async function prepare(call: ApiCall, endpoint: Endpoint): Promise<Prepared> {
  if ('prepare' in endpoint) return endpoint.prepare(call)
  const { url, method, headers, signal } = call.request
  const body = (await readText(call.request, jsonBytesMax)) || null
  const request = new Request(url, { method, headers, signal, body })
  const run = () => endpoint.handle({ ...call, request })
  return { content: contentOf(body ?? ''), run, discard: async () => undefined }
}

/** JSON as what it says; what is none, or too deep to be written again, as its text. */
function contentOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    JSON.stringify(value)
    return { json: value }
  } catch {
    return { text }
  }
}
