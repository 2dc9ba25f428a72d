import type { IncomingMessage } from 'node:http'

/** Names the method of a request that is handed on as OPTIONS. */
export const refusedMethodHeader = 'x-readout-refused-method'

/**
 * By these Next's own pages ask for parts of pages, and its proxies talk to it; to a path of the API it would answer
 * them with a redirect, or with `{}` before any route of ours is asked.
 */
const nextHeader = /^(rsc$|next-|x-nextjs-|x-middleware-)/

const apiPath = /^[\\/]+api(?=[\\/?]|$)/
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What needs no percent sign (RFC 3986, 2.3), or is one of the dots that lead from folder to folder. */
const unreserved = /%(?:2[de]|5f|7e|3\d|4[1-9a-f]|5[\da]|6[1-9a-f]|7[\da])/gi

/** The path that a path stands for (RFC 3986, 6.2.2): one slash for several, no dots, no needless percent signs. */
function plainPath(path: string): string {
  const single = path.replace(unreserved, decodeURIComponent).replace(/[\\/]+/g, '/')
  return /\/\.\.?(\/|$)/.test(single) ? new URL(`http://localhost${single}`).pathname : single
}

/**
 * Makes of a request to the API what Next hands to our routes. Doubled slashes it would redirect, by which a POST
 * loses its body. Methods that `Request` knows nothing of it would refuse in its own words: they come as OPTIONS,
 * which knows what its path serves, and refuses them.
 */
export function adaptApiRequest(request: IncomingMessage): void {
  delete request.headers[refusedMethodHeader]
  const { url = '/', method = 'GET' } = request
  const [path = '', ...query] = url.split('?')
  const single = plainPath(path)
  if (!apiPath.test(single)) return
  for (const name of Object.keys(request.headers)) if (nextHeader.test(name)) delete request.headers[name]
  request.url = [single === '/api' ? '/api/' : single, ...query].join('?')
  if (knownMethods.has(method)) return
  request.headers[refusedMethodHeader] = method
  request.method = 'OPTIONS'
}
