import { decode } from 'next-auth/jwt'
import { getAuthSecret } from '@/lib/env'
import { readCookie } from './read-cookie'
import { hasSecureCookies } from './secure-cookies'

/** The account that the session cookie of a request speaks for, as it was signed; null without a valid one. */
export async function readSessionAccountId(cookieHeader: string | null): Promise<string | null> {
  if (!cookieHeader) return null
  const token = readToken(cookieHeader)
  if (!token) return null
  const session = await decode({ token, secret: getAuthSecret() }).catch(() => null)
  return session?.sub ?? null
}

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
