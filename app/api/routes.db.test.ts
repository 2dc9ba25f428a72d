import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createdApiKeySchema } from '@/lib/contracts/api-key'
import { dashboardSchema } from '@/lib/contracts/dashboard'
import { errorEnvelopeSchema, successEnvelope } from '@/lib/contracts/envelope'
import { generateCompletedSchema, regenerateCompletedSchema } from '@/lib/contracts/generation'
import { getAuthSecret } from '@/lib/env'
import { ensureAccount } from '@/lib/services/account/ensure-account'
import { closeEnginePool } from '@/lib/services/generation/engine-pool'
import { closePorts, openContext } from '@/lib/services/open-context'
import { bundleEngine } from '@/scripts/bundle-engine.mjs'
import { createTestDatabase, type TestDatabase } from '@/test/support/test-database'

let database: TestDatabase
let cookie: string

beforeAll(async () => {
  await bundleEngine('lib/services/generation/engine-child.ts')
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'readout-routes-'))
  process.env.LOG_LEVEL = 'silent'
  const { accountId } = await ensureAccount(await openContext({ requestId: 'test' }), {
    email: 'a@example.com',
  })
  const token = await encode({ token: { sub: accountId }, secret: getAuthSecret() })
  cookie = `next-auth.session-token=${token}`
})
afterAll(async () => {
  await closeEnginePool()
  await closePorts()
  await database.drop()
})

type Handler = (request: Request, route: { params: Promise<Record<string, string>> }) => Promise<Response>

async function call(
  handler: Handler,
  init: RequestInit & { params?: Record<string, string>; url?: string } = {},
) {
  const request = new Request(init.url ?? 'http://readout.test/api/x/', init)
  return handler(request, { params: Promise.resolve(init.params ?? {}) })
}

const sendJson = (
  method: string,
  body: unknown,
  { authorization, params }: { authorization: string; params: Record<string, string> },
) => ({
  method,
  headers: { authorization, 'content-type': 'application/json' },
  body: JSON.stringify(body),
  params,
})

const own = { origin: 'http://readout.test' }

async function makeKey() {
  const keys = await import('./keys/route')
  const made = await call(keys.POST, {
    method: 'POST',
    headers: { cookie, ...own, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'test' }),
  })
  expect(made.status).toBe(201)
  return successEnvelope(createdApiKeySchema).parse(await made.json()).data.key
}

describe('the routes', () => {
  it('take a file with a key that a session made, and give the dashboard back', async () => {
    const authorization = `Bearer ${await makeKey()}`
    const generate = await import('./dashboard/generate/route')
    const form = new FormData()
    form.set('file', new File(['region,amount\nNorth,20\nSouth,10\nNorth,30\n'], 'orders.csv'))
    form.set('file_type', 'csv')
    const sent = await call(generate.POST, { method: 'POST', headers: { authorization }, body: form })
    const { data } = successEnvelope(generateCompletedSchema).parse(await sent.json())

    const dashboard = await import('./dashboard/[id]/route')
    const read = await call(dashboard.GET, { headers: { authorization }, params: { id: data.dashboard_id } })
    expect(successEnvelope(dashboardSchema).parse(await read.json()).data.dataset.id).toBe(data.dataset_id)
    const head = await call(dashboard.HEAD, { headers: { authorization }, params: { id: data.dashboard_id } })
    expect([head.status, await head.text()]).toEqual([200, ''])

    const params = { id: data.dashboard_id }
    const changed = await call(
      dashboard.PATCH,
      sendJson('PATCH', { title: 'Mine' }, { authorization, params }),
    )
    expect(successEnvelope(dashboardSchema).parse(await changed.json()).data.title).toBe('Mine')
    const regenerate = await import('./dashboard/[id]/regenerate/route')
    const anew = await call(regenerate.POST, sendJson('POST', {}, { authorization, params }))
    const { data: made } = successEnvelope(regenerateCompletedSchema).parse(await anew.json())
    expect(made).toMatchObject({ dashboard_id: data.dashboard_id, share_link: { id: data.share_link.id } })
    const cleaned = await import('./dashboard/[id]/dataset/cleaned.csv/route')
    const file = await call(cleaned.GET, { headers: { authorization }, params })
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(await file.text()).toBe('region,amount\r\nNorth,20\r\nSouth,10\r\nNorth,30\r\n')
    const removed = await call(dashboard.DELETE, { method: 'DELETE', headers: { authorization }, params })
    expect(removed.status).toBe(200)
    const gone = await call(cleaned.GET, { headers: { authorization }, params })
    expect(errorEnvelopeSchema.parse(await gone.json()).error.code).toBe('not_found')
  })

  it('answer methods that they do not serve, and paths that nobody serves', async () => {
    const dashboard = await import('./dashboard/[id]/route')
    const put = await call(dashboard.PUT, { method: 'PUT' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, PATCH, DELETE, HEAD, OPTIONS'])
    expect(errorEnvelopeSchema.parse(await put.json()).error.code).toBe('method_not_allowed')
    const options = await call(dashboard.OPTIONS, { method: 'OPTIONS' })
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, PATCH, DELETE, HEAD, OPTIONS'])
    const rest = await import('./[[...rest]]/route')
    const lost = await call(rest.DELETE, { method: 'DELETE' })
    expect(errorEnvelopeSchema.parse(await lost.json()).error.code).toBe('not_found')
  })

  it('let a session change things from our own pages only', async () => {
    const keys = await import('./keys/route')
    const headers = { cookie, 'content-type': 'application/json', origin: 'https://evil.test' }
    const body = JSON.stringify({ name: 'x' })
    const forged = await call(keys.POST, { method: 'POST', headers, body })
    expect(errorEnvelopeSchema.parse(await forged.json()).error.code).toBe('insufficient_scope')
  })
})
