import { createWebhookSchema } from '@/lib/contracts/webhook'
import { readJson } from '@/lib/http/read-json'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { createWebhook } from '@/lib/services/webhook/create-webhook'
import { listWebhooks } from '@/lib/services/webhook/list-webhooks'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: { access: 'webhooks:write', handle: async ({ ctx }) => reply(await listWebhooks(ctx)) },
  POST: {
    access: 'webhooks:write',
    handle: async ({ ctx, request }) => {
      const webhook = await createWebhook(ctx, await readJson(request, createWebhookSchema))
      return reply(webhook, { status: 201, message: 'Copy the secret now: it is shown only this once.' })
    },
  },
})
