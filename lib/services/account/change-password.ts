import type { Account, ChangePassword } from '@/lib/contracts/account'
import { requireSession } from '../access'
import type { Ctx } from '../context'
import { validationError } from '../validation'
import { countGuess } from './count-guess'
import { hashPassword, verifyPassword } from './password-hash'
import { presentAccount } from './present-account'

/** Ends every session of the account, the one that asks too; keys go on. A wrong current password is a guess as at sign-in. */
export async function changePassword(ctx: Ctx, given: ChangePassword): Promise<Account> {
  const { accountId } = requireSession(ctx)
  const before = await ctx.db.account.findUniqueOrThrow({ where: { id: accountId } })
  const isChanged = await countGuess(ctx, before.email, () => replaceHash(ctx, before, given))
  if (!isChanged) {
    const message = 'The current password is wrong.'
    throw validationError([{ path: 'current_password', code: 'invalid', message }])
  }
  ctx.logger.info({ accountId }, 'password changed')
  return presentAccount(ctx, before)
}

/** Null where the current password is wrong, or was changed by another request meanwhile. */
async function replaceHash(
  { db }: Ctx,
  { id, passwordHash }: { id: string; passwordHash: string | null },
  given: ChangePassword,
): Promise<true | null> {
  if (!(await verifyPassword(given.current_password, passwordHash))) return null
  const { count } = await db.account.updateMany({
    where: { id, passwordHash },
    data: { passwordHash: await hashPassword(given.new_password), sessionVersion: { increment: 1 } },
  })
  return count > 0 ? true : null
}
