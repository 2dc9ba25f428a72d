import { listDashboardsSchema } from '@/lib/contracts/dashboard'
import { readQuery } from '@/lib/http/read-query'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { listDashboards } from '@/lib/services/dashboard/list-dashboards'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: async ({ ctx, url }) => reply(await listDashboards(ctx, readQuery(url, listDashboardsSchema))),
  },
})
