import type { IncomingMessage } from 'node:http'

/** Names the method of a request that is handed on as OPTIONS. */
export const refusedMethodHeader = 'x-readout-refused-method'

/** By these Next's own pages ask for parts of pages; to a path of the API it would answer them with a redirect. */
const pageHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-action',
  'x-nextjs-data',
] as const

const apiPath = /^[\\/]+api(?=[\\/?]|$)/
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Makes of a request to the API what Next hands to our routes. Doubled slashes it would redirect, by which a POST
 * loses its body. Methods that `Request` knows nothing of it would refuse in its own words: they come as OPTIONS,
 * which knows what its path serves, and refuses them.
 */
export function adaptApiRequest(request: IncomingMessage): void {
  delete request.headers[refusedMethodHeader]
  const { url = '/', method = 'GET' } = request
  if (!apiPath.test(url)) return
  const [path = '', ...query] = url.split('?')
  for (const name of pageHeaders) delete request.headers[name]
  const single = path.replace(/[\\/]+/g, '/')
  request.url = [single === '/api' ? '/api/' : single, ...query].join('?')
  if (knownMethods.has(method)) return
  request.headers[refusedMethodHeader] = method
  request.method = 'OPTIONS'
}
