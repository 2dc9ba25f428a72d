import type { ViewerPass } from '@/lib/services/share/require-viewer'
import { isViewerToken, newViewerToken } from '@/lib/services/share/viewer-token'
import { readCookie } from './read-cookie'
import { hasSecureCookies } from './secure-cookies'

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

/** A browser that has no cookie of the link yet gets one. */
export function ensureBrowser(
  linkId: string,
  { browserToken }: ViewerPass,
): { browserToken: string; cookies: string[] } {
  if (browserToken) return { browserToken, cookies: [] }
  const token = newViewerToken()
  return { browserToken: token, cookies: viewerCookies(linkId, 'browser', token) }
}
