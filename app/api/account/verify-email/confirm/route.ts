import { confirmEmailSchema } from '@/lib/contracts/account'
import { readJson } from '@/lib/http/read-json'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { confirmEmail } from '@/lib/services/account/confirm-email'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'session',
    handle: async ({ ctx, request }) => {
      const { code } = await readJson(request, confirmEmailSchema)
      return reply(await confirmEmail(ctx, code), { message: 'The address is verified.' })
    },
  },
})
