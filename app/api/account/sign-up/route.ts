import { signUpSchema } from '@/lib/contracts/account'
import { readJson } from '@/lib/http/read-json'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { signUp } from '@/lib/services/account/sign-up'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'public',
    handle: async ({ ctx, request }) => {
      const account = await signUp(ctx, await readJson(request, signUpSchema))
      return reply(account, { status: 201, message: 'The account is made. Sign in with it.' })
    },
  },
})
