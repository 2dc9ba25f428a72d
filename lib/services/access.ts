import { z } from 'zod'
import { type Scope, scopeSchema } from '@/lib/contracts/account'
import type { Actor, Ctx } from './context'
import { notFound, ServiceError } from './errors'

export const allScopes: readonly Scope[] = scopeSchema.options

/** The account that asks; throws where nobody is signed in and no key was sent. */
export function requireActor(ctx: Ctx): Actor {
  if (ctx.actor) return ctx.actor
  throw new ServiceError('missing_api_key', {
    message: 'Send an API key as "Authorization: Bearer <key>". Keys are made on the settings page.',
  })
}

export function requireScope(ctx: Ctx, scope: Scope): Actor {
  const actor = requireActor(ctx)
  if (actor.scopes.includes(scope)) return actor
  throw new ServiceError('insufficient_scope', {
    message: `This key lacks the scope ${scope}.`,
    param: scope,
  })
}

/** For what a key may never do, above all to make more keys. */
export function requireSession(ctx: Ctx): Actor {
  const actor = requireActor(ctx)
  if (actor.via === 'session') return actor
  throw new ServiceError('insufficient_scope', {
    message: 'This needs a signed-in session; it can not be done with an API key.',
  })
}

/** An id that is not well formed is answered like one that does not exist. */
export function requireUuid(id: string, what: string): string {
  if (z.uuid().safeParse(id).success) return id.toLowerCase()
  throw notFound(what)
}
