import { findSessionActor } from '@/lib/services/account/find-session-actor'
import { authenticateApiKey } from '@/lib/services/api-key/authenticate-api-key'
import type { Actor, Ctx } from '@/lib/services/context'
import { ServiceError } from '@/lib/services/errors'
import { requireSameOrigin } from './same-origin'
import { readSessionAccountId } from './session-cookie'

/** Who sends a request: the account of its key, else of its session; null for nobody. */
export async function authenticate(request: Request, ctx: Ctx): Promise<Actor | null> {
  const authorization = request.headers.get('authorization')
  if (authorization !== null) return authenticateApiKey(ctx, readBearer(authorization))
  const accountId = await readSessionAccountId(request.headers.get('cookie'))
  if (!accountId) return null
  requireSameOrigin(request)
  return findSessionActor(ctx, accountId)
}

function readBearer(authorization: string): string {
  const token = /^Bearer +(\S+) *$/i.exec(authorization)?.[1]
  if (token) return token
  throw new ServiceError('invalid_api_key', {
    message: 'The Authorization header must read "Bearer <key>".',
  })
}
