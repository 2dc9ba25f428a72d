import { rotateWebhookSecretSchema } from '@/lib/contracts/webhook'
import { readJson } from '@/lib/http/read-json'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { rotateWebhookSecret } from '@/lib/services/webhook/rotate-webhook-secret'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'webhooks:write',
    handle: async ({ ctx, request, params }) => {
      const given = await readJson(request, rotateWebhookSecretSchema)
      return reply(await rotateWebhookSecret(ctx, params.id ?? '', given), {
        message: 'Copy the secret now: it is shown only this once.',
      })
    },
  },
})
