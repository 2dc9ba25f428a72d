import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** How settings are written; each text completes “it must be …”. */

export const integer = (min: number, max: number) => {
  const expected = `a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,15}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected)
}

export const oneOf = <Word extends string>(...words: Word[]) =>
  z.enum(words, `one of ${words.map((word) => `"${word}"`).join(', ')}`)

export const onOff = oneOf('on', 'off').transform((value) => value === 'on')

export const urlWith = (protocols: string[], expected: string) =>
  z.string().refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : null
    return url !== null && protocols.includes(url.protocol) && url.hostname !== ''
  }, expected)

/** As a URL writes them: lower case, IPv6 in brackets. */
export const hostList = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  )
  .refine(
    (hosts) => hosts.every(isHost),
    'names or addresses with commas between, such as 10.0.0.5, hooks.internal',
  )
  .transform((hosts) => hosts.map((host) => new URL(`http://${host}`).hostname))

export const quota = integer(1, 1_000_000)

/** One address is the range that holds nothing else. */
const rangesOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (ipaddr.isValid(part) ? `${part}/${part.includes(':') ? 128 : 32}` : part))

export const addressRanges = z
  .string()
  .transform(rangesOf)
  .refine(
    (ranges) => ranges.every((range) => ipaddr.isValidCIDR(range)),
    'addresses or ranges such as 127.0.0.1,10.0.0.0/8',
  )

/** A name or an address by itself, without scheme, port or path. */
const isHost = (host: string): boolean =>
  /^(\[[^\]]+\]|[^:/@?#\s]+)$/.test(host) && URL.canParse(`http://${host}`)

/** Of a URL's host, whether it is this machine by name or address. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(address)) return ipaddr.process(address).range() === 'loopback'
  return host === 'localhost' || host.endsWith('.localhost')
}
