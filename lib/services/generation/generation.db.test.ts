import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dashboardListSchema, dashboardSchema } from '@/lib/contracts/dashboard'
import {
  generateAcceptedSchema,
  generateCompletedSchema,
  generateFieldsSchema,
  generationSchema,
} from '@/lib/contracts/generation'
import { EngineError } from '@/lib/engine/engine-error'
import { heldRun } from '@/test/support/held-run'
import { createTestContext, ordersResult, type TestContext } from '@/test/support/test-context'
import type { Ctx } from '../context'
import { getDashboard } from '../dashboard/get-dashboard'
import { listDashboards } from '../dashboard/list-dashboards'
import { viewShareLink } from '../share/view-share-link'
import type { AnalyzeInput } from './engine-pool'
import { EngineProcessEnded } from './engine-process'
import type { EngineResult } from './engine-task'
import { createGenerationChanges } from './generation-changes'
import { getGeneration } from './get-generation'
import { recoverGenerations } from './recover-generations'
import { runGeneration } from './run-generation'
import { startGeneration } from './start-generation'

let test: TestContext
let analyze: (input: AnalyzeInput) => Promise<EngineResult>
const done = async () => ordersResult

beforeAll(async () => {
  test = await createTestContext((input) => analyze(input))
})
afterAll(() => test.close())

const csv = 'region,amount\nNorth,20\nNorth,30\nSouth,10\n'
const large = csv + 'South,1\n'.repeat(150_000)
const fieldsOf = (given: Record<string, string> = {}) =>
  generateFieldsSchema.parse({ file_type: 'csv', ...given })

async function start(ctx: Ctx, text = csv, given: Record<string, string> = {}) {
  return startGeneration(ctx, { upload: await test.upload(ctx, text), fields: fieldsOf(given) })
}

describe('startGeneration with a small file', () => {
  it('ends within the request, with a dashboard and a link of 7 days', async () => {
    analyze = async (input) => {
      expect(input).toMatchObject({ fileType: 'csv', fileName: 'orders.csv', title: 'T', instructions: 'I' })
      expect(existsSync(input.path)).toBe(true)
      input.onProgress?.('read')
      return ordersResult
    }
    const ctx = await test.as()
    const answer = generateCompletedSchema.parse(await start(ctx, csv, { title: 'T', instructions: 'I' }))
    expect(answer.share_link).toMatchObject({ visibility: 'public', allowed_emails: [] })
    const days = (Date.parse(answer.share_link.expires_at ?? '') - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(7, 2)

    const generation = generationSchema.parse(await getGeneration(ctx, answer.generation_id))
    expect(generation).toMatchObject({
      status: 'completed',
      progress: { stage: 'done', percent: 100 },
      dataset_id: answer.dataset_id,
      instructions: 'I',
      dashboard: { id: answer.dashboard_id, title: 'Orders by region', status: 'completed' },
      share_link: { id: answer.share_link.id },
      error: null,
    })
    expect(generation.payload).toMatchObject({
      counts: { rows: 3, columns: 2, cards: 3, insights: 0 },
      tests: { run: 4, held: 1 },
      warnings: ['Instructions, "profit by region": no column profit'],
    })

    const dashboard = dashboardSchema.parse(await getDashboard(ctx, answer.dashboard_id))
    expect(dashboard).toMatchObject({
      dataset: { id: answer.dataset_id, name: 'Orders', status: 'cleaned' },
      visibility: 'public',
      status: 'completed',
    })
    expect(dashboard.chart_blocks.map(({ type, position }) => [type, position])).toEqual([
      ['kpi', 0],
      ['bar', 1],
      ['insight', 2],
    ])
    expect(dashboard.chart_blocks[1]?.description).toBe('North leads.')
    expect(Object.keys(dashboard.chart_blocks[1]?.data_preview ?? {})).toEqual([
      'columns',
      'rows',
      'x_axis',
      'y_axis',
    ])
  })

  it('answers a file that the engine refuses with its code and keeps the failed generation', async () => {
    analyze = async () => {
      throw new EngineError('file_unparsable', 'Row 3 has no end.')
    }
    const ctx = await test.as()
    const error = await start(ctx).catch((reason) => reason)
    expect(error).toMatchObject({ code: 'file_unparsable', status: 422, message: 'Row 3 has no end.' })
    const id = error.location.split('/').at(-2)
    expect(await getGeneration(ctx, id)).toMatchObject({
      status: 'failed',
      error: { code: 'file_unparsable', message: 'Row 3 has no end.' },
      dashboard: null,
      share_link: null,
    })
  })

  it('answers an unexpected failure without its text', async () => {
    analyze = async () => {
      throw new Error('secret path /x/y')
    }
    const error = await start(await test.as()).catch((reason) => reason)
    expect(error).toMatchObject({ code: 'internal_error', status: 500 })
    expect(error.message).not.toContain('secret')
  })

  it('refuses premium options for a free account, keeps nothing, and stores them for a premium one', async () => {
    analyze = done
    const free = await test.as('free')
    const upload = await test.upload(free, csv)
    const file = await free.storage.path(upload.storageKey)
    const refused = startGeneration(free, { upload, fields: fieldsOf({ allow_pdf_export: 'true' }) })
    await expect(refused).rejects.toMatchObject({ code: 'premium_required', param: 'allow_pdf_export' })
    expect(existsSync(file)).toBe(false)

    const premium = await test.as('premium')
    const options = { allowed_emails: 'a@example.com,@example.org', allow_pdf_export: '1' }
    const answer = generateCompletedSchema.parse(await start(premium, csv, options))
    expect(answer.share_link).toMatchObject({
      visibility: 'private',
      expires_at: null,
      allowed_emails: ['a@example.com', '@example.org'],
      allow_pdf_export: true,
      allow_scrollable_cards: false,
    })
    expect(await viewShareLink(test.ctx, answer.share_link.id)).toEqual({
      visibility: 'private',
      requires: ['email_code'],
    })
    expect((await getDashboard(premium, answer.dashboard_id)).visibility).toBe('private')
  })

  it('refuses an empty file without a trace', async () => {
    const ctx = await test.as()
    await expect(start(ctx, ' \n')).rejects.toMatchObject({ code: 'empty_dataset' })
    expect(await ctx.db.generation.count({ where: { accountId: ctx.actor.accountId } })).toBe(0)
  })
})

describe('startGeneration with a large file', () => {
  it('leaves it to the worker and tells where to look', async () => {
    const ctx = await test.as()
    const before = await ctx.queue.count()
    const answer = generateAcceptedSchema.parse(await start(ctx, large))
    expect((await ctx.queue.count()).waiting).toBe(before.waiting + 1)
    expect(answer.status_url).toContain(`/api/dashboard/generate/${answer.generation_id}/`)
    expect(await getGeneration(ctx, answer.generation_id)).toMatchObject({
      status: 'processing',
      progress: { stage: 'queued', percent: 0 },
      payload: null,
    })

    analyze = done
    await runGeneration(ctx, answer.generation_id)
    expect((await getGeneration(ctx, answer.generation_id)).status).toBe('completed')
  })

  it('lets a free account run one at a time, also when two requests come at once', async () => {
    const ctx = await test.as('free')
    const uploads = [await test.upload(ctx, large), await test.upload(ctx, large)]
    const results = await Promise.allSettled(
      uploads.map((upload) => startGeneration(ctx, { upload, fields: fieldsOf() })),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.map(({ reason }) => [reason.code, reason.retryAfterSeconds > 0])).toEqual([
      ['too_many_concurrent_generations', true],
    ])
  })

  it('lets a premium account run five', async () => {
    const ctx = await test.as('premium')
    for (let i = 0; i < 5; i++) await start(ctx, large)
    await expect(start(ctx, large)).rejects.toMatchObject({ code: 'too_many_concurrent_generations' })
  })
})

describe('runGeneration', () => {
  async function waiting(plan: 'free' | 'premium' = 'premium') {
    const ctx = await test.as(plan)
    const { generation_id: id } = await start(ctx, large)
    return { ctx, id }
  }
  const expireLease = (ctx: Ctx, id: string) =>
    ctx.db.generation.update({ where: { id }, data: { leaseExpiresAt: new Date(0) } })

  it('runs once, however many try at once', async () => {
    const { ctx, id } = await waiting()
    let runs = 0
    analyze = async () => {
      runs += 1
      return ordersResult
    }
    await Promise.all([1, 2, 3, 4].map(() => runGeneration(ctx, id)))
    await runGeneration(ctx, id)
    expect(runs).toBe(1)
    expect(await ctx.db.dashboard.count({ where: { accountId: ctx.actor.accountId } })).toBe(1)
  })

  it('is taken up by another process when the lease of a killed one has ended, and ends once', async () => {
    const { ctx, id } = await waiting()
    const held = heldRun<EngineResult>()
    analyze = held.run
    const first = runGeneration(ctx, id)
    await held.isBegun
    expect((await getGeneration(ctx, id)).status).toBe('processing')

    await expireLease(ctx, id)
    const before = await ctx.queue.count()
    await recoverGenerations(ctx)
    expect((await ctx.queue.count()).waiting).toBeGreaterThanOrEqual(before.waiting)
    analyze = done
    await runGeneration(ctx, id)
    const ended = await getGeneration(ctx, id)
    expect(ended.status).toBe('completed')

    held.end(ordersResult)
    await first
    expect(await getGeneration(ctx, id)).toEqual(ended)
    expect(await ctx.db.dashboard.count({ where: { accountId: ctx.actor.accountId } })).toBe(1)
    expect(await ctx.db.shareLink.count({ where: { dashboardId: ended.dashboard_id ?? '' } })).toBe(1)
  })

  it('does not let a late failure undo what a later run has ended', async () => {
    const { ctx, id } = await waiting()
    const held = heldRun<EngineResult>()
    analyze = held.run
    const first = runGeneration(ctx, id)
    await held.isBegun
    await expireLease(ctx, id)
    analyze = done
    await runGeneration(ctx, id)
    held.fail(new EngineError('file_unparsable', 'late'))
    await first
    expect(await getGeneration(ctx, id)).toMatchObject({ status: 'completed', error: null })
  })

  it('keeps a generation whose database was away for a moment', async () => {
    const { ctx, id } = await waiting()
    analyze = async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    }
    await expect(runGeneration(ctx, id)).rejects.toThrow('connect')
    expect((await getGeneration(ctx, id)).status).toBe('processing')
    await expireLease(ctx, id)
    analyze = done
    await runGeneration(ctx, id)
    expect((await getGeneration(ctx, id)).status).toBe('completed')
  })

  it.each(['queued', 'read', 'insights'])(
    'does not hold kills in stage %s against the file',
    async (stage) => {
      const { ctx, id } = await waiting()
      const leaseExpiresAt = new Date(0)
      await ctx.db.generation.update({ where: { id }, data: { attempt: 6, stage, leaseExpiresAt } })
      analyze = done
      await runGeneration(ctx, id)
      expect((await getGeneration(ctx, id)).status).toBe('completed')
    },
  )

  it('keeps a generation whose engine somebody killed', async () => {
    const { ctx, id } = await waiting()
    analyze = async () => {
      throw new EngineProcessEnded('SIGKILL', 'signal')
    }
    await expect(runGeneration(ctx, id)).rejects.toThrow('SIGKILL')
    expect((await getGeneration(ctx, id)).status).toBe('processing')
  })

  it.each([
    { attempt: 3, stage: 'narrate' },
    { attempt: 10, stage: 'read' },
  ])('gives a generation up that takes its process down each time: %o', async (lost) => {
    const { ctx, id } = await waiting()
    await ctx.db.generation.update({ where: { id }, data: { ...lost, leaseExpiresAt: new Date(0) } })
    analyze = done
    await runGeneration(ctx, id)
    expect(await getGeneration(ctx, id)).toMatchObject({
      status: 'failed',
      error: { code: 'internal_error' },
    })
  })

  it('tells the stage that it is in', async () => {
    const { ctx, id } = await waiting()
    let seen: unknown
    analyze = async ({ onProgress }) => {
      onProgress?.('read')
      onProgress?.('insights')
      while (seen === undefined) {
        const { progress } = await getGeneration(ctx, id)
        if (progress.stage === 'insights') seen = progress.percent
      }
      return ordersResult
    }
    await runGeneration(ctx, id)
    expect(seen).toBeGreaterThan(0)
  })

  it('tells its changes to every process that listens', async () => {
    const { ctx, id } = await waiting()
    const elsewhere = createGenerationChanges(test.databaseUrl)
    const subscription = elsewhere.subscribe(id)
    const isListening = async () => {
      const rows = await ctx.db.$queryRaw<unknown[]>`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`
      return rows.length > 0
    }
    while (!(await isListening()));
    analyze = done
    const heard = subscription.next(600_000)
    await runGeneration(ctx, id)
    await heard
    subscription.close()
    await elsewhere.close()
  })

  it('can be waited for', async () => {
    const { ctx, id } = await waiting()
    analyze = done
    const [answer] = await Promise.all([getGeneration(ctx, id, { waitMs: 20_000 }), runGeneration(ctx, id)])
    expect(answer.status).toBe('completed')
  })
})

describe('what belongs to someone else', () => {
  it('is not there', async () => {
    analyze = done
    const [owner, other] = [await test.as(), await test.as()]
    const answer = generateCompletedSchema.parse(await start(owner))
    await expect(getGeneration(other, answer.generation_id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(getDashboard(other, answer.dashboard_id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(getDashboard(owner, 'x')).rejects.toMatchObject({ code: 'not_found' })
    await expect(getDashboard(test.ctx, answer.dashboard_id)).rejects.toMatchObject({
      code: 'missing_api_key',
    })
    const blind = { ...owner, actor: { ...owner.actor, scopes: [] } }
    await expect(getDashboard(blind, answer.dashboard_id)).rejects.toMatchObject({
      code: 'insufficient_scope',
    })
    expect((await listDashboards(other, { limit: 10 })).items).toEqual([])
  })
})

describe('listDashboards', () => {
  it('pages from the newest, failed ones among them', async () => {
    const ctx = await test.as('premium')
    analyze = done
    for (const title of ['one', 'two', 'three']) await start(ctx, csv, { title })
    analyze = async () => {
      throw new EngineError('empty_dataset', 'No rows.')
    }
    await start(ctx, csv, { title: 'four' }).catch(() => {})
    const first = dashboardListSchema.parse(await listDashboards(ctx, { limit: 3 }))
    expect(first.items.map(({ status, title }) => [status, title])).toEqual([
      ['failed', 'four'],
      ['completed', 'Orders by region'],
      ['completed', 'Orders by region'],
    ])
    expect(first.items[0]).toMatchObject({ id: null, card_count: 0, description: 'No rows.' })
    expect(first.items[1]).toMatchObject({ card_count: 3, visibility: 'public' })
    const cursor = first.next_cursor ?? ''
    const second = dashboardListSchema.parse(await listDashboards(ctx, { limit: 3, cursor }))
    expect([second.items.length, second.next_cursor]).toEqual([1, null])
    await expect(listDashboards(ctx, { limit: 3, cursor: 'nonsense' })).rejects.toMatchObject({
      code: 'validation_error',
    })
  })
})

describe('searching dashboards', () => {
  it('finds all that have each of the words, page by page, and nobody else’s', async () => {
    const ctx = await test.as('premium')
    analyze = done
    for (const title of ['Ferry 100%', 'Harbour', 'Ferry_log', 'Ferry timetable'])
      await start(ctx, csv, { title })
    await ctx.db.dashboard.updateMany({
      where: { accountId: ctx.actor.accountId },
      data: { description: 'Made of the log.' },
    })
    const rows = await ctx.db.generation.findMany({
      where: { accountId: ctx.actor.accountId },
      orderBy: { id: 'asc' },
    })
    for (const { title, dashboardId } of rows) {
      await ctx.db.dashboard.update({ where: { id: dashboardId! }, data: { title: title! } })
    }
    const titles = async (q: string, cursor?: string) => {
      const page = await listDashboards(ctx, { limit: 2, q, cursor })
      return [...page.items.map(({ title }) => title), page.next_cursor === null ? 'end' : 'more']
    }
    expect(await titles('ferry')).toEqual(['Ferry timetable', 'Ferry_log', 'more'])
    const { next_cursor } = await listDashboards(ctx, { limit: 2, q: 'ferry' })
    expect(await titles('ferry', next_cursor!)).toEqual(['Ferry 100%', 'end'])
    expect(await titles('log FERRY_')).toEqual(['Ferry_log', 'end'])
    expect(await titles('0%')).toEqual(['Ferry 100%', 'end'])
    expect(await titles('harbour ferry')).toEqual(['end'])
    expect((await listDashboards(await test.as('free'), { limit: 10, q: 'ferry' })).items).toEqual([])
  })
})

describe('viewShareLink', () => {
  it('shows a public dashboard until the link ends or is closed', async () => {
    analyze = done
    const ctx = await test.as()
    const { share_link, dashboard_id } = generateCompletedSchema.parse(await start(ctx))
    const view = await viewShareLink(test.ctx, share_link.id)
    expect(view).toMatchObject({ visibility: 'public', dashboard: { id: dashboard_id } })
    const set = (data: { expiresAt?: Date; revokedAt?: Date }) =>
      ctx.db.shareLink.update({ where: { id: share_link.id }, data })
    await set({ expiresAt: new Date(0) })
    await expect(viewShareLink(test.ctx, share_link.id)).rejects.toMatchObject({ code: 'share_link_expired' })
    expect((await getDashboard(ctx, dashboard_id)).visibility).toBe('private')
    await set({ revokedAt: new Date() })
    await expect(viewShareLink(test.ctx, share_link.id)).rejects.toMatchObject({ code: 'share_link_revoked' })
    for (const id of ['x', 'A'.repeat(22)]) {
      await expect(viewShareLink(test.ctx, id)).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})
