import { updateWebhookSchema } from '@/lib/contracts/webhook'
import { readJson } from '@/lib/http/read-json'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { deleteWebhook } from '@/lib/services/webhook/delete-webhook'
import { getWebhook } from '@/lib/services/webhook/get-webhook'
import { updateWebhook } from '@/lib/services/webhook/update-webhook'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'webhooks:write',
    handle: async ({ ctx, params }) => reply(await getWebhook(ctx, params.id ?? '')),
  },
  PATCH: {
    access: 'webhooks:write',
    handle: async ({ ctx, request, params }) => {
      const given = await readJson(request, updateWebhookSchema)
      return reply(await updateWebhook(ctx, params.id ?? '', given), { message: 'The webhook is changed.' })
    },
  },
  DELETE: {
    access: 'webhooks:write',
    handle: async ({ ctx, params }) =>
      reply(await deleteWebhook(ctx, params.id ?? ''), {
        message: 'The webhook is deleted, with its deliveries.',
      }),
  },
})
