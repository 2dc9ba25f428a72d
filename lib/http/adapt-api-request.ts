import type { IncomingMessage } from 'node:http'

/** Names the method of a request that is handed on as OPTIONS. */
export const refusedMethodHeader = 'x-readout-refused-method'

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
  request.url = [path.replace(/[\\/]+/g, '/'), ...query].join('?')
  if (knownMethods.has(method)) return
  request.headers[refusedMethodHeader] = method
  request.method = 'OPTIONS'
}
