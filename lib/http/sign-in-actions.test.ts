import { describe, expect, it } from 'vitest'
import { handleSignIn } from './handle-sign-in'

const send = (method: string, path: string) =>
  handleSignIn(new Request(`http://readout.test/api/auth/${path}/`, { method }), {
    params: Promise.resolve({ nextauth: path.split('/') }),
  })

async function codeOf(response: Response) {
  const { error } = (await response.json()) as { error: { code: string } }
  return [response.status, error.code, response.headers.get('allow')]
}

describe('what is served of sign-in', () => {
  it.each([
    ['GET', 'callback/credentials', 'POST, OPTIONS'],
    ['GET', 'signout', 'POST, OPTIONS'],
    ['POST', 'csrf', 'GET, OPTIONS'],
  ])('%s %s is refused with what it serves', async (method, path, allow) => {
    expect(await codeOf(await send(method, path))).toEqual([405, 'method_not_allowed', allow])
  })

  it.each([
    ['POST', '_log'],
    ['GET', 'signin'],
    ['GET', 'error'],
    ['GET', 'verify-request'],
    ['POST', 'signin/credentials'],
    ['GET', 'callback'],
    ['GET', 'constructor'],
    ['GET', 'callback/credentials/x'],
  ])('%s %s is nothing', async (method, path) => {
    expect(await codeOf(await send(method, path))).toEqual([404, 'not_found', null])
  })
})
