import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  generateAcceptedSchema,
  generateCompletedSchema,
  generateFieldsSchema,
  type Regenerate,
  regenerateCompletedSchema,
} from '@/lib/contracts/generation'
import { EngineError } from '@/lib/engine/engine-error'
import { heldRun } from '@/test/support/held-run'
import { createTestContext, ordersResult, type TestContext } from '@/test/support/test-context'
import type { Ctx } from '../context'
import { getDashboard } from '../dashboard/get-dashboard'
import { listDashboards } from '../dashboard/list-dashboards'
import type { AnalyzeInput } from './engine-pool'
import type { EngineResult } from './engine-task'
import { getGeneration } from './get-generation'
import { regenerateDashboard } from './regenerate-dashboard'
import { runGeneration } from './run-generation'
import { startGeneration } from './start-generation'

let test: TestContext
let analyze: (input: AnalyzeInput) => Promise<EngineResult>
const done = async () => ordersResult

const csv = 'region,amount\nNorth,20\nNorth,30\nSouth,10\n'
const large = csv + 'South,1\n'.repeat(150_000)

beforeAll(async () => {
  test = await createTestContext((input) => analyze(input))
})
afterAll(() => test.close())

async function make(plan: 'free' | 'premium' = 'free', text = csv) {
  analyze = done
  const ctx = await test.as(plan)
  const fields = generateFieldsSchema.parse({ file_type: 'csv', title: 'T', instructions: 'first' })
  const started = await startGeneration(ctx, { upload: await test.upload(ctx, text), fields })
  if (started.status === 'processing') await runGeneration(ctx, started.generation_id)
  const { dashboard_id, share_link } = await getGeneration(ctx, started.generation_id)
  return { ctx, id: dashboard_id ?? '', linkId: share_link?.id, datasetId: started.dataset_id }
}

const regenerate = async (ctx: Ctx, id: string, given: Regenerate = {}) =>
  regenerateCompletedSchema.parse(await regenerateDashboard(ctx, id, given))

/** The engine's answer with another title, description and only its first card. */
const changed: EngineResult = {
  ...ordersResult,
  draft: {
    ...ordersResult.draft,
    title: 'Anew',
    description: 'Made anew.',
    blocks: ordersResult.draft.blocks.slice(0, 1),
    layout: { ...ordersResult.draft.layout, chart_order: [0] },
  },
}

describe('regenerateDashboard', () => {
  it('puts new cards in the place of the old and keeps the id, the dataset and the link', async () => {
    const { ctx, id, linkId, datasetId } = await make()
    const before = await getDashboard(ctx, id)
    analyze = async () => changed
    const answer = await regenerate(ctx, id)
    expect(answer).toMatchObject({ dashboard_id: id, dataset_id: datasetId, share_link: { id: linkId } })
    const after = await getDashboard(ctx, id)
    expect(after).toMatchObject({
      id,
      title: 'Anew',
      description: 'Made anew.',
      layout: { chart_order: [0] },
    })
    expect(after.chart_blocks.map(({ type }) => type)).toEqual(['kpi'])
    expect(after.created_at).toBe(before.created_at)
    expect(Date.parse(after.last_generated_at ?? '')).toBeGreaterThan(
      Date.parse(before.last_generated_at ?? ''),
    )
    expect(await ctx.db.shareLink.count({ where: { dashboardId: id } })).toBe(1)
  })

  it('keeps the earlier instructions unless others are given, and the title that was asked for', async () => {
    const { ctx, id } = await make()
    const seen: unknown[] = []
    analyze = async ({ instructions, title }) => {
      seen.push([title, instructions])
      return ordersResult
    }
    await regenerate(ctx, id)
    await regenerate(ctx, id, { instructions: 'second' })
    await regenerate(ctx, id, { instructions: null })
    await regenerate(ctx, id, { instructions: '' })
    expect(seen).toEqual([
      ['T', 'first'],
      ['T', 'second'],
      ['T', 'second'],
      ['T', undefined],
    ])
  })

  it('keeps the roles that were set with the dataset, and null takes one back', async () => {
    const { ctx, id } = await make()
    const seen: unknown[] = []
    analyze = async ({ roles }) => {
      seen.push(roles)
      return ordersResult
    }
    await regenerate(ctx, id, { roles: { amount: 'code' } })
    await regenerate(ctx, id, { roles: { region: 'text' } })
    await regenerate(ctx, id, { roles: { amount: null } })
    expect(seen).toEqual([{ amount: 'code' }, { amount: 'code', region: 'text' }, { region: 'text' }])
  })

  it('refuses roles of columns that are not there, and keeps none of them', async () => {
    const { ctx, id, datasetId } = await make()
    const roles = { amount: 'code', Amount: 'code', profit: 'measure' } as const
    await expect(regenerateDashboard(ctx, id, { roles })).rejects.toMatchObject({
      code: 'validation_error',
      details: [
        { path: 'roles.Amount', message: expect.stringContaining('region, amount') },
        { path: 'roles.profit', code: 'unknown_column' },
      ],
    })
    const dataset = await ctx.db.dataset.findUniqueOrThrow({ where: { id: datasetId } })
    expect(dataset.roles).toEqual({})
    expect(await ctx.db.generation.count({ where: { datasetId } })).toBe(1)
  })

  it('keeps what the owner has written', async () => {
    const { ctx, id } = await make()
    await ctx.db.dashboard.update({ where: { id }, data: { title: 'Mine', editedFields: ['title'] } })
    analyze = async () => changed
    await regenerate(ctx, id)
    expect(await getDashboard(ctx, id)).toMatchObject({ title: 'Mine', description: 'Made anew.' })
  })

  it('tells the engine of a title that stays, and only of one that the owner has written', async () => {
    const { ctx, id } = await make()
    const seen: unknown[] = []
    analyze = async ({ keptTitle }) => {
      seen.push(keptTitle)
      return ordersResult
    }
    await regenerate(ctx, id, { instructions: 'Title: Theirs' })
    await ctx.db.dashboard.update({ where: { id }, data: { title: 'Mine', editedFields: ['title'] } })
    await regenerate(ctx, id, { instructions: 'Title: Theirs' })
    expect(seen).toEqual([undefined, 'Mine'])
  })

  it('leaves the dashboard as it was where it fails', async () => {
    const { ctx, id } = await make()
    const before = await getDashboard(ctx, id)
    analyze = async () => {
      throw new EngineError('file_unparsable', 'It took too long.')
    }
    const error = await regenerateDashboard(ctx, id, {}).catch((reason) => reason)
    expect(error).toMatchObject({ code: 'file_unparsable', location: expect.stringContaining('/generate/') })
    expect(await getDashboard(ctx, id)).toEqual(before)
    const [item] = (await listDashboards(ctx, { limit: 5 })).items
    expect(item).toMatchObject({ id, status: 'completed' })
  })

  it('leaves a large file to the worker, one at a time for a dashboard', async () => {
    const { ctx, id } = await make('premium', large)
    const before = await getDashboard(ctx, id)
    const attempts = await Promise.allSettled([
      regenerateDashboard(ctx, id, {}),
      regenerateDashboard(ctx, id, {}),
    ])
    const [accepted] = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
    const [refused] = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []))
    expect(refused).toMatchObject({ code: 'too_many_concurrent_generations' })
    const { generation_id } = generateAcceptedSchema.parse(accepted)
    expect((await getDashboard(ctx, id)).chart_blocks).toEqual(before.chart_blocks)
    analyze = async () => changed
    await runGeneration(ctx, generation_id)
    expect(await getDashboard(ctx, id)).toMatchObject({ title: 'Anew' })
  })

  it('lets a run that lost its hold change nothing', async () => {
    const { ctx, id } = await make('premium', large)
    const { generation_id } = await regenerateDashboard(ctx, id, {})
    const held = heldRun<EngineResult>()
    analyze = held.run
    const first = runGeneration(ctx, generation_id)
    await held.isBegun
    await ctx.db.generation.update({ where: { id: generation_id }, data: { leaseExpiresAt: new Date(0) } })
    analyze = async () => changed
    await runGeneration(ctx, generation_id)
    held.end(ordersResult)
    await first
    expect((await getDashboard(ctx, id)).chart_blocks).toHaveLength(1)
  })

  it('answers without a link where the owner has closed them all', async () => {
    const { ctx, id } = await make()
    await ctx.db.shareLink.updateMany({ where: { dashboardId: id }, data: { revokedAt: new Date() } })
    expect((await regenerate(ctx, id)).share_link).toBeNull()
  })

  it('shows a dashboard once in the list, with its newest generation', async () => {
    const { ctx, id } = await make()
    const { generation_id } = await regenerate(ctx, id)
    expect((await listDashboards(ctx, { limit: 5 })).items).toMatchObject([{ id, generation_id }])
  })

  it('is only for the owner, with a key that may write', async () => {
    const { ctx, id } = await make()
    await expect(regenerateDashboard(await test.as(), id, {})).rejects.toMatchObject({ code: 'not_found' })
    const reader: Ctx = { ...ctx, actor: { ...ctx.actor, scopes: ['dashboards:read'] } }
    await expect(regenerateDashboard(reader, id, {})).rejects.toMatchObject({ code: 'insufficient_scope' })
    generateCompletedSchema.parse(
      await regenerateDashboard({ ...ctx, actor: { ...ctx.actor, scopes: ['dashboards:write'] } }, id, {}),
    )
  })
})
