import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createHttpServer, drain, listen } from './server'

it('every answer tells browsers to be careful, once, and keeps what it says itself', async () => {
  const server = createHttpServer(async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/own/') response.setHeader('cross-origin-opener-policy', 'unsafe-none')
    response.end('hello')
  })
  await listen(server, 0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  const headersOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).headers
  const plain = await headersOf('/_next/static/x.js')
  expect(plain.get('x-content-type-options')).toBe('nosniff')
  expect(plain.get('permissions-policy')).toContain('camera=()')
  expect(plain.get('cross-origin-opener-policy')).toBe('same-origin')
  // Not where people come by http, who would be locked out.
  expect(plain.has('strict-transport-security')).toBe(false)
  expect((await headersOf('/own/')).get('cross-origin-opener-policy')).toBe('unsafe-none')
  expect((await headersOf('/api/%')).get('x-content-type-options')).toBe('nosniff')
  await drain(server, 0)
})
