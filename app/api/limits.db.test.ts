import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { getAuthSecret } from '@/lib/env'
import { ensureAccount } from '@/lib/services/account/ensure-account'
import { createApiKey } from '@/lib/services/api-key/create-api-key'
import { closePorts, openContext } from '@/lib/services/open-context'
import { createTestDatabase, type TestDatabase } from '@/test/support/test-database'
import { DELETE, GET } from './account/route'
import { GET as getDashboard } from './dashboard/[id]/route'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  process.env.LOG_LEVEL = 'silent'
})
afterAll(async () => {
  await closePorts()
  await database.drop()
})

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const from = (address: string) => ({ 'x-readout-client-address': address })

async function call(handler: typeof GET, headers: Record<string, string>, params = {}) {
  const request = new Request('http://readout.test/api/x/', { headers })
  return handler(request, { params: Promise.resolve(params) })
}

async function makeAccount(plan: 'free' | 'premium') {
  const ctx = await openContext({ requestId: 'test' })
  const actor = await ensureAccount(ctx, { email: `${randomUUID()}@example.com`, plan })
  const token = await encode({ token: { sub: actor.accountId }, secret: getAuthSecret() })
  const { key } = await createApiKey({ ...ctx, actor }, { name: 'test' })
  return { key, cookie: `next-auth.session-token=${token}` }
}

const toldBy = (response: Response) => [
  response.status,
  response.headers.get('ratelimit-policy'),
  response.headers.get('ratelimit'),
]

describe('the limit of requests', () => {
  it('is 60 a minute for a free account, told by every answer, errors and refusals too', async () => {
    const { key, cookie } = await makeAccount('free')
    const policy = '"requests";q=60;w=60'
    expect(toldBy(await call(GET, bearer(key)))).toEqual([200, policy, '"requests";r=59;t=60'])
    const missing = toldBy(await call(getDashboard, bearer(key), { id: randomUUID() }))
    expect(missing).toEqual([404, policy, expect.stringMatching(/^"requests";r=58;t=\d+$/)])
    for (let i = 0; i < 58; i++) expect((await call(GET, bearer(key))).status).toBe(200)
    const refused = await call(GET, bearer(key))
    expect(toldBy(refused)).toEqual([429, policy, expect.stringMatching(/^"requests";r=0;t=\d+$/)])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const { error } = errorEnvelopeSchema.parse(await refused.json())
    expect([error.code, error.retryable]).toEqual(['rate_limited', true])
    expect(toldBy(await call(GET, { cookie }))).toEqual([
      200,
      '"requests";q=600;w=60',
      '"requests";r=599;t=60',
    ])
  })

  it('is 600 for a premium one', async () => {
    const { key } = await makeAccount('premium')
    expect(toldBy(await call(GET, bearer(key)))[1]).toBe('"requests";q=600;w=60')
  })

  it('is not told to nobody', async () => {
    expect(toldBy(await call(GET, {}))).toEqual([401, null, null])
    expect(toldBy(await call(DELETE, {}))).toEqual([405, null, null])
  })
})

describe('guessing keys', () => {
  it('is refused after 60 tries from one address, while its good keys go on', async () => {
    const { key } = await makeAccount('free')
    const here = from('192.0.2.1')
    const guess = (headers: Record<string, string>) => call(GET, { ...bearer('readout_guess'), ...headers })
    for (let i = 0; i < 60; i++) expect((await guess(here)).status).toBe(401)
    const refused = await guess(here)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await guess(from('192.0.2.2'))).status).toBe(401)
    expect((await call(GET, { ...bearer(key), ...here })).status).toBe(200)
  })
})
