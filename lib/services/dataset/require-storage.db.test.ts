import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { getAccount } from '../account/get-account'
import type { Actor, Ctx } from '../context'
import { deleteDashboard } from '../dashboard/delete-dashboard'
import { requireRoomAhead } from '../generation/require-room'
import { startGeneration } from '../generation/start-generation'

let test: TestContext
beforeAll(async () => {
  Object.assign(process.env, { FREE_STORAGE_MB: '1', PREMIUM_STORAGE_MB: '4000', RATE_LIMITS: 'off' })
  test = await createTestContext()
})
afterAll(() => test.close())

const megabyte = 1024 * 1024
const csv = 'region,amount\nNorth,20\nSouth,10\n'

async function keep(ctx: Ctx & { actor: Actor }, byteCount: number) {
  const { accountId } = ctx.actor
  const data = { accountId, name: 'x', fileType: 'csv', byteCount, sha256: 'x', storageKey: 'x' }
  return ctx.db.dataset.create({ data })
}

const send = async (ctx: Ctx) =>
  startGeneration(ctx, { upload: await test.upload(ctx, csv), fields: { file_type: 'csv' } })

const full = { code: 'file_too_large', status: 413, param: 'file' }

describe('the room for files', () => {
  it('is refused to a file that does not fit, with what is used, the bound and the way out', async () => {
    const ctx = await test.as('free')
    await keep(ctx, megabyte - csv.length + 1)
    await requireRoomAhead(ctx, ctx.actor)
    await expect(send(ctx)).rejects.toMatchObject(full)
    await expect(send(ctx)).rejects.toThrow(
      /take 1 MB of the 1 MB that the free plan keeps.*Delete dashboards/,
    )
    expect(await ctx.db.dataset.count({ where: { accountId: ctx.actor.accountId } })).toBe(1)
  })

  it('is refused before a file is read where nothing is left, and free again after a dashboard is deleted', async () => {
    const ctx = await test.as('free')
    const done = await send(ctx)
    if (done.status !== 'completed') throw new Error(done.status)
    await keep(ctx, megabyte - csv.length)
    await expect(requireRoomAhead(ctx, ctx.actor)).rejects.toMatchObject(full)
    await deleteDashboard(ctx, done.dashboard_id)
    await requireRoomAhead(ctx, ctx.actor)
    expect((await send(ctx)).status).toBe('completed')
  })

  it('is refused to a file before it is read that is too large for it at the least, and told by the account', async () => {
    const ctx = await test.as('free')
    await keep(ctx, megabyte - 100)
    await requireRoomAhead(ctx, ctx.actor, 100)
    await expect(requireRoomAhead(ctx, ctx.actor, 101)).rejects.toMatchObject(full)
    expect((await getAccount(ctx)).storage).toEqual({ used_bytes: megabyte - 100, max_bytes: megabyte })
  })

  it('is taken once where several files come at once for what is left', async () => {
    const ctx = await test.as('free')
    await keep(ctx, megabyte - csv.length)
    const ends = await Promise.allSettled(Array.from({ length: 4 }, () => send(ctx)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is of each account, and by its plan counts beyond 2 GB', async () => {
    const ctx = await test.as('premium')
    await keep(ctx, 2000 * megabyte)
    await keep(ctx, 1999 * megabyte)
    expect((await send(ctx)).status).toBe('completed')
    await keep(ctx, megabyte)
    await expect(send(ctx)).rejects.toMatchObject(full)
    expect((await send(await test.as('premium'))).status).toBe('completed')
  })
})
