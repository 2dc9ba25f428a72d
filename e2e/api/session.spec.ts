import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { accountSchema } from '@/lib/contracts/account'
import { apiKeyListSchema, apiKeySchema, createdApiKeySchema } from '@/lib/contracts/api-key'
import { generateCompletedSchema } from '@/lib/contracts/generation'
import { generate } from './generate'
import { baseUrl, bearer, dataOf, errorOf, salesCsv } from './product'

const sameOrigin = { origin: baseUrl }
const password = 'correct horse battery'

async function signIn(request: APIRequestContext, email: string, given = password) {
  const { csrfToken } = await (await request.get('/api/auth/csrf/')).json()
  return request.post('/api/auth/callback/credentials/', {
    form: { csrfToken, email, password: given, json: 'true' },
    headers: sameOrigin,
    maxRedirects: 0,
  })
}

test('people sign up, sign in, and make and revoke keys', async ({ request }) => {
  const email = `${randomUUID()}@example.com`
  const signUp = () => request.post('/api/account/sign-up/', { data: { email, password, name: 'Ann' } })
  expect(await dataOf(await signUp(), accountSchema, 201)).toMatchObject({ email, plan: 'free', name: 'Ann' })
  expect((await errorOf(await signUp(), 'validation_error')).param).toBe('email')

  expect((await signIn(request, email, 'wrong horse battery')).status()).toBe(401)
  await errorOf(await request.get('/api/account/'), 'missing_api_key')
  expect((await signIn(request, email)).status()).toBe(200)
  expect(await dataOf(await request.get('/api/account/'), accountSchema)).toMatchObject({ email })

  const made = await request.post('/api/keys/', { data: { name: 'ci' }, headers: sameOrigin })
  const key = await dataOf(made, createdApiKeySchema, 201)
  expect(key.key).toMatch(/^[A-Za-z][A-Za-z0-9]*_[0-9A-Za-z]{36}$/)
  const sent = await generate(key.key, { fields: { file_type: 'csv' }, file: { text: salesCsv(60) } })
  await dataOf(sent, generateCompletedSchema)

  const { items } = await dataOf(await request.get('/api/keys/'), apiKeyListSchema)
  expect(items).toMatchObject([{ id: key.id, name: 'ci', last_four: key.key.slice(-4), revoked_at: null }])
  const revoked = await request.delete(`/api/keys/${key.id}/`, { headers: sameOrigin })
  expect((await dataOf(revoked, apiKeySchema)).revoked_at).not.toBeNull()
  await errorOf(await request.get('/api/dashboard/', { headers: bearer(key.key) }), 'revoked_api_key')
})

test('a cookie that was kept is nobody after sign-out', async ({ request }) => {
  const email = `${randomUUID()}@example.com`
  await request.post('/api/account/sign-up/', { data: { email, password } })
  await signIn(request, email)
  const { cookies } = await request.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await dataOf(await request.get('/api/account/', { headers: { cookie } }), accountSchema)
  const { csrfToken } = await (await request.get('/api/auth/csrf/')).json()
  await request.post('/api/auth/signout/', { form: { csrfToken, json: 'true' }, headers: sameOrigin })
  const kept = { cookie, ...sameOrigin }
  await errorOf(await request.get('/api/account/', { headers: kept }), 'missing_api_key')
  await errorOf(await request.post('/api/keys/', { headers: kept, data: { name: 'x' } }), 'missing_api_key')
  expect(await (await request.get('/api/auth/session/', { headers: kept })).json()).toEqual({})
})

test('another site can not use a session', async ({ request }) => {
  const email = `${randomUUID()}@example.com`
  await request.post('/api/account/sign-up/', { data: { email, password } })
  await signIn(request, email)
  const foreign = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: baseUrl },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) {
    const attempt = await request.post('/api/keys/', {
      data: { name: 'x' },
      headers: headers as Record<string, string>,
    })
    await errorOf(attempt, 'insufficient_scope')
  }
  expect((await dataOf(await request.get('/api/keys/'), apiKeyListSchema)).items).toEqual([])
})

test('sign-up tells what is wrong', async ({ request }) => {
  const post = (data: unknown) => request.post('/api/account/sign-up', { data })
  const { details } = await errorOf(await post({ email: 'x', password: 'short' }), 'validation_error')
  expect(details.map(({ path }) => path).sort()).toEqual(['email', 'password'])
  await errorOf(
    await request.post('/api/account/sign-up', {
      headers: { 'content-type': 'application/json' },
      data: Buffer.from('{'),
    }),
    'bad_request',
  )
  await errorOf(
    await request.post('/api/account/sign-up', { form: { email: 'a' } }),
    'unsupported_media_type',
  )
})

test('a session that was tampered with is nobody', async ({ request }) => {
  const cookie = 'next-auth.session-token=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.BBBB.CCCC'
  await errorOf(await request.get('/api/account/', { headers: { cookie } }), 'missing_api_key')
})

test('sign-in has answers for what is no sign-in', async ({ request }) => {
  const path = '/api/auth/callback/credentials/'
  const headers = { 'content-type': 'application/json' }
  await errorOf(await request.post(path, { headers, data: Buffer.from('{bad') }), 'bad_request')
  await errorOf(await request.post(path, { headers, data: Buffer.alloc(1_000_000, 'x') }), 'bad_request')
  await errorOf(await request.delete('/api/auth/session/'), 'method_not_allowed')
  expect(await (await request.get('/api/auth/session/')).json()).toEqual({})
})
