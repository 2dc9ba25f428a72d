import { decode, type JWT } from 'next-auth/jwt'
import { z } from 'zod'
import { getAuthSecret } from '@/lib/env'
import type { Session } from '@/lib/services/account/find-session-actor'
import { readCookie } from './read-cookie'
import { hasSecureCookies } from './secure-cookies'

/** Cookies from before accounts had a session version name none. */
const claimsSchema = z.object({ sub: z.string(), session_version: z.int().default(0) })

/** The session that the cookie of a request names, as it was signed; null without a valid one. */
export async function readSessionCookie(cookieHeader: string | null): Promise<Session | null> {
  if (!cookieHeader) return null
  const token = readToken(cookieHeader)
  if (!token) return null
  return readSessionToken(await decode({ token, secret: getAuthSecret() }).catch(() => null))
}

/** The session that a token of next-auth names. */
export function readSessionToken(token: JWT | null): Session | null {
  const { data } = claimsSchema.safeParse(token)
  return data ? { accountId: data.sub, version: data.session_version } : null
}

/** What a new session's token names besides the account. */
export const sessionClaims = (version: number) => ({ session_version: version })

/** next-auth cuts a long cookie into `name.0`, `name.1`, … */
function readToken(cookieHeader: string): string {
  const name = `${hasSecureCookies() ? '__Secure-' : ''}next-auth.session-token`
  const whole = readCookie(cookieHeader, name)
  if (whole) return whole
  const chunks: string[] = []
  for (let i = 0; ; i++) {
    const chunk = readCookie(cookieHeader, `${name}.${i}`)
    if (chunk === null) return chunks.join('')
    chunks.push(chunk)
  }
}
