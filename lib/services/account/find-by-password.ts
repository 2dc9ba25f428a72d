import type { Account } from '@/lib/contracts/account'
import type { Ctx } from '../context'
import { verifyPassword } from './password-hash'
import { presentAccount } from './present-account'

/** The account, or null; no try is counted, so this is for callers who are nobody's guess. */
export async function findByPassword(
  { db }: Pick<Ctx, 'db'>,
  { email, password }: { email: string; password: string },
): Promise<Account | null> {
  const account = await db.account.findUnique({ where: { email } })
  const isRight = await verifyPassword(password, account?.passwordHash ?? null)
  return account && isRight ? presentAccount(account) : null
}
