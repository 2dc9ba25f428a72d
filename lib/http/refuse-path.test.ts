import { describe, expect, it } from 'vitest'
import { refusePath } from './refuse-path'

describe('a path', () => {
  it.each(['/', '/api/x..y/', '/api/.../', '/api/%C3%A4/?q=%E0', '/x/?a=../..', '/share//x/', '/api/%2e/'])(
    '%s goes on',
    (url) => expect(refusePath(url)).toBeNull(),
  )

  it.each(['/api/%', '/%ff', '/a%00b', 'http://x/', '*', ''])('%s can not be decoded', (url) => {
    expect(refusePath(url)?.code).toBe('bad_request')
  })

  it.each([
    '/api/../sign-in/',
    '/api/%2e%2E/sign-in/',
    '/api/x/..',
    '/api\\..\\sign-in/',
    '/x/..%2fsign-in/',
    '/..?a',
  ])('%s leads to nothing', (url) => expect(refusePath(url)?.code).toBe('not_found'))
})
