import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { getAccount } from '@/lib/services/account/get-account'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: { access: 'account', handle: async ({ ctx }) => reply(await getAccount(ctx)) },
})
