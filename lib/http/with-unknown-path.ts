import { ServiceError } from '@/lib/services/errors'
import type { Endpoint } from './endpoint'
import { withApi } from './with-api'

/** What no other route serves, by any method. */
export function withUnknownPath() {
  const endpoint: Endpoint = {
    access: 'public',
    handle: async ({ url }) => {
      throw new ServiceError('not_found', { message: `There is nothing at ${url.pathname.slice(0, 200)}.` })
    },
  }
  return withApi({ GET: endpoint, POST: endpoint, PUT: endpoint, PATCH: endpoint, DELETE: endpoint })
}
