import type { Account } from '@/lib/contracts/account'
import { requireActor } from '../access'
import type { Ctx } from '../context'
import { presentAccount } from './present-account'

/** The account that asks. */
export async function getAccount(ctx: Ctx): Promise<Account> {
  const { accountId } = requireActor(ctx)
  return presentAccount(ctx, await ctx.db.account.findUniqueOrThrow({ where: { id: accountId } }))
}
