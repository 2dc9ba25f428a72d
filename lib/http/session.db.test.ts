import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { getAuthSecret } from '@/lib/env'
import { ensureAccount } from '@/lib/services/account/ensure-account'
import { consumeLimit } from '@/lib/services/limit/consume-limit'
import { signInAccountLimit } from '@/lib/services/limit/limit'
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

const changePassword = async (cookie: string, current: string, next: string) => {
  const json = { current_password: current, new_password: next }
  return world.call('POST', '/api/account/password/', { headers: { cookie, origin }, json })
}

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

describe('a change of the password', () => {
  const next = 'four other common words'

  it('ends every session, leaves keys alone, and the new password alone signs in', async () => {
    const [laptop, phone] = [await signedIn(), await signedIn()]
    const [laptopCookie, phoneCookie] = [laptop.cookie(), phone.cookie()]
    const { data } = (await (await makeKey(laptopCookie)).json()) as { data: { key: string } }
    expect((await changePassword(laptopCookie, password, next)).status).toBe(200)
    expect([await read(laptopCookie), await read(phoneCookie)]).toEqual([401, 401])
    const byKey = await world.call('GET', '/api/account/', {
      headers: { authorization: `Bearer ${data.key}` },
    })
    expect(byKey.status).toBe(200)
    const late = createAuthBrowser()
    await late.signIn(email, password)
    expect(late.cookie()).toBe('')
    await late.signIn(email, next)
    expect(await read(late.cookie())).toBe(200)
  })

  it('needs the password as it is and a new one that follows the rules, else nothing changes', async () => {
    const cookie = (await signedIn()).cookie()
    for (const [current, wanted, param] of [
      ['wrong horse battery', next, 'current_password'],
      ['', next, 'current_password'],
      [password, 'too short', 'new_password'],
      [password, 'x'.repeat(201), 'new_password'],
    ] as const) {
      const refused = await changePassword(cookie, current, wanted)
      const { error } = errorEnvelopeSchema.parse(await refused.json())
      expect([error.code, error.param]).toEqual(['validation_error', param])
    }
    expect(await read(cookie)).toBe(200)
    expect((await signedIn()).cookie()).not.toBe('')
  })

  it('is done by one of several that come at once', async () => {
    const cookie = (await signedIn()).cookie()
    const wanted = Array.from({ length: 3 }, (_, at) => `${next} ${at}`)
    const answers = await Promise.all(wanted.map((one) => changePassword(cookie, password, one)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { sessionVersion } = await world.ctx.db.account.findUniqueOrThrow({ where: { id: accountId } })
    expect(sessionVersion).toBe(1)
  })

  it('is no way to guess: wrong ones count as failed sign-ins', async () => {
    const cookie = (await signedIn()).cookie()
    for (let tries = 0; tries < signInAccountLimit.pointsMax; tries++)
      await consumeLimit(world.ctx, signInAccountLimit, email)
    const refused = await changePassword(cookie, password, next)
    expect(refused.status).toBe(429)
    expect(await read(cookie)).toBe(200)
  })

  it('is refused to an account without a password', async () => {
    const cookie = (await signedIn()).cookie()
    await world.ctx.db.account.update({ where: { id: accountId }, data: { passwordHash: null } })
    expect((await changePassword(cookie, password, next)).status).toBe(422)
  })
})
