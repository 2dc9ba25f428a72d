import type { IncomingMessage } from 'node:http'
import { getEnv } from '@/lib/env'
import { ServiceError } from '@/lib/services/errors'

/** The fields of a link's gate are short. */
export const gateFormBytesMax = 8 * 1024

const gateForm = /^\/share\/[^/]+\/(?:code|session)\/?$/
const pageMethods = ['GET', 'HEAD']

/**
 * Why a page can't take a request, before Next keeps up to 10 MB of its body: pages are read, and only the gate of a
 * share link has forms. Null for what may go on, and for the API, which reads its bodies within its own limits.
 */
export function refusePageRequest(request: IncomingMessage): ServiceError | null {
  const [path = ''] = (request.url ?? '/').split('?', 1)
  if (path === '/api' || path.startsWith('/api/') || isDevelopersTool(path)) return null
  const isForm = gateForm.test(path) && request.method === 'POST'
  if (!isForm && !pageMethods.includes(request.method ?? '')) return notServed(request.method ?? '')
  const bytesMax = isForm ? gateFormBytesMax : 0
  if (bodyBytesOf(request) <= bytesMax) return null
  return new ServiceError('bad_request', {
    message: isForm
      ? `A form of this page has up to ${gateFormBytesMax / 1024} KB, and says how many in its Content-Length.`
      : 'A page takes no body. Files go to POST /api/dashboard/generate/.',
  })
}

/** As it is declared; one of no declared length may be of any. */
function bodyBytesOf({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}

/** The overlay of Next's development server sends what it wants to know. */
const isDevelopersTool = (path: string) => !getEnv().isProduction && path.startsWith('/__nextjs')

const notServed = (method: string) =>
  new ServiceError('method_not_allowed', {
    message: `${method} is not possible here; ${pageMethods.join(', ')} are.`,
  })
