import { isViewerToken, newViewerToken } from '@/lib/services/share/viewer-token'
import { readViewerPass, viewerCookies } from './viewer-cookies'

/** Set by our proxy alone: the browser that looks at a share page, where it is to be counted. */
export const viewedBrowserHeader = 'x-readout-viewed-by'

const sharePage = /^\/share\/([0-9A-Za-z]{22})\/view\/?$/
/** What fetches links to show them small, or to index them. */
const robot =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|skypeuri|embed|curl|wget|python|okhttp|monitor/i

/** Who a request for a share page is counted as, with the cookies that keep it so; null for robots and fetching ahead. */
export function viewedBrowser(
  request: Pick<Request, 'method' | 'headers'>,
  pathname: string,
): { token: string; cookies: string[] } | null {
  const linkId = sharePage.exec(pathname)?.[1]
  if (!linkId || request.method !== 'GET' || isAhead(request.headers)) return null
  const agent = request.headers.get('user-agent')
  if (!agent || robot.test(agent)) return null
  const { browserToken } = readViewerPass(request.headers.get('cookie'))
  if (browserToken) return { token: browserToken, cookies: [] }
  const token = newViewerToken()
  return { token, cookies: viewerCookies(linkId, 'browser', token) }
}

const isAhead = (headers: Headers): boolean =>
  headers.has('next-router-prefetch') ||
  [headers.get('sec-purpose'), headers.get('purpose')].some((purpose) => purpose?.includes('prefetch'))

/** As `viewedBrowser` has left it for the page. */
export function readViewedBrowser(headers: Pick<Headers, 'get'>): string | null {
  const token = headers.get(viewedBrowserHeader)
  return token && isViewerToken(token) ? token : null
}
