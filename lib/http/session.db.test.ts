import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { getAuthSecret } from '@/lib/env'
import { ensureAccount } from '@/lib/services/account/ensure-account'
import { type ApiWorld, createApiWorld } from '@/test/support/api-world'
import { createAuthBrowser } from '@/test/support/auth-browser'
import { readViewer } from './read-viewer'

let world: ApiWorld
beforeAll(async () => {
  world = await createApiWorld()
})
afterAll(() => world.close())

const password = 'correct horse battery'
const origin = 'http://readout.test'
let email: string
let accountId: string
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`
  accountId = (await ensureAccount(world.ctx, { email, password })).accountId
})

async function signedIn() {
  const browser = createAuthBrowser()
  await browser.signIn(email, password)
  return browser
}

const read = async (cookie: string) =>
  (await world.call('GET', '/api/account/', { headers: { cookie } })).status

const makeKey = (cookie: string) =>
  world.call('POST', '/api/keys/', { headers: { cookie, origin }, json: { name: 'x' } })

const viewerOf = async (cookie: string) =>
  (await readViewer(world.ctx, { headers: new Headers({ cookie }) })).ctx.actor?.accountId ?? null

describe('a session', () => {
  it('ends with sign-out: a kept cookie makes no key and reads nothing', async () => {
    const browser = await signedIn()
    const kept = browser.cookie()
    expect(await read(kept)).toBe(200)
    expect((await makeKey(kept)).status).toBe(201)
    expect(await viewerOf(kept)).toBe(accountId)

    await browser.signOut()
    expect(browser.cookie()).toBe('')
    const refused = await makeKey(kept)
    expect(refused.status).toBe(401)
    expect(errorEnvelopeSchema.parse(await refused.json()).error.code).toBe('missing_api_key')
    expect(await read(kept)).toBe(401)
    expect(await viewerOf(kept)).toBeNull()
    expect(await world.ctx.db.apiKey.count({ where: { accountId } })).toBe(1)
  })

  it('ends on every device, and one that begins afterwards is open', async () => {
    const [laptop, phone] = [await signedIn(), await signedIn()]
    await laptop.signOut()
    expect(await read(phone.cookie())).toBe(401)
    await laptop.signIn(email, password)
    expect(await read(laptop.cookie())).toBe(200)
  })

  it('is neither read nor made longer by next-auth once it has ended, and ends no other', async () => {
    const [browser, thief] = [await signedIn(), createAuthBrowser()]
    const kept = browser.cookie()
    expect(await browser.session()).toMatchObject({ user: { email } })
    await browser.signOut()
    await browser.signIn(email, password)
    thief.keep(kept)
    expect(await thief.session()).toEqual({})
    expect(thief.cookie()).toBe('')
    thief.keep(kept)
    await thief.signOut()
    await browser.session()
    expect(await read(browser.cookie())).toBe(200)
  })

  it('from before there were versions is open until the first sign-out', async () => {
    const token = await encode({ token: { sub: accountId, email }, secret: getAuthSecret() })
    const old = `next-auth.session-token=${token}`
    expect(await read(old)).toBe(200)
    const browser = createAuthBrowser()
    browser.keep(old)
    await browser.signOut()
    expect(await read(old)).toBe(401)
  })

  it('with a version that is none is nobody', async () => {
    for (const session_version of ['0', -1, 1, null, 2 ** 40, {}]) {
      const token = await encode({ token: { sub: accountId, session_version }, secret: getAuthSecret() })
      expect(await read(`next-auth.session-token=${token}`)).toBe(401)
    }
  })
})
