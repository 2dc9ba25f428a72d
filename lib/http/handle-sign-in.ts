import NextAuth, { type AuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import type { ErrorEnvelope } from '@/lib/contracts/envelope'
import { getAuthSecret, getEnv } from '@/lib/env'
import { getLogger } from '@/lib/logger'
import { signIn } from '@/lib/services/account/sign-in'
import { ServiceError } from '@/lib/services/errors'
import { openContext } from '@/lib/services/open-context'
import { readClientAddress } from './client-address'
import { setCommonHeaders } from './common-headers'
import { drainUnread } from './drain-body'
import { errorResponse } from './error-response'
import { readRequestId } from './request-id'
import { hasSecureCookies } from './secure-cookies'
import { signInMethods } from './sign-in-actions'
import { refuseMethod } from './with-api'

interface SignInCall {
  requestId: string
  clientAddress: string
  /** What was thrown while address and password were looked at. */
  refusal?: { error: unknown }
}

type Route = { params: Promise<{ nextauth: string[] }> }

/** No form of sign-in comes near it; next-auth reads bodies whole. */
const bodyBytesMax = 16 * 1024

/** Sign-in, sign-out and the session of next-auth, under `/api/auth/`. */
export async function handleSignIn(request: Request, route: Route): Promise<Response> {
  const requestId = readRequestId(request)
  try {
    const methods = signInMethods((await route.params).nextauth)
    if (!methods.includes(request.method))
      return refuseMethod([...methods, 'OPTIONS'].join(', '))(request, route)
    requireSmallBody(request)
    const call: SignInCall = { requestId, clientAddress: readClientAddress(request.headers) }
    const response: Response = await NextAuth(request as never, route as never, authOptions(call))
    if (call.refusal) return refuse(call)
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

const authOptions = (call: SignInCall): AuthOptions => ({
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

/** The envelope, and the `url` without which next-auth's client can't read an answer. */
async function refuse({ requestId, refusal }: SignInCall): Promise<Response> {
  const { status, headers, body } = await readError(refusal?.error, requestId)
  const url = `${getEnv().baseUrl}/sign-in?error=${body.error.code}`
  return Response.json({ ...body, url }, { status, headers })
}

async function readError(error: unknown, requestId: string) {
  const answer = errorResponse(error, requestId)
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as ErrorEnvelope }
}

/** After sign-in people go on within the product and nowhere else. */
function ownUrl(url: string): string {
  const { baseUrl } = getEnv()
  const target = URL.canParse(url, baseUrl) ? new URL(url, baseUrl) : new URL(baseUrl)
  return target.origin === new URL(baseUrl).origin ? target.href : baseUrl
}
