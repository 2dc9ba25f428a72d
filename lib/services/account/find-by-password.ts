import type { Account } from '@/lib/contracts/account'
import type { Ctx } from '../context'
import { verifyPassword } from './password-hash'
import { presentAccount } from './present-account'

/** An account whose password was right, and the version that its new session names. */
export interface SignedIn {
  account: Account
  sessionVersion: number
}

/** The account, or null; no try is counted, so this is for callers who are nobody's guess. */
export async function findByPassword(
  ctx: Pick<Ctx, 'db'>,
  { email, password }: { email: string; password: string },
): Promise<SignedIn | null> {
  const account = await ctx.db.account.findUnique({ where: { email } })
  const isRight = await verifyPassword(password, account?.passwordHash ?? null)
  if (!account || !isRight) return null
  return { account: await presentAccount(ctx, account), sessionVersion: account.sessionVersion }
}
