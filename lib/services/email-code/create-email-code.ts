import type { EmailCode } from '@/lib/db/generated/client'
import type { Ctx } from '../context'

export type CodePurpose = { shareLinkId: string } | { accountId: string }

export const codeLifeMs = 10 * 60 * 1000

/**
 * Asks for a code by mail. Whether there will be one is decided by the worker: what happens here, and how long it
 * takes, is the same for every address.
 */
export async function createEmailCode(
  ctx: Ctx,
  purpose: CodePurpose,
  { email, browserDigest }: { email: string; browserDigest: string },
): Promise<EmailCode> {
  return ctx.db.$transaction(async (tx) => {
    const expiresAt = new Date(Date.now() + codeLifeMs)
    const row = await tx.emailCode.create({ data: { ...purpose, email, browserDigest, expiresAt } })
    await ctx.queue.sendMail({ emailCodeId: row.id }, tx)
    return row
  })
}
