import http, { type IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { adaptApiRequest, refusedMethodHeader } from './adapt-api-request'

function adapted(method: string, url: string, headers: IncomingMessage['headers'] = {}) {
  const request = new http.IncomingMessage(new Socket())
  Object.assign(request, { method, url, headers })
  adaptApiRequest(request)
  return [request.method, request.url, request.headers[refusedMethodHeader]]
}

describe('adaptApiRequest', () => {
  it.each([
    ['/api//x', '/api/x'],
    ['/api/x//', '/api/x/'],
    ['//api///dashboard//generate/', '/api/dashboard/generate/'],
    ['/api\\x/', '/api/x/'],
    ['/api/x/?a=//b?c', '/api/x/?a=//b?c'],
    ['/api//?a=1', '/api/?a=1'],
    ['/x/../api//x', '/api/x'],
    ['/api/./x/%2e%2e/y/', '/api/y/'],
    ['/%61pi/x/', '/api/x/'],
    ['/api/a%20b%2fc%41/', '/api/a%20b%2fcA/'],
    ['/api/../x', '/api/../x'],
    ['/api', '/api/'],
    ['//api?a=1', '/api/?a=1'],
    ['/apis//x', '/apis//x'],
    ['/share//x/view/', '/share//x/view/'],
  ])('reads %s as %s', (url, path) => expect(adapted('POST', url)).toEqual(['POST', path, undefined]))

  it('leaves out by what a page is asked for in parts, which Next would answer with a redirect', () => {
    const request = new http.IncomingMessage(new Socket())
    const own = { 'x-request-id': 'request-1', authorization: 'Bearer x' }
    Object.assign(request, {
      method: 'GET',
      url: '/api/health/',
      headers: { ...own, rsc: '1', 'next-url': '/', 'x-middleware-prefetch': '1', 'x-nextjs-data': '1' },
    })
    adaptApiRequest(request)
    expect(request.headers).toEqual(own)
  })

  it('hands a method that routes do not know on as OPTIONS', () => {
    expect(adapted('PROPFIND', '/api/health/')).toEqual(['OPTIONS', '/api/health/', 'PROPFIND'])
    expect(adapted('TRACE', '/')).toEqual(['TRACE', '/', undefined])
  })

  it('believes no header that a client sends', () => {
    const headers = { [refusedMethodHeader]: 'GET' }
    expect(adapted('OPTIONS', '/api/x/', headers)).toEqual(['OPTIONS', '/api/x/', undefined])
  })
})
