import { updateDashboardSchema } from '@/lib/contracts/dashboard'
import { readDashboard } from '@/lib/http/read-dashboard'
import { readJson } from '@/lib/http/read-json'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { deleteDashboard } from '@/lib/services/dashboard/delete-dashboard'
import { updateDashboard } from '@/lib/services/dashboard/update-dashboard'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: readDashboard,
  PATCH: {
    access: 'dashboards:write',
    handle: async ({ ctx, request, params }) => {
      const given = await readJson(request, updateDashboardSchema)
      return reply(await updateDashboard(ctx, params.id ?? '', given), {
        message: 'The dashboard is changed.',
      })
    },
  },
  DELETE: {
    access: 'dashboards:write',
    handle: async ({ ctx, params }) =>
      reply(await deleteDashboard(ctx, params.id ?? ''), {
        message: 'The dashboard is deleted, with its data and links.',
      }),
  },
})
