import { getFilteredDashboard } from '@/lib/services/dashboard/get-filtered-dashboard'
import { readSelection } from '@/lib/services/dashboard/read-selection'
import type { Endpoint } from './endpoint'
import { reply } from './reply'

/** `GET /api/dashboard/{id}/filtered/` */
export const readFilteredDashboard: Endpoint = {
  access: 'dashboards:read',
  handle: async ({ ctx, url, params, request }) => {
    const options = { selection: readSelection(url.searchParams), signal: request.signal }
    return reply(await getFilteredDashboard(ctx, params.id ?? '', options))
  },
}
