import { listShareLinksSchema } from '@/lib/contracts/share-link'
import { readQuery } from '@/lib/http/read-query'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { listShareViews } from '@/lib/services/share/list-share-views'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: async ({ ctx, url, params }) =>
      reply(await listShareViews(ctx, params.id ?? '', readQuery(url, listShareLinksSchema))),
  },
})
