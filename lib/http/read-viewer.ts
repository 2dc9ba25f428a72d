import { findSessionActor } from '@/lib/services/account/find-session-actor'
import type { Ctx } from '@/lib/services/context'
import type { ViewerPass } from '@/lib/services/share/require-viewer'
import { readSessionAccountId } from './session-cookie'
import { readViewerPass } from './viewer-cookies'

/** For a route of a share link: its viewer's cookies, and a context with whoever is signed in besides as its actor. */
export async function readViewer(
  ctx: Ctx,
  request: Pick<Request, 'headers'>,
): Promise<{ ctx: Ctx; pass: ViewerPass }> {
  const cookies = request.headers.get('cookie')
  const accountId = await readSessionAccountId(cookies)
  const actor = accountId ? await findSessionActor(ctx, accountId) : null
  return { ctx: { ...ctx, actor }, pass: readViewerPass(cookies) }
}
