import type { Account } from '@/lib/contracts/account'
import { requireSession } from '../access'
import type { Ctx } from '../context'
import { redeemEmailCode, wrongCode } from '../email-code/redeem-email-code'
import { presentAccount } from './present-account'
import { accountDigest } from './request-email-verification'

/** Takes the code that was mailed for the proof that the address is the account's own. */
export async function confirmEmail(ctx: Ctx, code: string): Promise<Account> {
  const { accountId } = requireSession(ctx)
  const browserDigest = accountDigest(accountId)
  const { email } = await redeemEmailCode(ctx, { accountId }, { code, browserDigest })
  const { count } = await ctx.db.account.updateMany({
    where: { id: accountId, email },
    data: { emailVerifiedAt: new Date() },
  })
  if (count === 0) throw wrongCode()
  return presentAccount(ctx, await ctx.db.account.findUniqueOrThrow({ where: { id: accountId } }))
}
