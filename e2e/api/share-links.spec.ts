import { randomBytes, randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { sharedDashboardSchema, sharedViewSchema } from '@/lib/contracts/dashboard'
import { generateCompletedSchema } from '@/lib/contracts/generation'
import {
  type CreateShareLink,
  managedShareLinkListSchema,
  managedShareLinkSchema,
  shareCodeRequestedSchema,
  shareGateSchema,
  shareSessionSchema,
  shareViewListSchema,
} from '@/lib/contracts/share-link'
import { generate } from './generate'
import { test } from './keyed-test'
import { mailsTo, readCode } from './mailbox'
import { baseUrl, bearer, dataOf, errorOf, headerOf, salesCsv } from './product'

const newEmail = () => `${randomUUID()}@example.com`
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function makeDashboard(key: string, title = 'Hidden treasure') {
  const sent = await generate(key, { fields: { file_type: 'csv', title }, file: { text: salesCsv(60) } })
  return dataOf(sent, generateCompletedSchema)
}

async function makeLink(request: APIRequestContext, key: string, given: CreateShareLink = {}) {
  const { dashboard_id } = await makeDashboard(key)
  const path = `/api/dashboard/${dashboard_id}/share-links/`
  const response = await request.post(path, { headers: bearer(key), data: given })
  return dataOf(response, managedShareLinkSchema, 201)
}

/** A browser of its own, with cookies as one keeps them. */
async function newViewer(playwright: { request: { newContext: (o: object) => Promise<APIRequestContext> } }) {
  return playwright.request.newContext({ baseURL: baseUrl })
}

const askCode = async (viewer: APIRequestContext, id: string, email: string) =>
  dataOf(await viewer.post(`/api/share/${id}/code/`, { data: { email } }), shareCodeRequestedSchema, 202)

const enter = (viewer: APIRequestContext, id: string, data: object) =>
  viewer.post(`/api/share/${id}/session/`, { data })

const viewOf = async (viewer: APIRequestContext, id: string) =>
  dataOf(await viewer.get(`/api/share/${id}/`), sharedViewSchema)

test('a premium owner makes a private link, a viewer enters the code, the owner revokes', async ({
  request,
  playwright,
  premiumKey,
}) => {
  const email = newEmail()
  const link = await makeLink(request, premiumKey, { name: 'Board', allowed_emails: [email] })
  expect(link).toMatchObject({ visibility: 'private', state: 'active', name: 'Board', expires_at: null })
  const viewer = await newViewer(playwright)
  const closed = await viewer.get(`/api/share/${link.id}/`)
  expect(await dataOf(closed, shareGateSchema)).toEqual({ visibility: 'private', requires: ['email_code'] })
  expect([headerOf(closed, 'referrer-policy'), headerOf(closed, 'x-robots-tag')]).toEqual([
    'no-referrer',
    'noindex',
  ])

  await askCode(viewer, link.id, ` ${email.toUpperCase()} `)
  const code = await readCode(email)
  expect(mailsTo(email)[0]).not.toMatch(/treasure|North/)
  await errorOf(await enter(viewer, link.id, { code: other(code) }), 'validation_error')
  const entered = await enter(viewer, link.id, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect((await dataOf(entered, shareSessionSchema)).requires).toEqual([])
  const cookies = entered.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  expect(cookies.map(({ value }) => value.replace(/=[^;]+/, '')).sort()).toEqual([
    `readout-viewer-session; Path=/api/share/${link.id}; HttpOnly; SameSite=Lax; Max-Age=86400`,
    `readout-viewer-session; Path=/share/${link.id}; HttpOnly; SameSite=Lax; Max-Age=86400`,
  ])
  const view = await dataOf(await viewer.get(`/api/share/${link.id}/`), sharedDashboardSchema)
  expect(view.dashboard.title).toBe('Hidden treasure')
  expect(JSON.stringify(view)).not.toContain(email)

  const path = `/api/share-links/${link.id}/`
  const revoked = await request.delete(path, { headers: bearer(premiumKey) })
  expect(await dataOf(revoked, managedShareLinkSchema)).toMatchObject({ state: 'revoked' })
  await errorOf(await viewer.get(`/api/share/${link.id}/`), 'share_link_revoked')
  await errorOf(await enter(viewer, link.id, { code }), 'share_link_revoked')
  await viewer.dispose()
})

test('an address that is not listed gets the same answers, and no mail', async ({
  request,
  playwright,
  premiumKey,
}) => {
  const [listed, unlisted] = [newEmail(), newEmail()]
  const link = await makeLink(request, premiumKey, { allowed_emails: [listed] })
  const seen = []
  for (const email of [unlisted, listed]) {
    const viewer = await newViewer(playwright)
    const asked = await viewer.post(`/api/share/${link.id}/code/`, { data: { email } })
    const body = (await asked.json()) as { message: string; data: object }
    const guessed = await enter(viewer, link.id, { code: '000000' })
    const { error } = (await guessed.json()) as { error: { message: string; code: string } }
    seen.push({
      asked: [asked.status(), body.message, Object.keys(body.data), Object.keys(asked.headers()).sort()],
      guessed: [guessed.status(), error.code, error.message, Object.keys(guessed.headers()).sort()],
    })
    await viewer.dispose()
  }
  expect(seen[0]).toEqual(seen[1])
  await readCode(listed)
  expect(mailsTo(unlisted)).toEqual([])
})

test('the sixth try of a code fails even if it is right, and guesses at once are no more', async ({
  request,
  playwright,
  premiumKey,
}) => {
  const email = newEmail()
  const link = await makeLink(request, premiumKey, { allowed_emails: [email] })
  for (const [round, atOnce] of [false, true].entries()) {
    const viewer = await newViewer(playwright)
    await askCode(viewer, link.id, email)
    const code = await readCode(email, round + 1)
    const guess = () => enter(viewer, link.id, { code: other(code) })
    if (atOnce) await Promise.all(Array.from({ length: 12 }, guess))
    else for (let i = 0; i < 5; i++) await errorOf(await guess(), 'validation_error')
    await errorOf(await enter(viewer, link.id, { code }), 'validation_error')
    await viewer.dispose()
  }
})

test('a code works in the browser that asked for it alone', async ({ request, playwright, premiumKey }) => {
  const email = newEmail()
  const link = await makeLink(request, premiumKey, { allowed_emails: [email] })
  const [asker, thief] = [await newViewer(playwright), await newViewer(playwright)]
  await askCode(asker, link.id, email)
  const code = await readCode(email)
  await errorOf(await enter(thief, link.id, { code }), 'validation_error')
  await dataOf(await enter(asker, link.id, { code }), shareSessionSchema)
  await asker.dispose()
  await thief.dispose()
})

test('a session is worth nothing at another link, nor once its address is off the list', async ({
  request,
  playwright,
  premiumKey,
}) => {
  const email = newEmail()
  const link = await makeLink(request, premiumKey, { allowed_emails: [email] })
  const another = await makeLink(request, premiumKey, { allowed_emails: [email] })
  const viewer = await newViewer(playwright)
  await askCode(viewer, link.id, email)
  const entered = await enter(viewer, link.id, { code: await readCode(email) })
  expect('dashboard' in (await viewOf(viewer, link.id))).toBe(true)
  const cookie = /readout-viewer-session=[^;]+/.exec(entered.headers()['set-cookie'] ?? '')?.[0] ?? ''
  const stolen = await request.get(`/api/share/${another.id}/`, { headers: { cookie } })
  expect(await dataOf(stolen, sharedViewSchema)).toEqual({ visibility: 'private', requires: ['email_code'] })
  const changed = await request.patch(`/api/share-links/${link.id}/`, {
    headers: bearer(premiumKey),
    data: { allowed_emails: [newEmail()] },
  })
  await dataOf(changed, managedShareLinkSchema)
  expect(await viewOf(viewer, link.id)).toEqual({ visibility: 'private', requires: ['email_code'] })
  await viewer.dispose()
})

test('link ids that are guessed are all answered alike', async ({ request }) => {
  const bodies = new Set<string>()
  const ids = [...Array(5)].map(() => randomBytes(16).toString('hex').slice(0, 22))
  for (const id of [...ids, 'short', 'A'.repeat(23), `${'A'.repeat(21)}%2B`]) {
    for (const send of [
      () => request.get(`/api/share/${id}/`),
      () => request.post(`/api/share/${id}/code/`, { data: { email: newEmail() } }),
      () => request.post(`/api/share/${id}/session/`, { data: { code: '123456' } }),
      () => request.get(`/api/share/${id}/cleaned.csv/`),
    ]) {
      const error = await errorOf(await send(), 'not_found')
      bodies.add(JSON.stringify({ ...error, request_id: '' }))
    }
  }
  expect(bodies.size).toBe(1)
})

test('a password opens a link, and ends its sessions when it changes', async ({
  request,
  playwright,
  premiumKey,
}) => {
  const link = await makeLink(request, premiumKey, { password: 'open sesame' })
  expect(link).toMatchObject({ visibility: 'public', has_password: true })
  const viewer = await newViewer(playwright)
  expect(await viewOf(viewer, link.id)).toEqual({ visibility: 'public', requires: ['password'] })
  expect((await errorOf(await enter(viewer, link.id, { password: 'x' }), 'validation_error')).param).toBe(
    'password',
  )
  await dataOf(await enter(viewer, link.id, { password: 'open sesame' }), shareSessionSchema)
  expect('dashboard' in (await viewOf(viewer, link.id))).toBe(true)
  const path = `/api/share-links/${link.id}/`
  await request.patch(path, { headers: bearer(premiumKey), data: { password: 'another one' } })
  expect(await viewOf(viewer, link.id)).toEqual({ visibility: 'public', requires: ['password'] })
  await viewer.dispose()
})

test('data is downloaded where the link allows it, formulas defused', async ({ request, premiumKey }) => {
  const text = `product,sales\n${Array.from({ length: 60 }, (_, at) => `${at % 3 ? '=1+1' : 'Lamp'},${at}`).join('\n')}\n`
  const sent = await generate(premiumKey, { fields: { file_type: 'csv' }, file: { text } })
  const { dashboard_id, share_link } = await dataOf(sent, generateCompletedSchema)
  const headers = bearer(premiumKey)
  const refused = await request.get(`/api/share/${share_link.id}/cleaned.csv/`)
  expect((await errorOf(refused, 'insufficient_scope')).param).toBe('allow_data_download')
  const made = await request.post(`/api/dashboard/${dashboard_id}/share-links/`, {
    headers,
    data: { allow_data_download: true },
  })
  const { id } = await dataOf(made, managedShareLinkSchema, 201)
  const cleaned = await request.get(`/api/share/${id}/cleaned.csv/`)
  expect([cleaned.status(), headerOf(cleaned, 'content-type')]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
  ])
  expect(await cleaned.text()).toContain("'=1+1")
  const view = await dataOf(await request.get(`/api/share/${id}/`), sharedDashboardSchema)
  const block = view.dashboard.chart_blocks.find(({ type }) => type === 'bar')
  const rows = await request.get(`/api/share/${id}/blocks/${block?.id}/data.csv/`)
  expect(rows.status()).toBe(200)
  expect(await rows.text()).not.toMatch(/(^|,|\n)"?[=@]/)
  await errorOf(await request.get(`/api/share/${id}/blocks/${randomUUID()}/data.csv/`), 'not_found')
  await errorOf(
    await request.get(`/api/share/${share_link.id}/blocks/${block?.id}/data.csv/`),
    'insufficient_scope',
  )
})

test('links are listed, changed, seen and refused by rule', async ({ request, freeKey, premiumKey }) => {
  const { dashboard_id, share_link } = await makeDashboard(freeKey)
  const headers = bearer(freeKey)
  const list = `/api/dashboard/${dashboard_id}/share-links/`
  const refused = await request.post(list, { headers, data: { password: 'open sesame' } })
  expect((await errorOf(refused, 'premium_required')).param).toBe('password')
  await errorOf(await request.post(list, { headers, data: { unknown: true } }), 'validation_error')
  await dataOf(await request.post(list, { headers, data: { name: 'Team' } }), managedShareLinkSchema, 201)
  const page = await dataOf(await request.get(`${list}?limit=1`, { headers }), managedShareLinkListSchema)
  expect(page.items.map(({ name }) => name)).toEqual(['Team'])
  const next = `${list}?limit=1&cursor=${page.next_cursor}`
  const rest = await dataOf(await request.get(next, { headers }), managedShareLinkListSchema)
  expect([rest.items[0]?.id, rest.next_cursor]).toEqual([share_link.id, null])

  const path = `/api/share-links/${share_link.id}/`
  const named = await request.patch(path, { headers, data: { name: 'First' } })
  expect(await dataOf(named, managedShareLinkSchema)).toMatchObject({ name: 'First', view_count: 0 })
  await errorOf(await request.patch(path, { headers, data: {} }), 'validation_error')
  const views = await dataOf(await request.get(`${path}views/`, { headers }), shareViewListSchema)
  expect(views).toMatchObject({ view_count: 0, last_viewed_at: null, days: [], items: [] })
  for (const send of [
    () => request.get(path, { headers: bearer(premiumKey) }),
    () => request.patch(path, { headers: bearer(premiumKey), data: { name: 'x' } }),
    () => request.delete(path, { headers: bearer(premiumKey) }),
    () => request.get(`${path}views/`, { headers: bearer(premiumKey) }),
    () => request.get(list, { headers: bearer(premiumKey) }),
    () => request.post(list, { headers: bearer(premiumKey), data: {} }),
  ]) {
    await errorOf(await send(), 'not_found')
  }
  await errorOf(await request.get(path), 'missing_api_key')
})
