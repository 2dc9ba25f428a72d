import type { VerifyEmailSent } from '@/lib/contracts/account'
import { requireSession } from '../access'
import type { Ctx } from '../context'
import { createEmailCode } from '../email-code/create-email-code'
import { consumeLimit } from '../limit/consume-limit'
import { verifyEmailLimit } from '../limit/limit'
import { digestViewerToken } from '../share/viewer-token'

/** Mails a code to the account's own address. */
export async function requestEmailVerification(ctx: Ctx): Promise<VerifyEmailSent> {
  const { accountId } = requireSession(ctx)
  await consumeLimit(ctx, verifyEmailLimit, accountId)
  const { email } = await ctx.db.account.findUniqueOrThrow({ where: { id: accountId } })
  const given = { email, browserDigest: accountDigest(accountId) }
  const { expiresAt } = await createEmailCode(ctx, { accountId }, given)
  return { email, expires_at: expiresAt.toISOString() }
}

/** Whoever is signed in is known already: the code holds in every browser of the account. */
export const accountDigest = (accountId: string): string => digestViewerToken(accountId)
