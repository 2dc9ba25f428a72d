import ipaddr from 'ipaddr.js'

/** Names that never leave a machine, a cluster or a house (RFC 6761, 6762, 8375, 9476 and common use). */
const privateEndings = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'lan',
  'home',
  'corp',
  'arpa',
  'test',
  'invalid',
  'onion',
]

/** What Azure's machines reach themselves at, though it looks public. */
const azureWireServer = '168.63.129.16'

/** Addresses of the one block that IANA gives out to the public, 2000::/3; all else embeds or means something. */
const publicV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Why a webhook may not go to this URL as it is written; null where it may. `privateHosts` are those of the setting. */
export function findUrlRefusal(url: URL, privateHosts: readonly string[]): string | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://'
  if (url.username !== '' || url.password !== '') return 'must not carry a user name or a password'
  const host = url.hostname.replace(/\.+$/, '')
  if (privateHosts.includes(host)) return null
  if (isAddress(host) ? !isPublicAddress(unbracketed(host)) : !isPublicName(host)) {
    return 'must lead to a host on the public internet; whoever runs this installation can allow a private one by WEBHOOK_PRIVATE_HOSTS'
  }
  return url.protocol === 'https:' ? null : 'must begin with https://'
}

/** One machine somewhere on the public internet. */
export function isPublicAddress(text: string): boolean {
  if (text === azureWireServer || !ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(publicV6)
}

const isAddress = (host: string): boolean => host.startsWith('[') || ipaddr.IPv4.isValid(host)

const unbracketed = (host: string): string => host.replace(/^\[|\]$/g, '')

/** A name of one label is one of the own network. */
const isPublicName = (host: string): boolean =>
  host.includes('.') && !privateEndings.some((ending) => host === ending || host.endsWith(`.${ending}`))
