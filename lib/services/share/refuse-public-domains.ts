import mailProviders from 'email-providers/all.json' with { type: 'json' }
import { validationError } from '../validation'

/** Providers that the list lacks. */
const further = ['fastmail.com', 'tutanota.com', 'tuta.io', 'tuta.com', 'posteo.de', 'posteo.net']
/** RFC 2606: on the list by mistake, and nobody's. */
const reserved = new Set(['example.com', 'example.org', 'example.net'])

const publicDomains = new Set(
  [...mailProviders, ...further]
    .map((domain) => domain.toLowerCase())
    .filter((domain) => !reserved.has(domain)),
)

/** A domain where anybody gets an address, such as gmail.com, names nobody: the list would be open to all. */
export function refusePublicDomains(given: readonly string[], standing: readonly string[] = []): void {
  const open = given.filter((entry) => isPublicDomain(entry) && !standing.includes(entry))
  if (open.length === 0) return
  const details = open.map((entry) => ({
    path: 'allowed_emails',
    code: 'public_domain',
    message: `${entry} would let in everybody, since anybody can have an address at ${entry.slice(1)}. List the people by their whole addresses.`,
  }))
  throw validationError(details)
}

const isPublicDomain = (entry: string) => entry.startsWith('@') && publicDomains.has(entry.slice(1))
