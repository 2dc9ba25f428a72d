import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { redeliverWebhook } from '@/lib/services/webhook/redeliver-webhook'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'webhooks:write',
    handle: async ({ ctx, params: { id = '', deliveryId = '' } }) =>
      reply(await redeliverWebhook(ctx, { webhookId: id, deliveryId }), {
        status: 202,
        message: 'It is sent again.',
      }),
  },
})
