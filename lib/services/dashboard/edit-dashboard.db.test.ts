import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { datasetSchema } from '@/lib/contracts/dataset'
import { generateCompletedSchema, generateFieldsSchema } from '@/lib/contracts/generation'
import { heldRun } from '@/test/support/held-run'
import { createTestContext, ordersResult, type TestContext } from '@/test/support/test-context'
import type { Ctx } from '../context'
import { getCleanedCsv } from '../dataset/get-cleaned-csv'
import { getDataset } from '../dataset/get-dataset'
import type { EngineResult } from '../generation/engine-task'
import { getGeneration } from '../generation/get-generation'
import { regenerateDashboard } from '../generation/regenerate-dashboard'
import { runGeneration } from '../generation/run-generation'
import { startGeneration } from '../generation/start-generation'
import { viewShareLink } from '../share/view-share-link'
import { deleteDashboard } from './delete-dashboard'
import { getBlockCsv } from './get-block-csv'
import { getDashboard } from './get-dashboard'
import { updateDashboard } from './update-dashboard'

let test: TestContext
let result: () => Promise<EngineResult>

beforeAll(async () => {
  test = await createTestContext(() => result())
})
afterAll(() => test.close())

const csv = 'region,amount\nNorth,20\nSouth,10\n'

async function make(text = csv) {
  result = async () => ordersResult
  const ctx = await test.as('premium')
  const upload = await test.upload(ctx, text)
  const fields = generateFieldsSchema.parse({ file_type: 'csv' })
  const made = generateCompletedSchema.parse(await startGeneration(ctx, { upload, fields }))
  return { ctx, made, id: made.dashboard_id, file: await ctx.storage.path(upload.storageKey) }
}

const readOnly = (ctx: Ctx): Ctx => ({
  ...ctx,
  actor: ctx.actor && { ...ctx.actor, scopes: ['dashboards:read'] },
})

describe('updateDashboard', () => {
  it('writes what is given and leaves the rest, for good', async () => {
    const { ctx, id } = await make()
    const before = await getDashboard(ctx, id)
    const after = await updateDashboard(ctx, id, { title: 'Mine', chart_order: [1, 2, 0] })
    expect(after).toMatchObject({
      title: 'Mine',
      description: before.description,
      layout: { ...before.layout, chart_order: [1, 2, 0] },
      chart_blocks: before.chart_blocks,
    })
    await updateDashboard(ctx, id, { description: '' })
    await regenerateDashboard(ctx, id, {})
    expect(await getDashboard(ctx, id)).toMatchObject({
      title: 'Mine',
      description: '',
      layout: { chart_order: [1, 2, 0] },
    })
  })

  it.each([[[0, 1]], [[0, 1, 1]], [[0, 1, 3]], [[0, 1, 2, 2]], [[]]])(
    'refuses the order %j',
    async (order) => {
      const { ctx, id } = await make()
      await expect(updateDashboard(ctx, id, { title: 'X', chart_order: order })).rejects.toMatchObject({
        code: 'validation_error',
        param: 'chart_order',
        message: expect.stringContaining('0 to 2'),
      })
      expect((await getDashboard(ctx, id)).title).toBe('Orders by region')
    },
  )

  it('is only for the owner, with a key that may write', async () => {
    const { ctx, id } = await make()
    await expect(updateDashboard(await test.as(), id, { title: 'X' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(updateDashboard(ctx, 'x', { title: 'X' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(updateDashboard(readOnly(ctx), id, { title: 'X' })).rejects.toMatchObject({
      code: 'insufficient_scope',
    })
  })
})

describe('deleteDashboard', () => {
  it('leaves nothing behind', async () => {
    const { ctx, made, id, file } = await make()
    expect(existsSync(file)).toBe(true)
    expect(await deleteDashboard(ctx, id)).toEqual({ id, dataset_id: made.dataset_id })
    expect(existsSync(file)).toBe(false)
    await expect(getDashboard(ctx, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(getGeneration(ctx, made.generation_id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(viewShareLink(test.ctx, made.share_link.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(deleteDashboard(ctx, id)).rejects.toMatchObject({ code: 'not_found' })
    const { accountId } = ctx.actor
    const left = [
      await ctx.db.dataset.count({ where: { accountId } }),
      await ctx.db.generation.count({ where: { accountId } }),
      await ctx.db.block.count({ where: { dashboardId: id } }),
    ]
    expect(left).toEqual([0, 0, 0])
  })

  it('may come while the dashboard is made anew', async () => {
    const { ctx, id } = await make(csv + 'South,1\n'.repeat(100))
    const held = heldRun<EngineResult>()
    result = held.run
    const regeneration = regenerateDashboard(ctx, id, {}).catch((error) => error)
    await held.isBegun
    await deleteDashboard(ctx, id)
    held.end(ordersResult)
    expect(await regeneration).toMatchObject({ code: 'not_found' })
    expect(await ctx.db.dashboard.count({ where: { accountId: ctx.actor.accountId } })).toBe(0)
  })

  it('ends well, whichever of it and a run is first', async () => {
    for (let round = 0; round < 5; round++) {
      const { ctx, made, id } = await make()
      const { id: again } = await ctx.db.generation.create({
        data: {
          accountId: ctx.actor.accountId,
          datasetId: made.dataset_id,
          dashboardId: id,
          isRegeneration: true,
          requestId: 'req_test',
        },
      })
      const [deleted] = await Promise.allSettled([deleteDashboard(ctx, id), runGeneration(ctx, again)])
      expect(deleted.status).toBe('fulfilled')
      expect(await ctx.db.generation.count({ where: { accountId: ctx.actor.accountId } })).toBe(0)
    }
  })

  it('is only for the owner, with a key that may write', async () => {
    const { ctx, id } = await make()
    await expect(deleteDashboard(await test.as(), id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(deleteDashboard(readOnly(ctx), id)).rejects.toMatchObject({ code: 'insufficient_scope' })
    expect((await getDashboard(ctx, id)).id).toBe(id)
  })
})

describe('what can be kept as a file', () => {
  it('is the data of a card, in the order of its columns', async () => {
    const { ctx, id } = await make()
    const [kpi, bar, insight] = (await getDashboard(ctx, id)).chart_blocks.map((block) => block.id)
    expect(await getBlockCsv(ctx, id, bar!)).toEqual({
      name: 'Amount by region',
      content: 'region,amount\r\nNorth,50\r\nSouth,10\r\n',
    })
    expect((await getBlockCsv(ctx, id, kpi!)).content).toBe('label,value\r\nTotal amount,60\r\n')
    await expect(getBlockCsv(ctx, id, insight!)).rejects.toMatchObject({ code: 'not_found' })
    await expect(getBlockCsv(ctx, id, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(getBlockCsv(await test.as(), id, bar!)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is the cleaned table', async () => {
    const { ctx, id } = await make()
    const { name, content } = await getCleanedCsv(ctx, id)
    expect([name, await new Response(content).text()]).toEqual(['Orders cleaned', csv])
    await expect(getCleanedCsv(await test.as(), id)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('getDataset', () => {
  it('tells the columns and the roles that were set', async () => {
    const { ctx, id, made } = await make()
    await regenerateDashboard(ctx, id, { roles: { amount: 'code' } })
    expect(datasetSchema.parse(await getDataset(ctx, id))).toMatchObject({
      id: made.dataset_id,
      name: 'Orders',
      file_type: 'csv',
      byte_count: csv.length,
      rows: 3,
      columns: [{ name: 'region' }, { name: 'amount' }],
      roles: { amount: 'code' },
    })
    await expect(getDataset(await test.as(), id)).rejects.toMatchObject({ code: 'not_found' })
  })
})
