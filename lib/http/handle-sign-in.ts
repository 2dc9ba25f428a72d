import NextAuth, { type AuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { getAuthSecret, getEnv } from '@/lib/env'
import { getLogger } from '@/lib/logger'
import { signIn } from '@/lib/services/account/sign-in'
import { ServiceError } from '@/lib/services/errors'
import { openContext } from '@/lib/services/open-context'
import { setCommonHeaders } from './common-headers'
import { drainUnread } from './drain-body'
import { errorResponse } from './error-response'
import { readRequestId } from './request-id'
import { hasSecureCookies } from './session-cookie'

type Route = { params: Promise<{ nextauth: string[] }> }

/** No form of sign-in comes near it; next-auth reads bodies whole. */
const bodyBytesMax = 16 * 1024

/** Sign-in, sign-out and the session of next-auth, under `/api/auth/`. */
export async function handleSignIn(request: Request, route: Route): Promise<Response> {
  const requestId = readRequestId(request)
  try {
    requireSmallBody(request)
    const response: Response = await NextAuth(request as never, route as never, authOptions(requestId))
    setCommonHeaders(response.headers, requestId)
    return response
  } catch (error) {
    drainUnread(request)
    return errorResponse(error instanceof SyntaxError ? unreadable(error) : error, requestId)
  }
}

/** A body of a declared length can't turn out longer; one without is refused. */
function requireSmallBody(request: Request): void {
  if (!request.body) return
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) <= bodyBytesMax) return
  throw new ServiceError('bad_request', {
    message: `The body needs a Content-Length of up to ${bodyBytesMax}.`,
  })
}

const unreadable = (cause: Error) =>
  new ServiceError('bad_request', { message: `The body is not JSON: ${cause.message}.`, cause })

const authOptions = (requestId: string): AuthOptions => ({
  secret: getAuthSecret(),
  session: { strategy: 'jwt' },
  useSecureCookies: hasSecureCookies(),
  pages: { signIn: '/sign-in', signOut: '/', error: '/sign-in' },
  providers: [
    CredentialsProvider({
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      authorize: async (credentials) => {
        if (!credentials?.email || !credentials.password) return null
        const ctx = await openContext({ requestId })
        const account = await signIn(ctx, credentials)
        return account && { id: account.id, email: account.email, name: account.name }
      },
    }),
  ],
  callbacks: { redirect: ({ url }) => ownUrl(url) },
  logger: {
    error: (code, metadata) => getLogger().error({ requestId, code, metadata }, 'sign-in'),
    warn: (code) => getLogger().debug({ requestId, code }, 'sign-in'),
    debug: () => undefined,
  },
})

/** After sign-in people go on within the product and nowhere else. */
function ownUrl(url: string): string {
  const { baseUrl } = getEnv()
  const target = URL.canParse(url, baseUrl) ? new URL(url, baseUrl) : new URL(baseUrl)
  return target.origin === new URL(baseUrl).origin ? target.href : baseUrl
}
