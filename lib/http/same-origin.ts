import { getEnv } from '@/lib/env'
import { ServiceError } from '@/lib/services/errors'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A request that changes something by a session's cookie must come from our own pages. */
export function requireSameOrigin(request: Request): void {
  if (safeMethods.has(request.method) || isSameOrigin(request)) return
  throw new ServiceError('insufficient_scope', {
    message:
      'A signed-in session can change things only from the pages of this site. From elsewhere, use an API key.',
  })
}

/**
 * Browsers send Sec-Fetch-Site; older ones, and all of them without https, at least Origin. What sends neither is
 * no page of ours.
 */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === (request.headers.get('host') ?? new URL(request.url).host) || origin === ownOrigin()
}

/** As people see it: a proxy in front of us may change the Host. */
const ownOrigin = () => new URL(getEnv().baseUrl).origin
