import NextAuth from 'next-auth'
import { signInOptions } from '@/lib/http/sign-in-options'

type Form = Record<string, string>

/** A browser's cookies before next-auth itself, with our options, as far as that needs no request to Next. */
export function createAuthBrowser() {
  const cookies: Record<string, string> = {}
  const ask = async (action: string, form?: Form) => {
    const answer = recordAnswer()
    const request = {
      method: form ? 'POST' : 'GET',
      headers: {},
      cookies,
      body: form,
      query: { nextauth: action.split('/') },
    }
    const call = { requestId: 'req_browser', clientAddress: 'local' }
    await NextAuth(request as never, answer.response as never, signInOptions(call))
    for (const [name, value] of answer.setCookies()) cookies[name] = value
    return answer.body() as Record<string, unknown>
  }
  const post = async (action: string, form: Form = {}) => {
    const { csrfToken } = await ask('csrf')
    return ask(action, { ...form, csrfToken: String(csrfToken), json: 'true' })
  }
  return {
    signIn: (email: string, password: string) => post('callback/credentials', { email, password }),
    signOut: () => post('signout'),
    session: () => ask('session'),
    /** What it would send now; empty where it has no session. */
    cookie: () =>
      Object.entries(cookies)
        .filter(([name, value]) => name.includes('session-token') && value !== '')
        .map((pair) => pair.join('='))
        .join('; '),
    /** Puts a cookie back that was kept. */
    keep: (cookie: string) => {
      for (const pair of cookie.split('; ')) cookies[pair.split('=')[0] ?? ''] = pair.replace(/^[^=]*=/, '')
    },
  }
}

function recordAnswer() {
  const headers = new Map<string, unknown>()
  let body: unknown
  const keep = (given: unknown) => {
    body = given
  }
  const response = {
    status: () => response,
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader: (name: string, value: unknown) => headers.set(name.toLowerCase(), value),
    json: keep,
    send: keep,
    end: () => undefined,
  }
  const setCookies = () =>
    ((headers.get('set-cookie') ?? []) as string[]).map((line): [string, string] => {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
    })
  return { response, setCookies, body: () => body }
}
