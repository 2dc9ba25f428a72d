import { createApiKeySchema } from '@/lib/contracts/api-key'
import { readJson } from '@/lib/http/read-json'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { createApiKey } from '@/lib/services/api-key/create-api-key'
import { listApiKeys } from '@/lib/services/api-key/list-api-keys'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: { access: 'session', handle: async ({ ctx }) => reply(await listApiKeys(ctx)) },
  POST: {
    access: 'session',
    handle: async ({ ctx, request }) => {
      const key = await createApiKey(ctx, await readJson(request, createApiKeySchema))
      return reply(key, { status: 201, message: 'Copy the key now: it is shown only this once.' })
    },
  },
})
