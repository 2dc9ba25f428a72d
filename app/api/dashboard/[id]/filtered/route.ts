import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { getFilteredDashboard } from '@/lib/services/dashboard/get-filtered-dashboard'
import { readSelection } from '@/lib/services/dashboard/read-selection'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: async ({ ctx, url, params, request }) => {
      const options = { selection: readSelection(url.searchParams), signal: request.signal }
      return reply(await getFilteredDashboard(ctx, params.id ?? '', options))
    },
  },
})
