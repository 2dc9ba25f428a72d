import { createHash, timingSafeEqual } from 'node:crypto'
import { encodeBase62, randomBase62 } from '../base62'
import { crc32 } from '../crc-32'

const secretLength = 30
/** 62^6 > 2^32, so that every CRC-32 fits. */
const checksumLength = 6

const checksumOf = (body: string) => encodeBase62(crc32(body), checksumLength)

/** `<prefix>_` + 30 random base62 characters + 6 base62 of the CRC-32 of all before. */
export function generateApiKey(prefix: string): string {
  const body = `${prefix}_${randomBase62(secretLength)}`
  return body + checksumOf(body)
}

/** Tells a mistyped or foreign key without asking the database. */
export function isWellFormedApiKey(key: string, prefix: string): boolean {
  const length = prefix.length + 1 + secretLength + checksumLength
  if (key.length !== length || !key.startsWith(`${prefix}_`)) return false
  return /^[0-9A-Za-z]+$/.test(key.slice(prefix.length + 1)) && hasItsChecksum(key)
}

/** What is kept of a key: SHA-256 in hex. A key has 178 bits of chance, so it needs no slow hash. */
export const digestApiKey = (key: string): string => createHash('sha256').update(key).digest('hex')

export const isSameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

function hasItsChecksum(key: string): boolean {
  const body = key.slice(0, -checksumLength)
  return key.slice(-checksumLength) === checksumOf(body)
}
