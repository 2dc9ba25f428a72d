import type { EmailCode } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { validationError } from '../validation'
import type { CodePurpose } from './create-email-code'
import { isCode } from './email-code-format'

export const codeTriesMax = 5

/** The newest code that a browser has asked for and not used, whether or not it was mailed. */
export async function findPendingCode(
  ctx: Ctx,
  purpose: CodePurpose,
  browserDigest: string,
): Promise<EmailCode | null> {
  return ctx.db.emailCode.findFirst({
    where: { ...purpose, browserDigest, usedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { id: 'desc' },
  })
}

/** Spends a try on a browser's newest code and gives it, used up, where it is the one; else throws, always the same. */
export async function redeemEmailCode(
  ctx: Ctx,
  purpose: CodePurpose,
  given: { code: string; browserDigest: string; triesMax?: number },
): Promise<EmailCode> {
  const pending = await findPendingCode(ctx, purpose, given.browserDigest)
  const row = pending && (await spendTry(ctx, pending.id, given.triesMax ?? codeTriesMax))
  if (!row || !isCode(row, given.code)) throw wrongCode()
  const { count } = await ctx.db.emailCode.updateMany({
    where: { id: row.id, usedAt: null },
    data: { usedAt: new Date() },
  })
  if (count === 0) throw wrongCode()
  return row
}

/** Counted in one statement before the code is looked at, so that guesses at the same time are no more than in turn. */
async function spendTry(ctx: Ctx, id: string, triesMax: number): Promise<EmailCode | null> {
  const { count } = await ctx.db.emailCode.updateMany({
    where: { id, usedAt: null, tryCount: { lt: triesMax } },
    data: { tryCount: { increment: 1 } },
  })
  return count === 0 ? null : ctx.db.emailCode.findUnique({ where: { id } })
}

export const wrongCode = () =>
  validationError([
    {
      path: 'code',
      code: 'invalid',
      message: `is wrong or no longer works; a code takes ${codeTriesMax} tries within 10 minutes, in the browser that asked for it`,
    },
  ])
