import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { getTableRows } from '@/lib/services/dataset/get-table-rows'
import { readRowsQuery } from '@/lib/services/dataset/read-rows-query'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: async ({ ctx, url, params, request }) => {
      const options = { asked: readRowsQuery(url.searchParams), signal: request.signal }
      return reply(await getTableRows(ctx, params.id ?? '', options))
    },
  },
})
