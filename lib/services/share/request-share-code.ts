import type { ShareCodeRequested } from '@/lib/contracts/share-link'
import type { Ctx } from '../context'
import { createEmailCode } from '../email-code/create-email-code'
import { consumeLimit } from '../limit/consume-limit'
import { validationError } from '../validation'
import { getLivingLink } from './get-living-link'
import { clientCodeLimit, codeLimit } from './share-limits'
import { digestViewerToken } from './viewer-token'

/**
 * Asks for a code to pass a private link's gate, which works in this browser alone. The list is not looked at here:
 * what is answered, and the work that is done before, are the same for every address.
 */
export async function requestShareCode(
  ctx: Ctx,
  linkId: string,
  { email, browserToken }: { email: string; browserToken: string },
): Promise<ShareCodeRequested> {
  const link = await getLivingLink(ctx, linkId)
  if (link.visibility === 'public') {
    throw validationError([
      { path: 'email', code: 'not_needed', message: 'is not asked for: this link needs no code' },
    ])
  }
  await requireCodeRoom(ctx, `${link.id} ${email}`)
  const browserDigest = digestViewerToken(browserToken)
  const { expiresAt } = await createEmailCode(ctx, { shareLinkId: link.id }, { email, browserDigest })
  return { email, expires_at: expiresAt.toISOString() }
}

/** Counted for every address alike. What is left of the link's is not told: it would tell who else has asked. */
async function requireCodeRoom(ctx: Ctx, key: string): Promise<void> {
  await consumeLimit(ctx, clientCodeLimit, ctx.clientAddress)
  await consumeLimit({ ...ctx, limits: [] }, codeLimit, key)
}
