import http from 'node:http'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { accountSchema } from '@/lib/contracts/account'
import { sharedViewSchema } from '@/lib/contracts/dashboard'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { generateCompletedSchema } from '@/lib/contracts/generation'
import { healthSchema } from '@/lib/contracts/health'
import { generate } from './generate'
import { test } from './keyed-test'
import { baseUrl, bearer, dataOf, errorOf, headerOf, salesCsv } from './product'

const file = { text: salesCsv(60) }
const nobody = '00000000-0000-4000-8000-000000000000'

test('health needs no key', async ({ request }) => {
  for (const path of ['/api/health', '/api/health/']) {
    const health = await dataOf(await request.get(path, { maxRedirects: 0 }), healthSchema)
    expect(health).toMatchObject({ status: 'ok', database: 'ok' })
  }
})

const protectedPaths = [
  '/api/dashboard/',
  `/api/dashboard/${nobody}/`,
  `/api/dashboard/generate/${nobody}`,
  '/api/keys/',
  '/api/account/',
]

for (const path of protectedPaths) {
  test(`${path} needs a key`, async ({ request, freeKey: free }) => {
    const get = (authorization?: string) =>
      request.get(path, { headers: authorization ? { authorization } : {}, maxRedirects: 0 })
    await errorOf(await get(), 'missing_api_key')
    await errorOf(await get('Basic YTpi'), 'invalid_api_key')
    await errorOf(await get('Bearer nonsense'), 'invalid_api_key')
    const changed = free.slice(0, -1) + (free.endsWith('a') ? 'b' : 'a')
    await errorOf(await get(`Bearer ${changed}`), 'invalid_api_key')
  })
}

test('an upload without a key is refused, and its body does not keep the answer back', async () => {
  const response = await generate('nonsense', {
    fields: { file_type: 'csv' },
    file: { text: 'x'.repeat(5_000_000) },
  })
  await errorOf(response, 'invalid_api_key')
})

test('what does not exist, or is not well formed, or belongs to someone else is not found', async ({
  request,
  freeKey: free,
  premiumKey: premium,
}) => {
  const made = await dataOf(
    await generate(free, { fields: { file_type: 'csv' }, file }),
    generateCompletedSchema,
  )
  const paths = [
    `/api/dashboard/${made.dashboard_id}/`,
    `/api/dashboard/generate/${made.generation_id}/`,
    `/api/dashboard/${nobody}/`,
    '/api/dashboard/nonsense/',
    `/api/dashboard/generate/${'x'.repeat(500)}`,
    '/api/nothing/here',
    '/api/',
    '/api',
  ]
  for (const path of paths) {
    await errorOf(await request.get(path, { headers: bearer(premium), maxRedirects: 0 }), 'not_found')
  }
})

test('a path that can not be decoded is answered in the envelope', async ({ request }) => {
  await errorOf(await request.get('/api/x/%E0%A4%A/'), 'bad_request')
})

test('a method that is not served names those that are', async ({ request, freeKey: free }) => {
  const put = await request.put('/api/dashboard/generate/', { headers: bearer(free) })
  await errorOf(put, 'method_not_allowed')
  expect(headerOf(put, 'allow')).toBe('POST, OPTIONS')
  const post = await request.post('/api/health/')
  await errorOf(post, 'method_not_allowed')
  expect(headerOf(post, 'allow')).toBe('GET, HEAD, OPTIONS')
  const options = await request.fetch('/api/dashboard/', { method: 'OPTIONS' })
  expect([options.status(), headerOf(options, 'allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  const head = await request.head('/api/health/')
  expect([head.status(), (await head.body()).length]).toEqual([200, 0])
})

for (const path of ['/api//health', '//api/health/', '/api/health//', '/api\\health/']) {
  test(`${path} is answered, not redirected`, async () => {
    const { status, body } = await sendRaw('GET', path)
    expect([status, JSON.parse(body).success]).toEqual([200, true])
  })
}

test('doubled slashes lose no body, and lead nowhere else', async ({ freeKey: free }) => {
  const upload = await generate(free, { fields: { file_type: 'csv' }, file }, '//')
  await dataOf(upload, generateCompletedSchema)
  for (const path of ['/api//nothing', '/api//', '//api//x//']) {
    const { status, body } = await sendRaw('GET', path)
    expect([status, errorEnvelopeSchema.parse(JSON.parse(body)).error.code]).toEqual([404, 'not_found'])
  }
})

for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'SEARCH']) {
  test(`${method} is refused in the envelope`, async () => {
    const { status, headers, body } = await sendRaw(method, '/api/dashboard/')
    const { error } = errorEnvelopeSchema.parse(JSON.parse(body))
    expect([status, error.code, headers.allow]).toEqual([405, 'method_not_allowed', 'GET, HEAD, OPTIONS'])
    expect(error.message).toContain(method)
  })
}

/** With a path and a method as written, which `fetch` would put right or refuse. */
function sendRaw(method: string, path: string) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(baseUrl)
      const request = http.request({ hostname, port, method, path })
      request.on('error', reject)
      request.on('response', async (response) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) })
      })
      request.end()
    },
  )
}

test('a caller may bring a request id of its own', async ({ request }) => {
  const given = await request.get('/api/health/', { headers: { 'x-request-id': 'my-request-0001' } })
  expect(headerOf(given, 'x-request-id')).toBe('my-request-0001')
  const odd = await request.get('/api/health/', { headers: { 'x-request-id': '"><script>' } })
  expect(headerOf(odd, 'x-request-id')).toMatch(/^req_/)
})

test('a key manages no keys', async ({ request, premiumKey: premium }) => {
  const headers = bearer(premium)
  await errorOf(await request.get('/api/keys/', { headers }), 'insufficient_scope')
  await errorOf(await request.post('/api/keys/', { headers, data: { name: 'x' } }), 'insufficient_scope')
  await errorOf(await request.delete(`/api/keys/${nobody}/`, { headers }), 'insufficient_scope')
})

test('the account of a key tells its plan', async ({ request, freeKey: free, premiumKey: premium }) => {
  const plan = async (key: string) =>
    (await dataOf(await request.get('/api/account/', { headers: bearer(key) }), accountSchema)).plan
  expect([await plan(free), await plan(premium)]).toEqual(['free', 'premium'])
})

const premiumOptions = [
  ['allowed_emails', 'ann@example.com'],
  ['allow_pdf_export', 'true'],
  ['allow_scrollable_cards', '1'],
] as const

for (const [name, value] of premiumOptions) {
  test(`${name} is refused for a free account, and as if absent when it is off`, async ({
    freeKey: free,
  }) => {
    const asked = await generate(free, { fields: { file_type: 'csv', [name]: value }, file })
    expect((await errorOf(asked, 'premium_required')).param).toBe(name)
    const off = name === 'allowed_emails' ? ['', ' , '] : ['', 'false', '0', 'off', 'OFF']
    for (const value of off) {
      const sent = await generate(free, { fields: { file_type: 'csv', [name]: value }, file })
      await dataOf(sent, generateCompletedSchema)
    }
  })
}

test('premium options are stored, and a link with addresses shows only that it is private', async ({
  request,
  premiumKey: premium,
}) => {
  const fields = {
    file_type: 'csv',
    allowed_emails: 'Ann@Example.com, @example.org',
    allow_pdf_export: 'on',
    allow_scrollable_cards: 'true',
  }
  const made = await dataOf(await generate(premium, { fields, file }), generateCompletedSchema)
  expect(made.share_link).toMatchObject({
    visibility: 'private',
    expires_at: null,
    allowed_emails: ['ann@example.com', '@example.org'],
    allow_pdf_export: true,
    allow_scrollable_cards: true,
  })
  const response = await request.get(`/api/share/${made.share_link.id}/`)
  expect(await dataOf(response, sharedViewSchema)).toEqual({
    visibility: 'private',
    requires: ['email_code'],
  })
})

test('a public link needs no key', async ({ request, freeKey: free }) => {
  const made = await dataOf(
    await generate(free, { fields: { file_type: 'csv' }, file }),
    generateCompletedSchema,
  )
  const view = await dataOf(await request.get(`/api/share/${made.share_link.id}`), sharedViewSchema)
  expect(view).toMatchObject({ visibility: 'public', dashboard: { id: made.dashboard_id } })
  await errorOf(await request.get(`/api/share/${'A'.repeat(22)}/`), 'not_found')
})
