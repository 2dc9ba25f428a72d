import { findSessionActor } from '@/lib/services/account/find-session-actor'
import type { Ctx } from '@/lib/services/context'
import type { ViewerPass } from '@/lib/services/share/require-viewer'
import { readSessionCookie } from './session-cookie'
import { readViewerPass } from './viewer-cookies'

/** For a route of a share link: its viewer's cookies, and a context with whoever is signed in besides as its actor. */
export async function readViewer(
  ctx: Ctx,
  request: Pick<Request, 'headers'>,
): Promise<{ ctx: Ctx; pass: ViewerPass }> {
  const cookies = request.headers.get('cookie')
  const session = await readSessionCookie(cookies)
  const actor = session ? await findSessionActor(ctx, session) : null
  return { ctx: { ...ctx, actor }, pass: readViewerPass(cookies) }
}
