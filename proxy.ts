import { type NextRequest, NextResponse } from 'next/server'
import { getEnv } from '@/lib/env'
import { pagePolicy } from '@/lib/http/page-policy'
import { readRequestId } from '@/lib/http/request-id'
import { viewedBrowser, viewedBrowserHeader } from '@/lib/http/viewed-browser'

export const config = {
  // The API answers for itself (and a proxy would cut uploads at 10 MB); static files carry no script of their own.
  matcher: ['/((?!api/|_next/static/|_next/image|samples/|icon\\.svg|favicon\\.ico).*)'],
}

/** Every page gets a content security policy with a nonce of its own; Next puts the nonce on its scripts. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const isDevelopment = !getEnv().isProduction
  const policy = pagePolicy(`'nonce-${nonce}' 'strict-dynamic'`, { isDevelopment })
  const requestId = readRequestId(request)
  const requestHeaders = new Headers(request.headers)
  requestHeaders.set('x-request-id', requestId)
  requestHeaders.set('x-nonce', nonce)
  requestHeaders.set('x-path', request.nextUrl.pathname + request.nextUrl.search)
  requestHeaders.set('content-security-policy', policy)
  const viewed = viewedBrowser(request, request.nextUrl.pathname)
  requestHeaders.delete(viewedBrowserHeader)
  if (viewed) requestHeaders.set(viewedBrowserHeader, viewed.token)
  const response = NextResponse.next({ request: { headers: requestHeaders } })
  for (const cookie of viewed?.cookies ?? []) response.headers.append('set-cookie', cookie)
  response.headers.set('x-request-id', requestId)
  response.headers.set('content-security-policy', policy)
  response.headers.set('x-content-type-options', 'nosniff')
  const isShared = /^\/(share|print)\//.test(request.nextUrl.pathname)
  response.headers.set('referrer-policy', isShared ? 'no-referrer' : 'strict-origin-when-cross-origin')
  if (isShared) {
    response.headers.set('x-robots-tag', 'noindex')
    // A link's picture says itself how long it may be kept, which is heard only where nothing was said before.
    if (!/^\/share\/[^/]+\/picture\/?$/.test(request.nextUrl.pathname))
      response.headers.set('cache-control', 'private, no-store')
  }
  return response
}
