import { lookup, Resolver } from 'node:dns/promises'

/** All addresses of a name; throws where it has none. */
export type ResolveName = (name: string) => Promise<string[]>

const timeoutMs = 2000
const tries = 2

/**
 * Asks the DNS alone, without the hosts file and without the thread pool, which a slow name server would else
 * take from reading files. `servers` as `address:port`; without them, the system's own.
 */
export function createDnsResolver(servers?: string[]): ResolveName {
  return async (name) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries })
    if (servers) resolver.setServers(servers)
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    if (addresses.length > 0) return addresses
    throw new Error(`The name ${name} has no address.`)
  }
}

/** As every program of this machine does it, with its hosts file and search domains: for names that are allowed by setting. */
export const resolveLikeSystem: ResolveName = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address)
