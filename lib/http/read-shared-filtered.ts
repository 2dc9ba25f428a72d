import { readSelection } from '@/lib/services/dashboard/read-selection'
import { getSharedFilteredDashboard } from '@/lib/services/share/get-shared-filtered-dashboard'
import type { Endpoint } from './endpoint'
import { readViewer } from './read-viewer'
import { reply } from './reply'

/** `GET /api/share/{link_id}/filtered/` */
export const readSharedFiltered: Endpoint = {
  access: 'public',
  handle: async ({ ctx, url, params, request }) => {
    const { ctx: own, pass } = await readViewer(ctx, request)
    const options = { pass, selection: readSelection(url.searchParams), signal: request.signal }
    return reply(await getSharedFilteredDashboard(own, params.linkId ?? '', options))
  },
}
