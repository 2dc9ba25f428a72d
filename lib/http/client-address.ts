import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Set by our http server and by nobody else: what a client sends under this name is thrown away. */
const clientAddressHeader = 'x-readout-client-address'
const forwardedMax = 20

/** Writes down who a request comes from, before anything reads it; `isOwnProxy` tells the proxies to believe. */
export function stampClientAddress(request: IncomingMessage, isOwnProxy: (address: string) => boolean): void {
  const peer = request.socket.remoteAddress
  delete request.headers[clientAddressHeader]
  if (peer) request.headers[clientAddressHeader] = clientBehind(peer, request, isOwnProxy)
}

/** The address as a limit counts it: an IPv6 network of 64 bits is one customer's. */
export function readClientAddress(headers: Pick<Headers, 'get'>): string {
  const given = headers.get(clientAddressHeader)
  if (!given || !ipaddr.isValid(given)) return 'unknown'
  const address = ipaddr.process(given)
  return address instanceof ipaddr.IPv6 ? networkOf(address) : address.toString()
}

/** Each proxy adds the address that it saw; only what proxies of our own have added can be believed. */
function clientBehind(
  peer: string,
  request: IncomingMessage,
  isOwnProxy: (address: string) => boolean,
): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  let client = peer
  for (const given of forwarded.reverse().slice(0, forwardedMax)) {
    const before = withoutPort(given.trim())
    if (!isOwnProxy(client) || !ipaddr.isValid(before)) break
    client = before
  }
  return client
}

/** Some proxies write `192.0.2.1:5000` or `[2001:db8::1]:5000`. */
const withoutPort = (text: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text

function networkOf(address: Address): string {
  const network = address.toByteArray().map((byte, at) => (at < 8 ? byte : 0))
  return ipaddr.fromByteArray(network).toString()
}
