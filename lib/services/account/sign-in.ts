import type { Ctx } from '../context'
import { clearLimit, consumeLimit, refundLimit } from '../limit/consume-limit'
import { signInAccountLimit, signInAddressLimit } from '../limit/limit'
import { findByPassword, type SignedIn } from './find-by-password'

/**
 * The account, or null; throws `rate_limited` after too many failures of this account or from this address, and then
 * for the right password too. It takes as long whether the address is unknown or the password wrong.
 */
export async function signIn(ctx: Ctx, input: { email: string; password: string }): Promise<SignedIn | null> {
  const email = input.email.trim().toLowerCase()
  // Counted before the password is looked at: tries at the same time must not all come before the first is counted.
  await consumeLimit(ctx, signInAddressLimit, ctx.clientAddress)
  await consumeLimit(ctx, signInAccountLimit, email)
  const signedIn = await findByPassword(ctx, { email, password: input.password })
  if (!signedIn) return null
  await refundLimit(ctx, signInAddressLimit, ctx.clientAddress)
  await clearLimit(ctx, signInAccountLimit, email)
  return signedIn
}
