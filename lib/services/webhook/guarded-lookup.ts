import { isIP, type LookupFunction } from 'node:net'
import { DeliveryError } from './delivery-error'
import type { ResolveName } from './resolve-name'
import { isPublicAddress } from './webhook-address'

export interface AddressRules {
  /** Hosts that may be private, as a URL writes them. */
  privateHosts: readonly string[]
  resolvePublic: ResolveName
  resolvePrivate: ResolveName
}

/**
 * The look-up of the connection itself: what is checked here is what is connected to, whatever the name says
 * before or after. A name with any address that is not public is refused as a whole.
 */
export function guardedLookup(rules: AddressRules): LookupFunction {
  return (name, { all }, callback) => {
    findAddresses(name, rules).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }))
        if (all) callback(null, found)
        else callback(null, found[0]!.address, found[0]!.family)
      },
      (error: Error) => callback(error, '', 0),
    )
  }
}

async function findAddresses(name: string, rules: AddressRules): Promise<string[]> {
  const isAllowed = rules.privateHosts.includes(name.replace(/\.+$/, ''))
  const resolveName = isAllowed ? rules.resolvePrivate : rules.resolvePublic
  const addresses = await resolveName(name).catch((cause: unknown) => {
    throw new DeliveryError('name_not_resolved', cause)
  })
  if (isAllowed || addresses.every(isPublicAddress)) return addresses
  throw new DeliveryError('refused_address')
}
