import { readQuery } from '@/lib/http/read-query'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { listDeliveries, listDeliveriesSchema } from '@/lib/services/webhook/list-deliveries'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'webhooks:write',
    handle: async ({ ctx, url, params }) =>
      reply(await listDeliveries(ctx, params.id ?? '', readQuery(url, listDeliveriesSchema))),
  },
})
