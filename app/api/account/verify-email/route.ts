import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { requestEmailVerification } from '@/lib/services/account/request-email-verification'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'session',
    handle: async ({ ctx }) =>
      reply(await requestEmailVerification(ctx), { status: 202, message: 'A code is on its way.' }),
  },
})
