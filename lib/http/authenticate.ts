import { findSessionActor } from '@/lib/services/account/find-session-actor'
import { authenticateApiKey } from '@/lib/services/api-key/authenticate-api-key'
import type { Actor, Ctx } from '@/lib/services/context'
import { ServiceError } from '@/lib/services/errors'
import { consumeLimit } from '@/lib/services/limit/consume-limit'
import { failedKeyLimit } from '@/lib/services/limit/limit'
import { requireSameOrigin } from './same-origin'
import { readSessionCookie } from './session-cookie'

/** Who sends a request: the account of its key, else of its session; null for nobody. */
export async function authenticate(request: Request, ctx: Ctx): Promise<Actor | null> {
  const authorization = request.headers.get('authorization')
  if (authorization !== null) return authenticateKey(ctx, authorization)
  const session = await readSessionCookie(request.headers.get('cookie'))
  if (!session) return null
  requireSameOrigin(request)
  return findSessionActor(ctx, session)
}

/** A valid key is never held up by what others at the same address try. */
async function authenticateKey(ctx: Ctx, authorization: string): Promise<Actor> {
  try {
    return await authenticateApiKey(ctx, readBearer(authorization))
  } catch (error) {
    const isGuess = error instanceof ServiceError && error.code === 'invalid_api_key'
    if (isGuess) await consumeLimit(ctx, failedKeyLimit, ctx.clientAddress)
    throw error
  }
}

function readBearer(authorization: string): string {
  const token = /^Bearer +(\S+) *$/i.exec(authorization)?.[1]
  if (token) return token
  throw new ServiceError('invalid_api_key', {
    message: 'The Authorization header must read "Bearer <key>".',
  })
}
