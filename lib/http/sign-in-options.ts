import type { AuthOptions } from 'next-auth'
import { decode, type JWT, type JWTDecodeParams } from 'next-auth/jwt'
import CredentialsProvider from 'next-auth/providers/credentials'
import { getAuthSecret, getEnv } from '@/lib/env'
import { getLogger } from '@/lib/logger'
import { endSessions } from '@/lib/services/account/end-sessions'
import { findSessionActor } from '@/lib/services/account/find-session-actor'
import { signIn } from '@/lib/services/account/sign-in'
import { openContext } from '@/lib/services/open-context'
import { hasSecureCookies } from './secure-cookies'
import { readSessionToken, sessionClaims } from './session-cookie'

declare module 'next-auth' {
  interface User {
    sessionVersion: number
  }
}

export interface SignInCall {
  requestId: string
  clientAddress: string
  /** What was thrown by our own part, which next-auth would make little of. */
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
  jwt: { decode: (params) => decodeOpen(call, params) },
  callbacks: {
    redirect: ({ url }) => ownUrl(url),
    jwt: ({ token, user }) => (user ? { ...token, ...sessionClaims(user.sessionVersion) } : token),
  },
  events: { signOut: ({ token }) => signOut(call, token) },
  logger: {
    error: (code, metadata) => getLogger().error({ requestId: call.requestId, code, metadata }, 'sign-in'),
    warn: (code) => getLogger().debug({ requestId: call.requestId, code }, 'sign-in'),
    debug: () => undefined,
  },
})

/** next-auth would answer whatever is thrown here as a wrong password, with its text. */
async function authorize(call: SignInCall, credentials: { email: string; password: string }) {
  try {
    const signedIn = await signIn(await openContext(call), credentials)
    if (!signedIn) return null
    const { account, sessionVersion } = signedIn
    return { id: account.id, email: account.email, name: account.name, sessionVersion }
  } catch (error) {
    call.refusal = { error }
    return null
  }
}

/** What next-auth finds in a cookie: nothing of a session that has ended, which it must not tell of nor make longer. */
async function decodeOpen(call: SignInCall, params: JWTDecodeParams): Promise<JWT | null> {
  const token = await decode(params)
  const session = readSessionToken(token)
  if (!session) return null
  try {
    return (await findSessionActor(await openContext(call), session)) && token
  } catch (error) {
    call.refusal = { error }
    return null
  }
}

/** A cookie that was kept outlives the browser's own, so the session itself is ended. */
async function signOut(call: SignInCall, token: JWT | null): Promise<void> {
  const session = readSessionToken(token)
  if (!session) return
  try {
    await endSessions(await openContext(call), session)
  } catch (error) {
    call.refusal = { error }
  }
}

/** After sign-in people go on within the product and nowhere else. */
function ownUrl(url: string): string {
  const { baseUrl } = getEnv()
  const target = URL.canParse(url, baseUrl) ? new URL(url, baseUrl) : new URL(baseUrl)
  return target.origin === new URL(baseUrl).origin ? target.href : baseUrl
}
