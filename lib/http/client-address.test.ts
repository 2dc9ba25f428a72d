import http from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { readClientAddress, stampClientAddress } from './client-address'
import { ownProxies } from './own-proxies'

function addressOf(peer: string, headers: Record<string, string>, trustProxy = '') {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const request = new http.IncomingMessage(socket)
  Object.assign(request.headers, headers)
  stampClientAddress(request, ownProxies(parseEnv({ TRUST_PROXY: trustProxy }).trustProxy))
  return readClientAddress(new Headers(request.headers as Record<string, string>))
}

const forwarded = (value: string) => ({ 'x-forwarded-for': value })

describe('the address of a client', () => {
  it('is the peer, whatever headers say, where no proxy is ours', () => {
    expect(addressOf('192.0.2.7', {})).toBe('192.0.2.7')
    expect(addressOf('192.0.2.7', forwarded('198.51.100.1'))).toBe('192.0.2.7')
    expect(addressOf('192.0.2.7', { 'x-readout-client-address': '198.51.100.1' })).toBe('192.0.2.7')
    expect(addressOf('192.0.2.7', forwarded('198.51.100.1'), '10.0.0.0/8')).toBe('192.0.2.7')
  })

  it.each([
    ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', 'forged, 198.51.100.1, 10.0.0.9', '198.51.100.1'],
    ['10.0.0.1', '203.0.113.5, 198.51.100.1', '198.51.100.1'],
    ['::ffff:10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['10.0.0.1', '[2001:db8:1:2:3::4]:443', '2001:db8:1:2::'],
    ['10.0.0.1', 'nonsense', '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['fd00::1', '198.51.100.1', '198.51.100.1'],
  ])('behind our own proxy %s that tells "%s" is %s', (peer, told, client) => {
    expect(addressOf(peer, forwarded(told), '10.0.0.0/8, fd00::1')).toBe(client)
  })

  it('is one for a network of IPv6, and for both ways to write an IPv4 address', () => {
    expect(addressOf('2001:db8:1:2:aaaa::1', {})).toBe(addressOf('2001:db8:1:2:bbbb::2', {}))
    expect(addressOf('2001:db8:1:3::1', {})).not.toBe(addressOf('2001:db8:1:2::1', {}))
    expect(addressOf('::ffff:192.0.2.7', {})).toBe('192.0.2.7')
  })

  it('is unknown where nobody stamped it', () => {
    expect(readClientAddress(new Headers())).toBe('unknown')
    expect(readClientAddress(new Headers({ 'x-readout-client-address': 'x' }))).toBe('unknown')
  })
})
