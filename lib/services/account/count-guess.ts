import type { Ctx } from '../context'
import { clearLimit, consumeLimit, refundLimit } from '../limit/consume-limit'
import { signInAccountLimit, signInAddressLimit } from '../limit/limit'

/**
 * Gives what `look` gives, whose null counts as a wrong password of the account with this address; throws
 * `rate_limited` after too many of this account or from this network, and then for the right password too.
 */
export async function countGuess<Found>(
  ctx: Ctx,
  email: string,
  look: () => Promise<Found | null>,
): Promise<Found | null> {
  // Counted before the password is looked at: tries at the same time must not all come before the first is counted.
  await consumeLimit(ctx, signInAddressLimit, ctx.clientAddress)
  await consumeLimit(ctx, signInAccountLimit, email)
  const found = await look()
  if (found === null) return null
  await refundLimit(ctx, signInAddressLimit, ctx.clientAddress)
  await clearLimit(ctx, signInAccountLimit, email)
  return found
}
