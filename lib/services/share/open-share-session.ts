import type { OpenShareSession, ShareSession as ShareSessionShape } from '@/lib/contracts/share-link'
import type { ShareLink, ShareSession } from '@/lib/db/generated/client'
import { verifyPassword } from '../account/password-hash'
import type { Ctx } from '../context'
import { redeemEmailCode, wrongCode } from '../email-code/redeem-email-code'
import { consumeLimit, isUsedUp, isWithinLimit } from '../limit/consume-limit'
import { validationError } from '../validation'
import { getLivingLink } from './get-living-link'
import { isListed } from './is-listed'
import { findSession, readVisit, type ViewerPass } from './require-viewer'
import { linkGuessLimit, linkPasswordLimit, passwordLimit } from './share-limits'
import { digestViewerToken, newViewerToken } from './viewer-token'

const sessionLifeMs = 24 * 60 * 60 * 1000

/**
 * Takes a code, a password or both. What is right is kept in a session, under a new token each time, so that the one
 * may follow the other; the session ends a day after the last. Throws where one of them is wrong.
 */
export async function openShareSession(
  ctx: Ctx,
  linkId: string,
  { pass, given }: { pass: ViewerPass; given: OpenShareSession },
): Promise<{ session: ShareSessionShape; token: string }> {
  const link = await getLivingLink(ctx, linkId)
  const before = await findSession(ctx, link, pass.sessionToken)
  // The password first: a wrong one must not use up a code.
  const passwordVersion = await provePassword(ctx, link, given.password)
  const email = await proveEmail(ctx, link, { code: given.code, pass })
  const token = newViewerToken()
  const expiresAt = new Date(Date.now() + sessionLifeMs)
  const proofs = {
    email: email ?? before?.email ?? null,
    passwordVersion: passwordVersion ?? before?.passwordVersion ?? null,
  }
  await replaceSession(ctx, before, {
    shareLinkId: link.id,
    digest: digestViewerToken(token),
    expiresAt,
    ...proofs,
  })
  const { requires } = await readVisit(ctx, linkId, { ...pass, sessionToken: token })
  return { session: { requires, expires_at: expiresAt.toISOString() }, token }
}

async function provePassword(
  ctx: Ctx,
  link: ShareLink,
  password: string | undefined,
): Promise<number | null> {
  if (password === undefined) return null
  await consumeLimit(ctx, passwordLimit, `${link.id} ${ctx.clientAddress}`)
  await consumeLimit({ ...ctx, limits: [] }, linkPasswordLimit, link.id)
  if (await verifyPassword(password, link.passwordHash)) return link.passwordVersion
  throw validationError([{ path: 'password', code: 'invalid', message: 'is wrong' }])
}

async function proveEmail(
  ctx: Ctx,
  link: ShareLink,
  { code, pass }: { code: string | undefined; pass: ViewerPass },
): Promise<string | null> {
  if (code === undefined) return null
  if (!pass.browserToken) throw wrongCode()
  const browserDigest = digestViewerToken(pass.browserToken)
  const triesMax = (await isUsedUp(ctx, linkGuessLimit, link.id)) ? 1 : undefined
  const given = { code, browserDigest, triesMax }
  const { email } = await redeemEmailCode(ctx, { shareLinkId: link.id }, given).catch(
    async (error: unknown) => {
      await isWithinLimit(ctx, linkGuessLimit, link.id)
      throw error
    },
  )
  // Taken off the list since the code was mailed.
  if (!isListed(link.allowedEmails, email)) throw wrongCode()
  return email
}

type NewSession = Omit<ShareSession, 'id' | 'createdAt'>

async function replaceSession(ctx: Ctx, before: ShareSession | null, data: NewSession): Promise<void> {
  await ctx.db.$transaction([
    ctx.db.shareSession.deleteMany({ where: { id: { in: before ? [before.id] : [] } } }),
    ctx.db.shareSession.create({ data }),
  ])
}
