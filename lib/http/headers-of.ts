import type { IncomingMessage } from 'node:http'

/** The headers of a request as routes read them. */
export function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, [value].flat().join('; '))
  return headers
}
