import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { sendTestWebhook } from '@/lib/services/webhook/send-test-webhook'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'webhooks:write',
    handle: async ({ ctx, params }) =>
      reply(await sendTestWebhook(ctx, params.id ?? ''), { status: 202, message: 'A test is on its way.' }),
  },
})
