import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { refusePageRequest } from './refuse-page-request'

const refuse = (method: string, url: string, headers: Record<string, string> = {}) =>
  refusePageRequest({ method, url, headers } as unknown as IncomingMessage)?.code ?? null

describe('a request to a page', () => {
  it.each([
    ['GET', '/sign-in/?next=/x', {}],
    ['HEAD', '/', {}],
    ['GET', '/docs/', { 'content-length': '0' }],
    ['POST', '/share/abc/code/', { 'content-length': '40' }],
    ['POST', '/share/abc/session', { 'content-length': '8192' }],
    ['POST', '/api/dashboard/generate/', { 'content-length': '10485760' }],
    ['PUT', '/api', { 'transfer-encoding': 'chunked' }],
  ])('%s %s with %j goes on', (method, url, headers) => {
    expect(refuse(method, url, headers)).toBeNull()
  })

  it.each([
    ['POST', '/sign-in/', { 'content-length': '10485760' }, 'method_not_allowed'],
    ['POST', '/apis/', {}, 'method_not_allowed'],
    ['DELETE', '/dashboards/x/', {}, 'method_not_allowed'],
    ['GET', '/sign-in/', { 'content-length': '1' }, 'bad_request'],
    ['GET', '/', { 'transfer-encoding': 'chunked' }, 'bad_request'],
    ['POST', '/share/abc/code/', { 'content-length': '8193' }, 'bad_request'],
    ['POST', '/share/abc/session/', { 'transfer-encoding': 'chunked' }, 'bad_request'],
    ['POST', '/share/abc/view/', { 'content-length': '5' }, 'method_not_allowed'],
  ])('%s %s with %j is refused with %s', (...[method, url, headers, code]) => {
    expect(refuse(method, url, headers)).toBe(code)
  })
})
