import type { Account, SignUp } from '@/lib/contracts/account'
import { Prisma } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { validationError } from '../validation'
import { hashPassword } from './password-hash'
import { presentAccount } from './present-account'

/** Makes an account on the free plan. */
export async function signUp(ctx: Ctx, input: SignUp): Promise<Account> {
  const passwordHash = await hashPassword(input.password)
  try {
    const account = await ctx.db.account.create({
      data: { email: input.email, name: input.name || null, passwordHash },
    })
    ctx.logger.info({ accountId: account.id }, 'account signed up')
    return presentAccount(account)
  } catch (error) {
    if (isTaken(error)) {
      throw validationError([
        { path: 'email', code: 'taken', message: 'An account with this address exists. Sign in instead.' },
      ])
    }
    throw error
  }
}

/** P2002: a unique constraint refused the row. */
const isTaken = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
