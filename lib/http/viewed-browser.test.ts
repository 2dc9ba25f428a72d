import { describe, expect, it } from 'vitest'
import { viewedBrowser } from './viewed-browser'
import { viewerCookieName } from './viewer-cookies'

const id = 'A'.repeat(22)
const page = `/share/${id}/view/`
const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const get = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  headers: new Headers({ 'user-agent': agent, ...headers }),
})

describe('who looks at a share page', () => {
  it('is a browser, which keeps a cookie for this link alone', () => {
    const seen = viewedBrowser(get(), page)
    expect(seen?.token).toMatch(/^[0-9A-Za-z]{32}$/)
    expect(seen?.cookies).toEqual([
      `${viewerCookieName('browser')}=${seen?.token}; Path=/share/${id}; HttpOnly; SameSite=Lax`,
      `${viewerCookieName('browser')}=${seen?.token}; Path=/api/share/${id}; HttpOnly; SameSite=Lax`,
    ])
  })

  it('is the same browser when it comes again', () => {
    const token = 'b'.repeat(32)
    const cookie = `other=1; ${viewerCookieName('browser')}=${token}`
    expect(viewedBrowser(get({ cookie }), page)).toEqual({ token, cookies: [] })
    const odd = viewedBrowser(get({ cookie: `${viewerCookieName('browser')}=x;y` }), page)
    expect(odd?.cookies).toHaveLength(2)
  })

  it.each([
    ['a robot', { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['nobody who says who', { 'user-agent': '' }],
    ['a browser that fetches ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['a router that fetches ahead', { 'next-router-prefetch': '1' }],
  ])('is not %s', (_who, headers) => {
    expect(viewedBrowser(get(headers as Record<string, string>), page)).toBeNull()
  })

  it('looks at the page itself', () => {
    expect(viewedBrowser(get({}, 'POST'), page)).toBeNull()
    expect(viewedBrowser(get(), `/share/${id}/code/`)).toBeNull()
    expect(viewedBrowser(get(), '/share/short/view/')).toBeNull()
    expect(viewedBrowser(get(), '/')).toBeNull()
  })
})
