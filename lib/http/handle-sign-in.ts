import NextAuth from 'next-auth'
import type { ErrorEnvelope } from '@/lib/contracts/envelope'
import { getEnv } from '@/lib/env'
import { ServiceError } from '@/lib/services/errors'
import { readClientAddress } from './client-address'
import { setCommonHeaders } from './common-headers'
import { drainUnread } from './drain-body'
import { errorResponse } from './error-response'
import { readRequestId } from './request-id'
import { signInMethods } from './sign-in-actions'
import { type SignInCall, signInOptions } from './sign-in-options'
import { refuseMethod } from './with-api'

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
    const response: Response = await NextAuth(request as never, route as never, signInOptions(call))
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
