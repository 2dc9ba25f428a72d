import { replyCsv } from '@/lib/http/reply-csv'
import { withApi } from '@/lib/http/with-api'
import { getBlockCsv } from '@/lib/services/dashboard/get-block-csv'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: async ({ ctx, params }) =>
      replyCsv(await getBlockCsv(ctx, params.id ?? '', params.blockId ?? '')),
  },
})
