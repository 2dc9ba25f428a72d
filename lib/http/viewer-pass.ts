import { findSessionActor } from '@/lib/services/account/find-session-actor'
import type { Ctx } from '@/lib/services/context'
import type { ViewerPass } from '@/lib/services/share/require-viewer'
import { isViewerToken } from '@/lib/services/share/viewer-token'
import { readCookie } from './read-cookie'
import type { Answer } from './reply'
import { hasSecureCookies, readSessionAccountId } from './session-cookie'

const sessionMaxAgeSeconds = 24 * 60 * 60

type ViewerCookie = 'session' | 'browser'

/** The name of a viewer's cookie; behind https browsers take it from there alone. */
export const viewerCookieName = (cookie: ViewerCookie): string =>
  `${hasSecureCookies() ? '__Secure-' : ''}readout-viewer-${cookie}`

/** What the cookies of a request prove to the one link whose paths they are sent to. */
export function readViewerPass(cookieHeader: string | null): ViewerPass {
  const read = (cookie: ViewerCookie) => {
    const value = readCookie(cookieHeader, viewerCookieName(cookie))
    return value && isViewerToken(value) ? value : null
  }
  return { sessionToken: read('session'), browserToken: read('browser') }
}

/** For a route of a share link: its viewer's cookies, and a context with whoever is signed in besides as its actor. */
export async function readViewer(ctx: Ctx, request: Request): Promise<{ ctx: Ctx; pass: ViewerPass }> {
  const cookies = request.headers.get('cookie')
  const accountId = await readSessionAccountId(cookies)
  const actor = accountId ? await findSessionActor(ctx, accountId) : null
  return { ctx: { ...ctx, actor }, pass: readViewerPass(cookies) }
}

/**
 * `Set-Cookie` headers for a link's pages and for its API: each link's cookies are sent to it and to no other.
 * The browser's lasts until it is closed, the session's as long as the session.
 */
export function viewerCookies(linkId: string, cookie: ViewerCookie, token: string): string[] {
  const age = cookie === 'session' ? `; Max-Age=${sessionMaxAgeSeconds}` : ''
  const secure = hasSecureCookies() ? '; Secure' : ''
  return [`/share/${linkId}`, `/api/share/${linkId}`].map(
    (path) => `${viewerCookieName(cookie)}=${token}; Path=${path}; HttpOnly; SameSite=Lax${age}${secure}`,
  )
}

/** An answer that sets cookies besides. */
export const withCookies = (answer: Answer, cookies: string[]): Answer => ({
  toResponse: (requestId) => {
    const response = answer.toResponse(requestId)
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    return response
  },
})
