import type { AuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { getAuthSecret, getEnv } from '@/lib/env'
import { getLogger } from '@/lib/logger'
import { signIn } from '@/lib/services/account/sign-in'
import { openContext } from '@/lib/services/open-context'
import { hasSecureCookies } from './secure-cookies'

export interface SignInCall {
  requestId: string
  clientAddress: string
  /** What was thrown while address and password were looked at. */
  refusal?: { error: unknown }
}

/** How next-auth does its part in one request. */
export const signInOptions = (call: SignInCall): AuthOptions => ({
  secret: getAuthSecret(),
  session: { strategy: 'jwt' },
  useSecureCookies: hasSecureCookies(),
  pages: { signIn: '/sign-in', signOut: '/', error: '/sign-in' },
  providers: [
    CredentialsProvider({
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      authorize: async (credentials) => {
        if (!credentials?.email || !credentials.password) return null
        return authorize(call, { email: credentials.email, password: credentials.password })
      },
    }),
  ],
  callbacks: { redirect: ({ url }) => ownUrl(url) },
  logger: {
    error: (code, metadata) => getLogger().error({ requestId: call.requestId, code, metadata }, 'sign-in'),
    warn: (code) => getLogger().debug({ requestId: call.requestId, code }, 'sign-in'),
    debug: () => undefined,
  },
})

/** next-auth would answer whatever is thrown here as a wrong password, with its text. */
async function authorize(call: SignInCall, credentials: { email: string; password: string }) {
  try {
    const account = await signIn(await openContext(call), credentials)
    return account && { id: account.id, email: account.email, name: account.name }
  } catch (error) {
    call.refusal = { error }
    return null
  }
}

/** After sign-in people go on within the product and nowhere else. */
function ownUrl(url: string): string {
  const { baseUrl } = getEnv()
  const target = URL.canParse(url, baseUrl) ? new URL(url, baseUrl) : new URL(baseUrl)
  return target.origin === new URL(baseUrl).origin ? target.href : baseUrl
}
