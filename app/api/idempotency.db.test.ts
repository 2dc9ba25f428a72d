import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { generateFieldsSchema } from '@/lib/contracts/generation'
import { Prisma } from '@/lib/db/generated/client'
import { getAuthSecret } from '@/lib/env'
import { ensureAccount } from '@/lib/services/account/ensure-account'
import { createApiKey } from '@/lib/services/api-key/create-api-key'
import type { Ctx } from '@/lib/services/context'
import { storeUpload } from '@/lib/services/dataset/store-upload'
import { closeEnginePool } from '@/lib/services/generation/engine-pool'
import { startGeneration } from '@/lib/services/generation/start-generation'
import { claimRequest } from '@/lib/services/idempotency/claim-request'
import type { RequestClaim } from '@/lib/services/idempotency/request-claim'
import { closePorts, openContext } from '@/lib/services/open-context'
import { bundleEngine } from '@/scripts/bundle-engine.mjs'
import { createTestDatabase, type TestDatabase } from '@/test/support/test-database'
import { POST as regenerate } from './dashboard/[id]/regenerate/route'
import { POST as generate } from './dashboard/generate/route'
import { POST as makeKey } from './keys/route'

type Params = Record<string, string>

let database: TestDatabase
let ctx: Ctx
let authorization: string
let cookie: string

beforeAll(async () => {
  await bundleEngine('lib/services/generation/engine-child.ts')
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'readout-once-'))
  process.env.LOG_LEVEL = 'silent'
  ctx = await openContext({ requestId: 'test' })
  const actor = await ensureAccount(ctx, { email: 'once@example.com', plan: 'premium' })
  authorization = `Bearer ${(await createApiKey({ ...ctx, actor }, { name: 'test' })).key}`
  const token = await encode({ token: { sub: actor.accountId }, secret: getAuthSecret() })
  cookie = `next-auth.session-token=${token}`
})
afterAll(async () => {
  await closeEnginePool()
  await closePorts()
  await database.drop()
})

const csv = 'region,amount\nNorth,20\nSouth,10\nNorth,30\n'

async function sendFile(key: string, { text = csv, title = 'T', fileFirst = false } = {}) {
  const form = new FormData()
  const parts: [string, string | File][] = [
    ['file_type', 'csv'],
    ['title', title],
    ['file', new File([text], 'orders.csv')],
  ]
  for (const [name, value] of fileFirst ? parts.reverse() : parts) form.append(name, value)
  const headers = { authorization, 'idempotency-key': key }
  const request = new Request('http://readout.test/api/dashboard/generate/', {
    method: 'POST',
    headers,
    body: form,
  })
  return generate(request, { params: Promise.resolve({}) })
}

async function sendJson(route: typeof generate | [typeof generate, Params], key: string, body: string) {
  const [handler, params] = Array.isArray(route) ? route : [route, {}]
  const headers = {
    cookie,
    origin: 'http://readout.test',
    'content-type': 'application/json',
    'idempotency-key': key,
  }
  const request = new Request('http://readout.test/api/x/', { method: 'POST', headers, body })
  return handler(request, { params: Promise.resolve(params) })
}

const replayed = (response: Response) => response.headers.get('idempotency-replayed')
const codeOf = async (response: Response) => errorEnvelopeSchema.parse(await response.json()).error.code
const storedFiles = async () => {
  const keys: string[] = []
  for await (const key of ctx.storage.list(new Date(Date.now() + 60_000))) keys.push(key)
  return keys.length
}

describe('an upload with an Idempotency-Key', () => {
  it('makes one dashboard, however often and in whatever form it is sent', async () => {
    const first = await sendFile('once')
    expect([first.status, replayed(first)]).toEqual([200, null])
    const body = await first.text()
    const again = await sendFile('once', { fileFirst: true })
    expect([again.status, replayed(again), await again.text()]).toEqual([200, 'true', body])
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    expect(await ctx.db.generation.count()).toBe(1)
    expect(await storedFiles()).toBe(1)
  })

  it('is refused with another file or field, and keeps nothing of it', async () => {
    const files = await storedFiles()
    const otherFile = await sendFile('once', { text: `${csv}East,1\n` })
    expect([otherFile.status, await codeOf(otherFile)]).toEqual([422, 'idempotency_key_reused'])
    expect(await codeOf(await sendFile('once', { title: 'U' }))).toBe('idempotency_key_reused')
    expect(await storedFiles()).toBe(files)
  })

  it('makes one dashboard when it comes twice at once: the other is told to wait', async () => {
    const made = await ctx.db.generation.count()
    const both = await Promise.all([sendFile('twice'), sendFile('twice'), sendFile('twice')])
    const statuses = both.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    for (const response of both.filter(({ status }) => status !== 200)) {
      expect([response.status, await codeOf(response)]).toEqual([409, 'idempotency_in_progress'])
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(await ctx.db.generation.count()).toBe(made + 1)
    expect(replayed(await sendFile('twice'))).toBe('true')
  })

  it('goes on with what a killed process had begun, and makes it once', async () => {
    const first = await (await sendFile('killed')).json()
    const made = await ctx.db.generation.count()
    const files = await storedFiles()
    const row = { key: 'killed' }
    const left = { status: null, headers: Prisma.DbNull, body: null, lockedUntil: new Date(Date.now() - 1) }
    await ctx.db.idempotentRequest.updateMany({ where: row, data: left })
    const again = await sendFile('killed')
    expect([again.status, replayed(again), await again.json()]).toEqual([200, null, first])
    expect([await ctx.db.generation.count(), await storedFiles()]).toEqual([made, files])
    expect(replayed(await sendFile('killed'))).toBe('true')
  })

  it('begins nothing where another has taken the request over', async () => {
    const made = await ctx.db.generation.count()
    const actor = await ensureAccount(ctx, { email: 'once@example.com', plan: 'premium' })
    const input = { key: 'slow', method: 'POST', path: '/api/x', content: {} }
    const claim = (await claimRequest({ ...ctx, actor }, input)) as RequestClaim
    const slow = { ...ctx, actor, claim: { ...claim, lockedUntil: new Date(0) } }
    const stream = Readable.from([Buffer.from(csv)])
    const upload = await storeUpload(slow, { fileName: 'orders.csv', stream })
    const start = startGeneration(slow, { upload, fields: generateFieldsSchema.parse({ file_type: 'csv' }) })
    await expect(start).rejects.toMatchObject({ code: 'idempotency_in_progress' })
    expect(await ctx.db.generation.count()).toBe(made)
  })

  it('gives a refusal again that sending it again would not change', async () => {
    const refuse = () => sendFile('empty', { text: '\n' })
    expect(replayed(await refuse())).toBeNull()
    const again = await refuse()
    expect([again.status, replayed(again), await codeOf(again)]).toEqual([422, 'true', 'empty_dataset'])
  })
})

describe('a JSON request with an Idempotency-Key', () => {
  it('is the same however it is written, and gives a key that is shown once again to who made it', async () => {
    const first = await sendJson(makeKey, 'key', '{"name":"ci"}')
    const again = await sendJson(makeKey, 'key', ' { "name" : "ci" } ')
    expect([first.status, again.status, replayed(again)]).toEqual([201, 201, 'true'])
    expect(await again.text()).toBe(await first.text())
    expect(await ctx.db.apiKey.count({ where: { name: 'ci' } })).toBe(1)
    expect(await codeOf(await sendJson(makeKey, 'key', '{"name":"other"}'))).toBe('idempotency_key_reused')
  })

  it('may be mended where it was not valid, and must not move to another path', async () => {
    expect(await codeOf(await sendJson(makeKey, 'mend', '{"name":""}'))).toBe('validation_error')
    expect((await sendJson(makeKey, 'mend', '{"name":"ok"}')).status).toBe(201)
    expect(await codeOf(await sendFile('mend'))).toBe('idempotency_key_reused')
    const id = '01890000-0000-7000-8000-000000000000'
    const missing = () => sendJson([regenerate, { id }], 'gone', '{}')
    expect([await codeOf(await missing()), replayed(await missing())]).toEqual(['not_found', 'true'])
  })

  it('needs a key of printable characters', async () => {
    for (const key of ['', 'x'.repeat(256), 'schlüssel'])
      expect(await codeOf(await sendJson(makeKey, key, '{"name":"a"}'))).toBe('bad_request')
  })

  it('answers what is no JSON, and what nests without end, as without a key', async () => {
    expect(await codeOf(await sendJson(makeKey, 'bad', '{'))).toBe('bad_request')
    expect(await codeOf(await sendJson(makeKey, 'deep', '['.repeat(100_000)))).toBe('bad_request')
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`
    expect(await codeOf(await sendJson(makeKey, 'deeper', deep))).toBe('validation_error')
    expect(await codeOf(await sendJson(makeKey, 'large', `"${'x'.repeat(300_000)}"`))).toBe('bad_request')
  })
})
