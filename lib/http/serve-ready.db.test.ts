import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dashboardSchema } from '@/lib/contracts/dashboard'
import { generateCompletedSchema } from '@/lib/contracts/generation'
import { filteredDashboardSchema } from '@/lib/contracts/selection'
import { hashPassword } from '@/lib/services/account/password-hash'
import { ordersForm } from '@/test/support/api-objects'
import {
  type ApiWorld,
  createApiWorld,
  endedKeys,
  type Person,
  viewerSession,
} from '@/test/support/api-world'
import { serveReady } from './serve-ready'

let world: ApiWorld
let owner: Person
let other: Person
let server: http.Server
let origin = ''

beforeAll(async () => {
  world = await createApiWorld()
  owner = await world.person('premium', 'owner@example.com')
  other = await world.person('premium', 'other@example.com')
  const next = serveReady(async (_request, response) => void response.writeHead(418).end('next'))
  server = http.createServer((request, response) => void next(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await world.close()
})

let dashboardId = ''
let linkId = ''
beforeEach(async () => {
  const form = ordersForm()
  const started = await world.call('POST', '/api/dashboard/generate/', { headers: owner.key, form })
  const made = generateCompletedSchema.parse((await started.json()).data)
  dashboardId = made.dashboard_id
  linkId = made.share_link.id
})

interface Got {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

/** Plainly: `fetch` would undo the compression and say more than it was told. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const request = http.request(origin + path, { method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
    })
    request.on('error', reject).end()
  })
}

const dataOf = ({ body }: Got) => JSON.parse(body.toString()).data
const codeOf = ({ status, body }: Got) => [status, JSON.parse(body.toString()).error?.code]
const known = ({ headers }: Got) => ({ 'if-none-match': String(headers.etag) })
const own = () => get(`/api/dashboard/${dashboardId}/`, owner.key)
const again = (got: Got) => get(`/api/dashboard/${dashboardId}/`, { ...owner.key, ...known(got) })
const shared = (headers = {}) => get(`/api/share/${linkId}/`, headers)
const change = (json: object) =>
  world.call('PATCH', `/api/dashboard/${dashboardId}/`, { headers: owner.key, json })

describe('a dashboard given out ready', () => {
  it('is what its route says, with a tag, and compressed for whoever can read that', async () => {
    const got = await own()
    expect(got.status).toBe(200)
    expect(dashboardSchema.parse(dataOf(got))).toEqual(dataOf(got))
    expect(got.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^req_/),
      vary: 'accept-encoding',
      ratelimit: expect.stringContaining('"requests"'),
      'content-length': String(got.body.length),
    })
    const route = await world.call('GET', `/api/dashboard/${dashboardId}/`, { headers: owner.key })
    expect([await route.text(), route.headers.get('etag')]).toEqual([got.body.toString(), got.headers.etag])
    const packed = await get(`/api/dashboard/${dashboardId}/`, { ...owner.key, 'accept-encoding': 'gzip' })
    expect([packed.headers['content-encoding'], packed.headers.etag]).toEqual(['gzip', got.headers.etag])
    expect(gunzipSync(packed.body)).toEqual(got.body)
  })

  it('is not sent again to whoever has it, until it has changed', async () => {
    const got = await own()
    const same = await again(got)
    expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, got.headers.etag])
    expect((await change({ title: 'Another' })).status).toBe(200)
    const changed = await again(got)
    expect([changed.status, dataOf(changed).title]).toEqual([200, 'Another'])
    await owner.ctx.db.block.updateMany({ where: { dashboardId }, data: { title: 'By hand' } })
    expect(dataOf(await again(changed)).chart_blocks[0].title).toBe('By hand')
  })

  it('tells at once that its last public link has ended', async () => {
    const got = await own()
    expect(dataOf(got).visibility).toBe('public')
    const expiresAt = new Date(Date.now() - 1)
    await owner.ctx.db.shareLink.update({ where: { id: linkId }, data: { expiresAt } })
    const ended = await again(got)
    expect([ended.status, dataOf(ended).visibility]).toEqual([200, 'private'])
  })

  it('is given to nobody but its account, whatever tag they send', async () => {
    const tag = known(await own())
    const path = `/api/dashboard/${dashboardId}/`
    expect(codeOf(await get(path, tag))).toEqual([401, 'missing_api_key'])
    expect(codeOf(await get(path, { ...other.key, ...tag }))).toEqual([404, 'not_found'])
    const { expired, revoked } = await endedKeys(owner)
    expect(codeOf(await get(path, { ...expired, ...tag }))).toEqual([401, 'expired_api_key'])
    expect(codeOf(await get(path, { ...revoked, ...tag, 'if-none-match': '*' }))).toEqual([
      401,
      'revoked_api_key',
    ])
  })

  it('is gone at once when it is deleted, for its owner and by its link', async () => {
    const [got, view] = [await own(), await shared()]
    await world.call('DELETE', `/api/dashboard/${dashboardId}/`, { headers: owner.key })
    expect(codeOf(await again(got))).toEqual([404, 'not_found'])
    expect(codeOf(await shared(known(view)))).toEqual([404, 'not_found'])
  })

  it('leaves all else to Next', async () => {
    for (const path of ['/api/dashboard/', `/api/dashboard/${dashboardId}/dataset/`, '/api/dashboard/x/'])
      expect((await get(path)).status).toBe(418)
    expect((await get(`/api/dashboard/${dashboardId}/`, owner.key, 'HEAD')).status).toBe(418)
  })
})

describe('a dashboard over some rows, which is not Next’s to answer', () => {
  const filtered = (headers = {}) => get(`/api/dashboard/${dashboardId}/filtered/?in.region=North`, headers)
  const sharedFiltered = (headers = {}) => get(`/api/share/${linkId}/filtered/?in.region=North`, headers)

  it('is what its routes say', async () => {
    for (const [path, headers] of [
      [`/api/dashboard/${dashboardId}/filtered/?in.region=North`, owner.key],
      [`/api/share/${linkId}/filtered/?in.region=North`, {}],
    ] as const) {
      const got = await get(path, headers)
      expect(got.status).toBe(200)
      expect(filteredDashboardSchema.parse(dataOf(got))).toEqual(dataOf(got))
      const route = await world.call('GET', path, { headers })
      expect(await route.text()).toBe(got.body.toString())
    }
    expect(codeOf(await get(`/api/dashboard/${dashboardId}/filtered/?near=1`, owner.key))).toEqual([
      422,
      'validation_error',
    ])
  })

  it('is of the dashboard as it is now, whoever has looked at it before', async () => {
    expect(dataOf(await filtered(owner.key)).dashboard.title).not.toBe('Another')
    await change({ title: 'Another' })
    expect(dataOf(await filtered(owner.key)).dashboard.title).toBe('Another')
    expect(dataOf(await sharedFiltered()).dashboard.title).toBe('Another')
    const { dashboard } = dataOf(await filtered(owner.key))
    const { id } = dashboard.chart_blocks[0]
    const path = `/api/dashboard/${dashboardId}/blocks/${id}/`
    await world.call('PATCH', path, { headers: owner.key, json: { hidden: true } })
    expect(JSON.stringify(dataOf(await filtered(owner.key)))).toContain(id)
    expect(JSON.stringify(dataOf(await sharedFiltered()))).not.toContain(id)
    const { datasetId } = await owner.ctx.db.dashboard.findUniqueOrThrow({ where: { id: dashboardId } })
    await owner.ctx.db.dataset.update({ where: { id: datasetId }, data: { storageKey: 'gone' } })
    expect(codeOf(await filtered(owner.key))).toEqual([404, 'not_found'])
  })

  it('asks for the key, the account and the link’s gate each time', async () => {
    expect([(await filtered(owner.key)).status, (await sharedFiltered()).status]).toEqual([200, 200])
    expect(codeOf(await filtered())).toEqual([401, 'missing_api_key'])
    expect(codeOf(await filtered(other.key))).toEqual([404, 'not_found'])
    const expiresAt = new Date(Date.now() - 1)
    const where = { id: linkId }
    await owner.ctx.db.shareLink.update({ where, data: { passwordHash: 'x', passwordVersion: 1 } })
    expect(codeOf(await sharedFiltered())).toEqual([403, 'insufficient_scope'])
    await owner.ctx.db.shareLink.update({ where, data: { passwordHash: null, expiresAt } })
    expect(codeOf(await sharedFiltered())).toEqual([410, 'share_link_expired'])
    expect(dataOf(await filtered(owner.key)).dashboard.visibility).toBe('private')
  })
})

describe('a shared dashboard given out ready', () => {
  const set = (data: object) => owner.ctx.db.shareLink.update({ where: { id: linkId }, data })

  it('has a tag by which it is not sent again', async () => {
    const got = await shared()
    expect(dataOf(got)).toMatchObject({ visibility: 'public', dashboard: { id: dashboardId } })
    expect((await shared(known(got))).status).toBe(304)
    await set({ allowPdfExport: true })
    expect(dataOf(await shared(known(got))).share_link.allow_pdf_export).toBe(true)
    await change({ title: 'Another' })
    expect(dataOf(await shared(known(got))).dashboard.title).toBe('Another')
  })

  it.each([
    ['revoked', { revokedAt: new Date(0) }, 'share_link_revoked'],
    ['expired', { expiresAt: new Date(0) }, 'share_link_expired'],
  ])('is closed at once when its link is %s', async (_name, data, code) => {
    const got = await shared()
    await set(data)
    const refused = await shared(known(got))
    expect(codeOf(refused)).toEqual([410, code])
    expect(refused.headers.etag).toBeUndefined()
  })

  it('asks for a password from the moment that there is one, and anew when it is changed', async () => {
    const got = await shared()
    await set({ passwordHash: await hashPassword('correct horse'), passwordVersion: 1 })
    const asked = await shared(known(got))
    expect([asked.status, dataOf(asked)]).toEqual([200, { visibility: 'public', requires: ['password'] }])
    const session = await viewerSession(world, linkId, { passwordVersion: 1 })
    const opened = await shared(session)
    expect(dataOf(opened).dashboard.id).toBe(dashboardId)
    await set({ passwordVersion: 2 })
    expect(dataOf(await shared({ ...session, ...known(opened) }))).toEqual(dataOf(asked))
  })

  it('asks those who are no longer listed for a code', async () => {
    await set({ visibility: 'private', allowedEmails: ['viewer@example.com'] })
    const session = await viewerSession(world, linkId, { email: 'viewer@example.com' })
    const got = await shared(session)
    expect(dataOf(got).dashboard.visibility).toBe('private')
    const requires = { visibility: 'private', requires: ['email_code'] }
    expect(dataOf(await shared(known(got)))).toEqual(requires)
    await set({ allowedEmails: ['somebody@example.com'] })
    expect(dataOf(await shared({ ...session, ...known(got) }))).toEqual(requires)
  })
})
