import { describe, expect, it } from 'vitest'
import { DocumentReply } from './reply-document'

const ask = (text: string, headers: Record<string, string> = {}) =>
  new DocumentReply(text, new Request('http://readout.test/', { headers })).toResponse('req_12345678')

describe('DocumentReply', () => {
  it('may be cached, and says when nothing has changed', async () => {
    const first = ask('{"openapi":"3.1.1"}')
    expect(await first.text()).toBe('{"openapi":"3.1.1"}')
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    expect(first.headers.get('x-request-id')).toBe('req_12345678')
    const etag = first.headers.get('etag') ?? ''
    const again = ask('{"openapi":"3.1.1"}', { 'if-none-match': etag })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect(ask('{"openapi":"3.1.2"}', { 'if-none-match': etag }).status).toBe(200)
  })
})
