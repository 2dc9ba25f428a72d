import { changePasswordSchema } from '@/lib/contracts/account'
import { readJson } from '@/lib/http/read-json'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { changePassword } from '@/lib/services/account/change-password'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'session',
    handle: async ({ ctx, request }) => {
      const account = await changePassword(ctx, await readJson(request, changePasswordSchema))
      return reply(account, {
        message: 'The password is changed, and all sessions have ended. Sign in anew.',
      })
    },
  },
})
