import ipaddr from 'ipaddr.js'

/** Whether an address is in one of the ranges that TRUST_PROXY names. */
export function ownProxies(ranges: readonly string[]): (address: string) => boolean {
  const networks = ranges.map((range) => ipaddr.parseCIDR(range))
  return (given) => {
    if (networks.length === 0 || !ipaddr.isValid(given)) return false
    const address = ipaddr.process(given)
    return networks.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    )
  }
}
