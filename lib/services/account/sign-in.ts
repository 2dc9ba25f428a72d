import type { Account } from '@/lib/contracts/account'
import type { Ctx } from '../context'
import { verifyPassword } from './password-hash'
import { presentAccount } from './present-account'

/** The account, or null; it takes as long whether the address is unknown or the password wrong. */
export async function signIn(ctx: Ctx, input: { email: string; password: string }): Promise<Account | null> {
  const email = input.email.trim().toLowerCase()
  const account = await ctx.db.account.findUnique({ where: { email } })
  const isRight = await verifyPassword(input.password, account?.passwordHash ?? null)
  return account && isRight ? presentAccount(account) : null
}
