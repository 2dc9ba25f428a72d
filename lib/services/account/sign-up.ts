import type { Account, SignUp } from '@/lib/contracts/account'
import type { Ctx } from '../context'
import { isUniqueViolation } from '../database-errors'
import { consumeLimit } from '../limit/consume-limit'
import { signUpLimit } from '../limit/limit'
import { validationError } from '../validation'
import { hashPassword } from './password-hash'
import { presentAccount } from './present-account'

/** Makes an account on the free plan. */
export async function signUp(ctx: Ctx, input: SignUp): Promise<Account> {
  await consumeLimit(ctx, signUpLimit, ctx.clientAddress)
  const passwordHash = await hashPassword(input.password)
  try {
    const account = await ctx.db.account.create({
      data: { email: input.email, name: input.name || null, passwordHash },
    })
    ctx.logger.info({ accountId: account.id }, 'account signed up')
    return presentAccount(ctx, account)
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw validationError([
        { path: 'email', code: 'taken', message: 'An account with this address exists. Sign in instead.' },
      ])
    }
    throw error
  }
}
