import { afterAll, beforeAll, expect, it } from 'vitest'
import { EngineError } from '@/lib/engine/engine-error'
import { createTestContext, ordersResult, type TestContext } from '@/test/support/test-context'
import type { Actor, Ctx } from '../context'
import { listDashboards } from '../dashboard/list-dashboards'
import { deleteGeneration } from './delete-generation'
import { getGeneration } from './get-generation'
import { regenerateDashboard } from './regenerate-dashboard'
import { startGeneration } from './start-generation'

let test: TestContext
let fails = true
beforeAll(async () => {
  test = await createTestContext(async () => {
    if (fails) throw new EngineError('file_unparsable', 'Not a table.')
    return ordersResult
  })
})
afterAll(() => test.close())

async function send(ctx: Ctx) {
  const upload = await test.upload(ctx, 'region,amount\nNorth,20\n')
  await startGeneration(ctx, { upload, fields: { file_type: 'csv' } }).catch(() => undefined)
  const row = await ctx.db.generation.findFirstOrThrow({
    orderBy: { id: 'desc' },
    include: { dataset: true },
  })
  return { id: row.id, dataset: row.dataset, status: row.status, dashboardId: row.dashboardId }
}

const statusOf = (ctx: Ctx & { actor: Actor }, id: string, status: 'processing' | 'failed') =>
  ctx.db.generation.update({ where: { id }, data: { status } })

it('a failed one goes with its dataset and its file, and is off the list', async () => {
  fails = true
  const ctx = await test.as()
  const { id, dataset, status } = await send(ctx)
  expect(status).toBe('failed')
  expect((await listDashboards(ctx, { limit: 20 })).items).toHaveLength(1)
  expect(await deleteGeneration(ctx, id)).toEqual({ id, dataset_id: dataset.id })
  expect((await listDashboards(ctx, { limit: 20 })).items).toEqual([])
  expect(await ctx.db.dataset.count({ where: { id: dataset.id } })).toBe(0)
  await expect(ctx.storage.path(dataset.storageKey)).rejects.toThrow('There is no stored file')
  await expect(getGeneration(ctx, id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(deleteGeneration(ctx, id)).rejects.toMatchObject({ code: 'not_found' })
})

it('one of two deletes it, and nobody else does', async () => {
  fails = true
  const ctx = await test.as()
  const { id } = await send(ctx)
  await expect(deleteGeneration(await test.as(), id)).rejects.toMatchObject({ code: 'not_found' })
  const ends = await Promise.allSettled([deleteGeneration(ctx, id), deleteGeneration(ctx, id)])
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'not_found' } })
})

it('one that runs is left alone', async () => {
  fails = true
  const ctx = await test.as()
  const { id, dataset } = await send(ctx)
  await statusOf(ctx, id, 'processing')
  await expect(deleteGeneration(ctx, id)).rejects.toMatchObject({ code: 'conflict', status: 409 })
  expect(await ctx.storage.path(dataset.storageKey)).toContain(dataset.storageKey)
})

it('what a dashboard stands on is left alone, its failed regenerations too', async () => {
  fails = false
  const ctx = await test.as()
  const first = await send(ctx)
  const dashboardId = first.dashboardId as string
  await expect(deleteGeneration(ctx, first.id)).rejects.toMatchObject({ code: 'conflict' })
  fails = true
  await regenerateDashboard(ctx, dashboardId, {}).catch(() => undefined)
  const { id } = await ctx.db.generation.findFirstOrThrow({ where: { dashboardId }, orderBy: { id: 'desc' } })
  expect(id).not.toBe(first.id)
  await expect(deleteGeneration(ctx, id)).rejects.toThrow(`DELETE /api/dashboard/${dashboardId}/`)
  expect(await ctx.db.dashboard.count({ where: { id: dashboardId } })).toBe(1)
})
