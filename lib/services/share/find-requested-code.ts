import type { ShareCodeRequested } from '@/lib/contracts/share-link'
import type { Ctx } from '../context'
import { findPendingCode } from '../email-code/redeem-email-code'
import type { ViewerPass } from './require-viewer'
import { digestViewerToken } from './viewer-token'

/** The address that this browser has asked a code for, while one could still be entered. */
export async function findRequestedCode(
  ctx: Ctx,
  linkId: string,
  { browserToken }: ViewerPass,
): Promise<ShareCodeRequested | null> {
  if (!browserToken) return null
  const row = await findPendingCode(ctx, { shareLinkId: linkId }, digestViewerToken(browserToken))
  return row && { email: row.email, expires_at: row.expiresAt.toISOString() }
}
