import { decode } from 'next-auth/jwt'
import { getAuthSecret, getEnv } from '@/lib/env'

/** Behind https the cookie's name makes browsers refuse to take it from anywhere else. */
export const hasSecureCookies = (): boolean => getEnv().baseUrl.startsWith('https://')

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
  const cookies = new Map(cookieHeader.split(';').map(toPair))
  const whole = cookies.get(name)
  if (whole) return whole
  const chunks: string[] = []
  for (let i = 0; cookies.has(`${name}.${i}`); i++) chunks.push(cookies.get(`${name}.${i}`) ?? '')
  return chunks.join('')
}

function toPair(part: string): [name: string, value: string] {
  const at = part.indexOf('=')
  return [part.slice(0, at).trim(), part.slice(at + 1).trim()]
}
