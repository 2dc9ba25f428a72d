import { z } from 'zod'
import { allScopes } from '../access'
import type { Actor, Ctx } from '../context'

/** Who a session speaks for; null once the account is gone. The plan is read anew, since it can change. */
export async function findSessionActor(ctx: Ctx, accountId: string): Promise<Actor | null> {
  if (!z.uuid().safeParse(accountId).success) return null
  const account = await ctx.db.account.findUnique({ where: { id: accountId }, select: { plan: true } })
  return account && { accountId, plan: account.plan, via: 'session', scopes: allScopes }
}
