import { describe, expect, it } from 'vitest'
import { findUrlRefusal, isPublicAddress } from './webhook-address'

const refusalOf = (text: string, privateHosts: string[] = []) =>
  URL.canParse(text) ? findUrlRefusal(new URL(text), privateHosts) : 'no URL'

/** Spellings of hosts that no webhook may reach. */
const privateHosts = [
  // loopback, and every way in which a URL may write it
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0X7F.0.0.0x1',
  '017700000001',
  '0177.0.0.1',
  '127.0.0.1.',
  '127.255.255.254',
  '%31%32%37.0.0.1',
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  // this host, private, shared, link-local and the clouds' metadata
  '0.0.0.0',
  '0',
  '[::]',
  '0.1.2.3',
  '10.0.0.1',
  '10.1',
  '0xa.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.168.257',
  '3232235777',
  '100.64.0.1',
  '100.100.100.200',
  '169.254.169.254',
  '0xa9fea9fe',
  '[::ffff:169.254.169.254]',
  '[::ffff:0:169.254.169.254]',
  '168.63.129.16',
  '192.0.0.192',
  '[fd00:ec2::254]',
  '[fc00::1]',
  '[fe80::1]',
  '[fec0::1]',
  // IPv4 inside IPv6: NAT64, its local prefix, 6to4, Teredo, ISATAP
  '[64:ff9b::7f00:1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::a00:1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[2001:0:7f00:1::]',
  '[::5efe:10.0.0.1]',
  // documentation, benchmarks, multicast, broadcast, reserved
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.9',
  '198.18.0.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '[2001:db8::1]',
  '[3fff::1]',
  '[ff02::1]',
  '[100::1]',
  // names of the own machine and network
  'localhost',
  'LOCALHOST',
  'localhost.',
  'localhost..',
  'a.localhost',
  'localhost.localdomain',
  'intranet',
  'metadata',
  'metadata.google.internal',
  'metadata.google.internal.',
  'db.internal',
  'printer.local',
  'kubernetes.default.svc.cluster.local',
  'nas.lan',
  'router.home',
  'box.home.arpa',
  '1.0.0.127.in-addr.arpa',
]

describe('the addresses of webhooks', () => {
  it.each(privateHosts)('refuse %s', (host) => {
    expect(refusalOf(`https://${host}/hooks`)).not.toBeNull()
    expect(refusalOf(`https://${host}:8443/`)).not.toBeNull()
    expect(refusalOf(`http://${host}/`)).not.toBeNull()
  })

  it.each([
    'https://example.com/hooks',
    'https://EXAMPLE.com.:8443/a?b=c',
    'https://local.example.com/',
    'https://internal-tools.example/',
    'https://8.8.8.8/',
    'https://[2606:4700:4700::1111]/',
    'https://172.32.0.1/',
    'https://bücher.example/',
  ])('take %s', (url) => expect(refusalOf(url)).toBeNull())

  it.each([
    ['http://example.com/', 'must begin with https://'],
    ['ftp://example.com/', 'must begin with https://'],
    ['file:///etc/passwd', 'must begin with https://'],
    ['https://user@example.com/', 'must not carry a user name or a password'],
    ['https://user:secret@example.com/', 'must not carry a user name or a password'],
    ['https://example.com@127.0.0.1/', 'must not carry a user name or a password'],
  ])('refuse %s', (url, reason) => expect(refusalOf(url)).toBe(reason))

  it('take a private host that the setting names, by http too, and no other', () => {
    const allowed = ['127.0.0.1', 'hooks.internal', '[::1]']
    expect(refusalOf('http://127.0.0.1:4000/', allowed)).toBeNull()
    expect(refusalOf('http://0x7f.1/', allowed)).toBeNull()
    expect(refusalOf('http://Hooks.Internal./', allowed)).toBeNull()
    expect(refusalOf('http://[0:0::1]/', allowed)).toBeNull()
    expect(refusalOf('http://127.0.0.2/', allowed)).not.toBeNull()
    expect(refusalOf('http://x.hooks.internal/', allowed)).not.toBeNull()
    expect(refusalOf('http://u:p@127.0.0.1/', allowed)).not.toBeNull()
  })

  it('know an address that a name leads to', () => {
    expect(['8.8.8.8', '2606:4700:4700::1111'].every(isPublicAddress)).toBe(true)
    const others = [
      '127.0.0.1',
      '::1',
      '::ffff:8.8.8.8',
      '::ffff:10.0.0.1',
      'fe80::1%eth0',
      '',
      'example.com',
    ]
    expect(others.filter(isPublicAddress)).toEqual([])
  })
})
