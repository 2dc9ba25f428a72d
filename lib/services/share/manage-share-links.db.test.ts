import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scope } from '@/lib/contracts/account'
import { generateCompletedSchema, generateFieldsSchema } from '@/lib/contracts/generation'
import {
  createShareLinkSchema,
  managedShareLinkSchema,
  shareViewListSchema,
} from '@/lib/contracts/share-link'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import type { Actor, Ctx } from '../context'
import { getDashboard } from '../dashboard/get-dashboard'
import { startGeneration } from '../generation/start-generation'
import { countShareView } from './count-share-view'
import { createShareLink } from './create-share-link'
import { getShareLink } from './get-share-link'
import { listShareLinks } from './list-share-links'
import { listShareViews } from './list-share-views'
import { noPass, readVisit, requireViewer } from './require-viewer'
import { revokeShareLink } from './revoke-share-link'
import { sweepShareTraces } from './sweep-share-traces'
import { updateShareLink } from './update-share-link'
import { viewShareLink } from './view-share-link'
import { newViewerToken } from './viewer-token'

type Owner = Ctx & { actor: Actor }

let test: TestContext
beforeAll(async () => {
  test = await createTestContext()
})
afterAll(() => test.close())

async function makeDashboard(owner: Owner, fields: Record<string, string> = {}) {
  const upload = await test.upload(owner, 'region,amount\nNorth,20\nSouth,10\n')
  const form = generateFieldsSchema.parse({ file_type: 'csv', ...fields })
  return generateCompletedSchema.parse(await startGeneration(owner, { upload, fields: form }))
}

const options = (given: object) => createShareLinkSchema.parse(given)
const days = (from: string, to: string | null) => (Date.parse(to ?? '') - Date.parse(from)) / 86_400_000
const future = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString()

const everything = {
  name: 'For the board',
  allowed_emails: ['Ann@Example.com ', '@example.org', 'ann@example.com'],
  expires_at: null,
  password: 'open sesame',
  allow_pdf_export: true,
  allow_data_download: true,
  allow_scrollable_cards: true,
}

/** The same account on another plan, as its next request knows it. */
const onPlan = (owner: Owner, plan: 'free' | 'premium'): Owner => ({
  ...owner,
  actor: { ...owner.actor, plan },
})

const withScopes = (owner: Owner, ...scopes: Scope[]): Owner => ({
  ...owner,
  actor: { ...owner.actor, via: 'key', scopes },
})

describe('making a share link', () => {
  it('gives a free account a public one that ends after 7 days', async () => {
    const owner = await test.as('free')
    const { dashboard_id } = await makeDashboard(owner)
    const link = managedShareLinkSchema.parse(
      await createShareLink(owner, dashboard_id, options({ name: 'Team' })),
    )
    expect(link).toMatchObject({ visibility: 'public', state: 'active', name: 'Team', has_password: false })
    expect(days(link.created_at, link.expires_at)).toBeCloseTo(7, 3)
    const sooner = await createShareLink(owner, dashboard_id, options({ expires_at: future(2) }))
    expect(days(sooner.created_at, sooner.expires_at)).toBeCloseTo(2, 2)
  })

  it.each([
    ['allowed_emails', ['ann@example.com']],
    ['expires_at', null],
    ['expires_at', future(8)],
    ['password', 'open sesame'],
    ['allow_pdf_export', true],
    ['allow_data_download', true],
    ['allow_scrollable_cards', true],
  ])('refuses a free account %s', async (name, value) => {
    const owner = await test.as('free')
    const { dashboard_id } = await makeDashboard(owner)
    await expect(createShareLink(owner, dashboard_id, options({ [name]: value }))).rejects.toMatchObject({
      code: 'premium_required',
      param: name,
    })
  })

  it('names all that a free account can not have', async () => {
    const owner = await test.as('free')
    const { dashboard_id } = await makeDashboard(owner)
    const refused = createShareLink(owner, dashboard_id, options(everything))
    await expect(refused).rejects.toMatchObject({
      details: [
        { path: 'allowed_emails' },
        { path: 'expires_at' },
        { path: 'password' },
        { path: 'allow_pdf_export' },
        { path: 'allow_data_download' },
        { path: 'allow_scrollable_cards' },
      ],
    })
  })

  it('takes what is off for what is absent', async () => {
    const owner = await test.as('free')
    const { dashboard_id } = await makeDashboard(owner)
    const off = options({ allowed_emails: [], password: null, allow_pdf_export: false })
    expect(await createShareLink(owner, dashboard_id, off)).toMatchObject({ visibility: 'public' })
  })

  it('gives a premium account all that it asks for, private where it names somebody', async () => {
    const owner = await test.as('premium')
    const { dashboard_id } = await makeDashboard(owner)
    const link = await createShareLink(owner, dashboard_id, options(everything))
    expect(link).toMatchObject({
      visibility: 'private',
      allowed_emails: ['ann@example.com', '@example.org'],
      expires_at: null,
      has_password: true,
      allow_pdf_export: true,
      allow_data_download: true,
      allow_scrollable_cards: true,
    })
    expect(JSON.stringify(link)).not.toMatch(/sesame|scrypt/)
  })

  it('refuses an end that has passed, a bad address and more than 500 of them', async () => {
    const owner = await test.as('premium')
    const { dashboard_id } = await makeDashboard(owner)
    await expect(
      createShareLink(owner, dashboard_id, options({ expires_at: '2020-01-01T00:00:00Z' })),
    ).rejects.toMatchObject({ code: 'validation_error', param: 'expires_at' })
    const many = Array.from({ length: 501 }, (_, at) => `a${at}@example.com`)
    for (const bad of [
      { allowed_emails: ['ann'] },
      { allowed_emails: many },
      { password: 'short' },
      { x: 1 },
    ]) {
      expect(createShareLinkSchema.safeParse(bad).success).toBe(false)
    }
    expect(createShareLinkSchema.safeParse({ allowed_emails: many.slice(1) }).success).toBe(true)
  })

  it('is what the generation asked for, too', async () => {
    const owner = await test.as('premium')
    const { share_link } = await makeDashboard(owner, {
      allowed_emails: 'ann@example.com',
      allow_pdf_export: 'true',
      allow_scrollable_cards: 'on',
    })
    expect(await getShareLink(owner, share_link.id)).toMatchObject({
      ...share_link,
      visibility: 'private',
      allowed_emails: ['ann@example.com'],
      allow_pdf_export: true,
      allow_scrollable_cards: true,
      allow_data_download: false,
      expires_at: null,
    })
  })
})

describe('the links of a dashboard', () => {
  it('are listed newest first, page by page, with those that are over', async () => {
    const owner = await test.as('premium')
    const { dashboard_id, share_link } = await makeDashboard(owner)
    const made = [share_link.id]
    for (const name of ['b', 'c', 'd']) {
      made.unshift((await createShareLink(owner, dashboard_id, options({ name }))).id)
    }
    await revokeShareLink(owner, share_link.id)
    const first = await listShareLinks(owner, dashboard_id, { limit: 3 })
    const rest = await listShareLinks(owner, dashboard_id, { limit: 3, cursor: first.next_cursor! })
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(made)
    expect(rest.items.at(-1)).toMatchObject({ state: 'revoked', id: share_link.id })
    expect(rest.next_cursor).toBeNull()
    await expect(listShareLinks(owner, dashboard_id, { limit: 3, cursor: 'x' })).rejects.toMatchObject({
      param: 'cursor',
    })
  })

  it('are nobody else’s, and not for every key', async () => {
    const owner = await test.as('premium')
    const other = await test.as('premium')
    const { dashboard_id, share_link } = await makeDashboard(owner)
    const page = { limit: 20 }
    const verbs: ((ctx: Ctx) => Promise<unknown>)[] = [
      (ctx) => listShareLinks(ctx, dashboard_id, page),
      (ctx) => getShareLink(ctx, share_link.id),
      (ctx) => listShareViews(ctx, share_link.id, page),
      (ctx) => createShareLink(ctx, dashboard_id, {}),
      (ctx) => updateShareLink(ctx, share_link.id, { name: 'x' }),
      (ctx) => revokeShareLink(ctx, share_link.id),
    ]
    for (const verb of verbs) {
      await expect(verb(other)).rejects.toMatchObject({ code: 'not_found' })
      await expect(verb(test.ctx)).rejects.toMatchObject({ code: 'missing_api_key' })
    }
    const reader = withScopes(owner, 'dashboards:read')
    const writer = withScopes(owner, 'share_links:write')
    for (const verb of verbs.slice(0, 3)) {
      await expect(verb(writer)).rejects.toMatchObject({ code: 'insufficient_scope' })
      await verb(reader)
    }
    for (const verb of verbs.slice(3)) {
      await expect(verb(reader)).rejects.toMatchObject({ code: 'insufficient_scope' })
      await verb(writer)
    }
  })

  it('are closed for good when they are revoked', async () => {
    const owner = await test.as('premium')
    const { dashboard_id, share_link } = await makeDashboard(owner)
    const revoked = await revokeShareLink(owner, share_link.id)
    expect(revoked).toMatchObject({ state: 'revoked', revoked_at: expect.any(String) })
    expect(await revokeShareLink(owner, share_link.id)).toEqual(revoked)
    await expect(viewShareLink(test.ctx, share_link.id)).rejects.toMatchObject({ code: 'share_link_revoked' })
    await expect(updateShareLink(owner, share_link.id, { name: 'x' })).rejects.toMatchObject({
      code: 'share_link_revoked',
    })
    expect((await getDashboard(owner, dashboard_id)).visibility).toBe('private')
  })
})

describe('changing a link', () => {
  it('holds from the next read on', async () => {
    const owner = await test.as('premium')
    const { share_link } = await makeDashboard(owner)
    const { id } = share_link
    const change = (given: object) => updateShareLink(owner, id, options(given))
    const requires = async () => (await readVisit(test.ctx, id, noPass)).requires
    expect(await change({ allowed_emails: ['ann@example.com'] })).toMatchObject({ visibility: 'private' })
    expect(await requires()).toEqual(['email_code'])
    await change({ password: 'open sesame' })
    expect(await requires()).toEqual(['email_code', 'password'])
    expect(await change({ allowed_emails: [] })).toMatchObject({ visibility: 'public', has_password: true })
    expect(await change({ password: null })).toMatchObject({ has_password: false })
    expect(await requires()).toEqual([])
    const named = await change({ name: 'Board', expires_at: future(30), allow_data_download: true })
    expect(named).toMatchObject({ name: 'Board', allow_data_download: true, allow_pdf_export: false })
    expect(await change({ name: null })).toMatchObject({ name: null, expires_at: named.expires_at })
  })
})

describe('a premium account that becomes free', () => {
  async function makePremiumLink(given: object = everything) {
    const premium = await test.as('premium')
    const { dashboard_id } = await makeDashboard(premium)
    const link = await createShareLink(premium, dashboard_id, options(given))
    return { free: onPlan(premium, 'free'), link }
  }

  it('keeps its links as they are: nothing closes, nothing opens', async () => {
    const { free, link } = await makePremiumLink()
    expect(await getShareLink(free, link.id)).toEqual(link)
    expect((await readVisit(test.ctx, link.id, noPass)).requires).toEqual(['email_code', 'password'])
  })

  it.each([
    ['allowed_emails', []],
    ['allowed_emails', ['ann@example.com', 'new@example.com']],
    ['password', null],
    ['password', 'another one'],
  ])('can not widen one: %s %j', async (name, value) => {
    const { free, link } = await makePremiumLink()
    await expect(updateShareLink(free, link.id, options({ [name]: value }))).rejects.toMatchObject({
      code: 'premium_required',
      param: name,
    })
    expect(await getShareLink(free, link.id)).toEqual(link)
  })

  it('can not turn an option on again, nor end a link later', async () => {
    const { free, link } = await makePremiumLink({ expires_at: future(30) })
    for (const given of [
      { expires_at: future(31) },
      { expires_at: null },
      { allow_pdf_export: true },
      { allow_data_download: true },
      { allow_scrollable_cards: true },
    ]) {
      await expect(updateShareLink(free, link.id, options(given))).rejects.toMatchObject({
        code: 'premium_required',
      })
    }
  })

  it('can narrow one, and close it', async () => {
    const { free, link } = await makePremiumLink()
    const narrowed = await updateShareLink(
      free,
      link.id,
      options({
        name: 'Kept',
        allowed_emails: ['ann@example.com'],
        expires_at: future(3),
        allow_pdf_export: false,
        allow_data_download: true,
      }),
    )
    expect(narrowed).toMatchObject({
      visibility: 'private',
      allowed_emails: ['ann@example.com'],
      allow_pdf_export: false,
      allow_data_download: true,
      has_password: true,
    })
    expect(await revokeShareLink(free, link.id)).toMatchObject({ state: 'revoked' })
  })

  it('makes links as a free account does from then on', async () => {
    const premium = await test.as('premium')
    const { generation_id, dashboard_id } = await makeDashboard(premium, {
      allowed_emails: 'ann@example.com',
    })
    expect(generation_id).toBeTruthy()
    const free = onPlan(premium, 'free')
    const next = await createShareLink(free, dashboard_id, {})
    expect(next).toMatchObject({ visibility: 'public', expires_at: expect.any(String) })
  })
})

describe('the views of a link', () => {
  it('are told by day and one by one, and kept as a count', async () => {
    const owner = await test.as('premium')
    const { share_link } = await makeDashboard(owner)
    const { id } = share_link
    expect(await listShareViews(owner, id, { limit: 20 })).toMatchObject({
      view_count: 0,
      days: [],
      items: [],
    })
    for (let i = 0; i < 3; i++) {
      const pass = { ...noPass, browserToken: newViewerToken() }
      await countShareView(test.ctx, await requireViewer(test.ctx, id, { pass }), pass)
    }
    const first = shareViewListSchema.parse(await listShareViews(owner, id, { limit: 2 }))
    expect(first).toMatchObject({ view_count: 3, items: [{ email: null }, { email: null }] })
    expect(first.days).toEqual([{ date: new Date().toISOString().slice(0, 10), views: 3 }])
    const rest = await listShareViews(owner, id, { limit: 2, cursor: first.next_cursor! })
    expect([rest.items.length, rest.next_cursor]).toEqual([1, null])

    const longAgo = new Date(Date.now() - 91 * 86_400_000)
    await owner.db.shareView.updateMany({ where: { shareLinkId: id }, data: { viewedAt: longAgo } })
    expect(await sweepShareTraces(owner)).toBe(3)
    expect(await listShareViews(owner, id, { limit: 2 })).toMatchObject({ view_count: 3, items: [] })
  })

  async function makeTwo() {
    const owner = await test.as('premium')
    const ids = [(await makeDashboard(owner)).share_link.id, (await makeDashboard(owner)).share_link.id]
    const viewers = await Promise.all(ids.map((id) => requireViewer(test.ctx, id, { pass: noPass })))
    const visit = (at: number, email: string | null = null) =>
      countShareView(test.ctx, { ...viewers[at]!, email }, { ...noPass, browserToken: newViewerToken() })
    const count = async (at: number) => (await listShareViews(owner, ids[at]!, { limit: 2 })).view_count
    return { owner, ids, visit, count }
  }

  it('that can not be kept take no others with them', async () => {
    const { visit, count } = await makeTwo()
    const ended = await Promise.allSettled([visit(0), visit(1, 'no\0text'), visit(1), visit(0)])
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect([await count(0), await count(1)]).toEqual([2, 1])
  })

  it('are counted where another link is deleted meanwhile', async () => {
    const { owner, ids, visit, count } = await makeTwo()
    const isWaiting = async () => {
      const query =
        'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = $1'
      return (await owner.db.$queryRawUnsafe<unknown[]>(query, 'Lock')).length > 0
    }
    const ended = await owner.db.$transaction(
      async (tx) => {
        await tx.shareLink.delete({ where: { id: ids[0]! } })
        const visits = Promise.allSettled([visit(0), visit(1)])
        await expect.poll(isWaiting).toBe(true)
        return { visits }
      },
      { timeout: 60_000 },
    )
    expect((await ended.visits).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await count(1)).toBe(1)
  })
})
