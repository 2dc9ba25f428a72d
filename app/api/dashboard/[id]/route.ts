import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { getDashboard } from '@/lib/services/dashboard/get-dashboard'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: async ({ ctx, params }) => reply(await getDashboard(ctx, params.id ?? '')),
  },
})
