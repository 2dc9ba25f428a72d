import { rotateApiKeySchema } from '@/lib/contracts/api-key'
import { readJson } from '@/lib/http/read-json'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { rotateApiKey } from '@/lib/services/api-key/rotate-api-key'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'session',
    handle: async ({ ctx, request, params }) => {
      const given = await readJson(request, rotateApiKeySchema)
      return reply(await rotateApiKey(ctx, params.id ?? '', given), {
        status: 201,
        message: 'Copy the key now: it is shown only this once.',
      })
    },
  },
})
