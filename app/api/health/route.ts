import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { getHealth } from '@/lib/services/get-health'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: { access: 'public', handle: async ({ ctx }) => reply(await getHealth(ctx)) },
})
