import type { Ctx } from '../context'
import { countGuess } from './count-guess'
import { findByPassword, type SignedIn } from './find-by-password'

/**
 * The account, or null; throws `rate_limited` after too many failures of this account or from this address, and then
 * for the right password too. It takes as long whether the address is unknown or the password wrong.
 */
export async function signIn(ctx: Ctx, input: { email: string; password: string }): Promise<SignedIn | null> {
  const email = input.email.trim().toLowerCase()
  return countGuess(ctx, email, () => findByPassword(ctx, { email, password: input.password }))
}
