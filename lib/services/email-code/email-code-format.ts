import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { getAuthSecret } from '@/lib/env'

const digits = 6

/** Six digits from a CSPRNG, each code equally likely. */
export const generateCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0')

/** A million codes are soon tried against a plain digest: this one needs the installation's secret as well. */
export const digestCode = (emailCodeId: string, code: string): string =>
  createHmac('sha256', getAuthSecret()).update(`${emailCodeId}:${code}`).digest('hex')

/** Takes as long for a row without a code. */
export function isCode({ id, codeDigest }: { id: string; codeDigest: string | null }, code: string): boolean {
  const given = Buffer.from(digestCode(id, code), 'hex')
  const kept = Buffer.from(codeDigest ?? digestCode(id, 'none'), 'hex')
  const isSame = given.length === kept.length && timingSafeEqual(given, kept)
  return isSame && codeDigest !== null
}
