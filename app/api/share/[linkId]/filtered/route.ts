import { readViewer } from '@/lib/http/read-viewer'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { readSelection } from '@/lib/services/dashboard/read-selection'
import { getSharedFilteredDashboard } from '@/lib/services/share/get-shared-filtered-dashboard'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'public',
    handle: async ({ ctx, url, params, request }) => {
      const { ctx: own, pass } = await readViewer(ctx, request)
      const options = { pass, selection: readSelection(url.searchParams), signal: request.signal }
      return reply(await getSharedFilteredDashboard(own, params.linkId ?? '', options))
    },
  },
})
