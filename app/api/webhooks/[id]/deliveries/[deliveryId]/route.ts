import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { getDelivery } from '@/lib/services/webhook/get-delivery'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'webhooks:write',
    handle: async ({ ctx, params: { id = '', deliveryId = '' } }) =>
      reply(await getDelivery(ctx, { webhookId: id, deliveryId })),
  },
})
