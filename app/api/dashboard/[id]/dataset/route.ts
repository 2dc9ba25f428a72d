import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { getDataset } from '@/lib/services/dataset/get-dataset'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: async ({ ctx, params }) => reply(await getDataset(ctx, params.id ?? '')),
  },
})
