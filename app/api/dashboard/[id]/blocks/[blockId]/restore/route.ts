import { sinceSchema } from '@/lib/contracts/dashboard'
import { readQuery } from '@/lib/http/read-query'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { restoreBlock } from '@/lib/services/dashboard/remove-block'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'dashboards:write',
    handle: async ({ ctx, url, params: { id = '', blockId = '' } }) => {
      const since = readQuery(url, sinceSchema)
      const dashboard = await restoreBlock(ctx, { dashboardId: id, blockId }, since)
      return reply(dashboard, { message: 'The card is back.' })
    },
  },
})
