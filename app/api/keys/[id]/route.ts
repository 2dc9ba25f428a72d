import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { revokeApiKey } from '@/lib/services/api-key/revoke-api-key'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  DELETE: {
    access: 'session',
    handle: async ({ ctx, params }) =>
      reply(await revokeApiKey(ctx, params.id ?? ''), { message: 'The key is revoked.' }),
  },
})
