import { describe, expect, it } from 'vitest'
import { getEnv } from '@/lib/env'
import { requireSameOrigin } from './same-origin'

const request = (method: string, headers: Record<string, string>) =>
  new Request('http://readout.test/api/keys/', { method, headers: { host: 'readout.test', ...headers } })

describe('requireSameOrigin', () => {
  it('lets reading through from anywhere', () => {
    expect(() => requireSameOrigin(request('GET', { 'sec-fetch-site': 'cross-site' }))).not.toThrow()
  })

  it('lets our own pages write', () => {
    expect(() => requireSameOrigin(request('POST', { 'sec-fetch-site': 'same-origin' }))).not.toThrow()
    expect(() => requireSameOrigin(request('DELETE', { origin: 'http://readout.test' }))).not.toThrow()
  })

  it('knows the address that people use where a proxy changes the host', () => {
    const headers = { host: 'inner:8080', origin: new URL(getEnv().baseUrl).origin }
    expect(() => requireSameOrigin(request('POST', headers))).not.toThrow()
  })

  it.each([
    { 'sec-fetch-site': 'cross-site', origin: 'http://readout.test' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://evil.test' },
    { origin: 'http://readout.test.evil.test' },
    { origin: 'http://readout.test:8080' },
    { origin: 'null' },
    {},
  ])('refuses to write for %o', (headers) => {
    expect(() => requireSameOrigin(request('POST', headers as Record<string, string>))).toThrow(/API key/)
  })
})
