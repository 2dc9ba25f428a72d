import { replyCsv } from '@/lib/http/reply-csv'
import { withApi } from '@/lib/http/with-api'
import { getCleanedCsv } from '@/lib/services/dataset/get-cleaned-csv'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: async ({ ctx, request, params }) =>
      replyCsv(await getCleanedCsv(ctx, params.id ?? '', { signal: request.signal })),
  },
})
