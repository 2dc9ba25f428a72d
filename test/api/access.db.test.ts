import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedViewSchema } from '@/lib/contracts/dashboard'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import type { Operation } from '@/lib/openapi/operation'
import { allOperations } from '@/lib/openapi/operations/all-operations'
import { createApiKey } from '@/lib/services/api-key/create-api-key'
import { newApiKey } from '@/lib/services/api-key/new-api-key'
import { makeShareLink } from '../support/api-objects'
import { bearer, keyWith, type Person, viewerSession } from '../support/api-world'
import { accessMatrix, type Persona, personas, viewerMatrix, viewers } from './access-matrix'
import {
  type ContractWorld,
  createContractWorld,
  grantedRequest,
  plainRequest,
  reopenSessions,
} from './contract-world'

type Headers = Record<string, string>

let world: ContractWorld
let headersOf: Record<Persona, Headers>

beforeAll(async () => {
  world = await createContractWorld()
  const { owner, other, ended } = world
  headersOf = {
    nobody: {},
    'other account': other.key,
    'all scopes': owner.key,
    'dashboards:read': await keyWith(owner, ['dashboards:read']),
    'dashboards:write': await keyWith(owner, ['dashboards:write']),
    'share_links:write': await keyWith(owner, ['share_links:write']),
    'webhooks:write': await keyWith(owner, ['webhooks:write']),
    session: owner.session,
    'other session': other.session,
    'session elsewhere': { ...owner.session, origin: 'https://evil.example' },
    'expired key': ended.expired,
    'revoked key': ended.revoked,
  }
}, 120_000)
afterAll(() => world.close())

const operationOf = (id: string) => allOperations.find((operation) => operation.id === id) as Operation

/** Limits that are no part of this question. */
const forgetLimits = () =>
  world.ctx.db.rateLimit.deleteMany({
    where: { OR: ['verify_email', 'sign_in'].map((name) => ({ key: { startsWith: name } })) },
  })

describe('the matrix of access', () => {
  it('has a row for every operation and for no other', () => {
    expect(Object.keys(accessMatrix).sort()).toEqual(allOperations.map(({ id }) => id).sort())
    const viewed = allOperations.filter(({ path }) => path.startsWith('/api/share/')).map(({ id }) => id)
    expect(Object.keys(viewerMatrix).sort()).toEqual(viewed.sort())
    expect(Object.values(accessMatrix).filter((row) => row.length !== personas.length)).toEqual([])
    expect(Object.values(viewerMatrix).filter((row) => row.length !== viewers.length)).toEqual([])
  })

  for (const [id, row] of Object.entries(accessMatrix)) {
    it(`${id} answers each as the table says`, async () => {
      const operation = operationOf(id)
      const answered: Record<string, number> = {}
      for (const persona of personas) {
        await forgetLimits()
        await reopenSessions(world)
        const { path, sent } = await grantedRequest(operation, world)
        const response = await world.call(operation.method, path, { ...sent, headers: headersOf[persona] })
        answered[persona] = response.status
        await response.body?.cancel()
      }
      expect(answered).toEqual(Object.fromEntries(personas.map((persona, at) => [persona, row[at]])))
    })
  }
})

describe('the matrix of viewers', () => {
  const email = 'ann@example.com'
  const password = 'open sesame'
  const past = new Date(Date.now() - 1000)
  const openLink = { allow_data_download: true, allow_pdf_export: true }
  const privateLink = { ...openLink, allowed_emails: [email] }

  let ann: Person
  beforeAll(async () => {
    ann = await world.person('free', email)
  })

  const link = (given: Parameters<typeof makeShareLink>[2]) =>
    makeShareLink(world.owner, world.objects['dashboard/{id}'], given)
  const update = async (id: string, data: object) => {
    await world.ctx.db.shareLink.update({ where: { id }, data })
    return id
  }
  const verify = (emailVerifiedAt: Date | null) =>
    world.ctx.db.account.update({ where: { id: ann.actor.accountId }, data: { emailVerifiedAt } })
  const nobodyTo = async (id: Promise<string>) => ({ id: await id, headers: {} })

  /** A new link of the kind, and the headers of who comes to it. */
  const visits: Record<(typeof viewers)[number], () => Promise<{ id: string; headers: Headers }>> = {
    'a public link': () => nobodyTo(link(openLink)),
    'a private link, nobody': () => nobodyTo(link(privateLink)),
    'a private link, on the list': async () => {
      const id = await link(privateLink)
      return { id, headers: await viewerSession(world, id, { email }) }
    },
    'a private link, taken off the list': async () => {
      const id = await link(privateLink)
      const headers = await viewerSession(world, id, { email })
      return { id: await update(id, { allowedEmails: ['ben@example.com'] }), headers }
    },
    'a private link, on the list of another link': async () => ({
      id: await link({ ...openLink, allowed_emails: ['ben@example.com'] }),
      headers: await viewerSession(world, await link(privateLink), { email }),
    }),
    'a private link, its owner': async () => ({ id: await link(privateLink), headers: world.owner.session }),
    'a private link, a verified account on the list': async () => {
      await verify(new Date())
      return { id: await link(privateLink), headers: ann.session }
    },
    'a private link, an account on the list that is not verified': async () => {
      await verify(null)
      return { id: await link(privateLink), headers: ann.session }
    },
    'a link with a password, nobody': () => nobodyTo(link({ ...openLink, password })),
    'a link with a password, who gave it': async () => {
      const id = await link({ ...openLink, password })
      return { id, headers: await viewerSession(world, id, { passwordVersion: 1 }) }
    },
    'a link with a password, who gave the one before': async () => {
      const id = await link({ ...openLink, password })
      const headers = await viewerSession(world, id, { passwordVersion: 1 })
      return { id: await update(id, { passwordVersion: 2 }), headers }
    },
    'a link that does not allow the data': () => nobodyTo(link({})),
    'an expired link': () => nobodyTo(link(openLink).then((id) => update(id, { expiresAt: past }))),
    'an expired link, its owner': async () => ({
      id: await update(await link(openLink), { expiresAt: past }),
      headers: world.owner.session,
    }),
    'a revoked link': () => nobodyTo(link(openLink).then((id) => update(id, { revokedAt: past }))),
    'no link at all': () => nobodyTo(Promise.resolve('0'.repeat(22))),
  }

  const bodies: Record<string, unknown> = { requestShareCode: { email }, openShareSession: { password } }

  for (const [id, row] of Object.entries(viewerMatrix)) {
    it(`${id} answers each as the table says`, async () => {
      const { method, path } = operationOf(id)
      const answered: Record<string, number> = {}
      for (const viewer of viewers) {
        const { id: linkId, headers } = await visits[viewer]()
        const place = path
          .replace('{link_id}', linkId)
          .replace('{block_id}', world.objects['blocks/{block_id}'])
        const response = await world.call(method, place, { headers, json: bodies[id] })
        answered[viewer] = response.status
        await response.body?.cancel()
      }
      expect(answered).toEqual(Object.fromEntries(viewers.map((viewer, at) => [viewer, row[at]])))
    })
  }

  it('a gate shows nothing of the dashboard', async () => {
    for (const viewer of [
      'a private link, nobody',
      'a private link, taken off the list',
      'a link with a password, nobody',
    ] as const) {
      const { id, headers } = await visits[viewer]()
      const response = await world.call('GET', `/api/share/${id}/`, { headers })
      const { data } = (await response.json()) as { data: object }
      expect(Object.keys(sharedViewSchema.parse(data))).toEqual(['visibility', 'requires'])
      expect(Object.keys(data)).toEqual(['visibility', 'requires'])
    }
  })
})

describe('requests of a session from another site', () => {
  const foreign: [string, Headers][] = [
    ['no Origin at all', {}],
    ['another Origin', { origin: 'https://evil.example' }],
    ['an Origin of null', { origin: 'null' }],
    ['an Origin that begins like ours', { origin: 'http://readout.test.evil.example' }],
    ['our host by another scheme and port', { origin: 'https://readout.test:444' }],
    ['cross-site by Sec-Fetch-Site', { origin: 'http://readout.test', 'sec-fetch-site': 'cross-site' }],
    ['same-site by Sec-Fetch-Site', { origin: 'http://readout.test', 'sec-fetch-site': 'same-site' }],
    ['typed in, by Sec-Fetch-Site', { origin: 'http://readout.test', 'sec-fetch-site': 'none' }],
  ]
  const changing = allOperations.filter(({ method, access }) => method !== 'GET' && access !== 'public')

  it.each(foreign)(
    'change nothing with %s',
    async (_name, headers) => {
      const { cookie = '' } = world.owner.session
      for (const operation of changing) {
        const { path, sent } = await plainRequest(operation, world)
        const response = await world.call(operation.method, path, {
          ...sent,
          headers: { cookie, ...headers },
        })
        const { error } = errorEnvelopeSchema.parse(await response.json())
        expect([operation.id, response.status, error.code]).toEqual([operation.id, 403, 'insufficient_scope'])
      }
    },
    60_000,
  )
})

describe('guessing', () => {
  it('a key that was never made is refused, however it is sent', async () => {
    const { key } = await createApiKey(world.owner.ctx, { name: 'guessed' })
    const changed = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`
    const guesses: Headers[] = [
      bearer(newApiKey().key),
      bearer(changed),
      bearer(key.toLowerCase()),
      bearer(key.slice(0, -1)),
      bearer(`${key}x`),
      bearer(`${key}, ${key}`),
      bearer(`${key} ${key}`),
      { authorization: key },
      { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
      { authorization: `Token ${key}` },
      { authorization: 'Bearer' },
      { authorization: '' },
      // A key that is wrong is not made good by a session beside it.
      { ...world.owner.session, ...bearer(changed) },
    ]
    for (const headers of guesses) {
      const response = await world.call('GET', '/api/account/', { headers })
      const { error } = errorEnvelopeSchema.parse(await response.json())
      expect([response.status, error.code]).toEqual([401, 'invalid_api_key'])
    }
    expect((await world.call('GET', '/api/account/', { headers: bearer(key) })).status).toBe(200)
  })

  it('a key counts in its header alone, and no header makes somebody else of one', async () => {
    const { key } = await createApiKey(world.owner.ctx, { name: 'header' })
    const { accountId } = world.owner.actor
    const attempts: [string, Headers][] = [
      [`/api/account/?api_key=${key}`, {}],
      [`/api/account/?access_token=${key}`, {}],
      ['/api/account/', { 'x-api-key': key }],
      ['/api/account/', { cookie: `api_key=${key}` }],
      ['/api/account/', { cookie: `next-auth.session-token=${key}` }],
      ['/api/account/', { cookie: `next-auth.session-token=${accountId}` }],
      [
        '/api/account/',
        { 'x-user-id': accountId, 'x-account-id': accountId, 'x-forwarded-user': 'owner@example.com' },
      ],
      ['/api/account/', { 'x-middleware-subrequest': 'middleware', 'x-original-url': '/api/health/' }],
    ]
    for (const [path, headers] of attempts) {
      const response = await world.call('GET', path, { headers })
      const { error } = errorEnvelopeSchema.parse(await response.json())
      expect([path, response.status, error.code]).toEqual([path, 401, 'missing_api_key'])
    }
  })
})
