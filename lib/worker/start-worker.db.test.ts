import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { EngineError } from '@/lib/engine/engine-error'
import type { Ctx } from '@/lib/services/context'
import type { AnalyzeInput } from '@/lib/services/generation/engine-pool'
import type { EngineResult } from '@/lib/services/generation/engine-task'
import { openWebhookPoster } from '@/lib/services/webhook/open-webhook-poster'
import { createTestContext, ordersResult, type TestContext } from '@/test/support/test-context'
import { startWorker, type Worker } from './start-worker'

let test: TestContext
let analyze: (input: AnalyzeInput) => Promise<EngineResult>
let worker: Worker | undefined

beforeAll(async () => {
  test = await createTestContext((input) => analyze(input))
})
afterEach(async () => {
  await worker?.stop(5000)
  worker = undefined
})
afterAll(() => test.close())

/** A generation as a process leaves it that is killed: with these fields, and with no job in the queue. */
async function leave(ctx: Ctx, fields: { attempt?: number; leaseExpiresAt?: Date | null; createdAt?: Date }) {
  const accountId = ctx.actor!.accountId
  const upload = await test.upload(ctx, 'region,amount\nN,1\nS,2\n')
  const dataset = await ctx.db.dataset.create({
    data: {
      accountId,
      name: 'orders.csv',
      fileType: 'csv',
      byteCount: upload.byteCount,
      sha256: upload.sha256,
      storageKey: upload.storageKey,
    },
  })
  return ctx.db.generation.create({
    data: { accountId, datasetId: dataset.id, requestId: 'req_left', ...fields },
  })
}

const start = async () => {
  worker = await startWorker(test.ctx, {
    databaseUrl: test.databaseUrl,
    concurrency: 1,
    postWebhook: openWebhookPoster(),
  })
}

async function ended(ctx: Ctx, id: string) {
  for (;;) {
    const row = await ctx.db.generation.findUniqueOrThrow({ where: { id } })
    if (row.status !== 'processing') return row
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const past = () => new Date(Date.now() - 120_000)

describe('the worker', () => {
  it('takes up what a killed process left amid its work', { timeout: 30_000 }, async () => {
    analyze = async () => ordersResult
    const ctx = await test.as()
    const { id } = await leave(ctx, { attempt: 1, leaseExpiresAt: past() })
    await start()
    expect(await ended(ctx, id)).toMatchObject({ status: 'completed', attempt: 2 })
  })

  it('takes up what nobody ever began', { timeout: 30_000 }, async () => {
    analyze = async () => ordersResult
    const ctx = await test.as()
    const { id } = await leave(ctx, { createdAt: past() })
    await start()
    expect(await ended(ctx, id)).toMatchObject({ status: 'completed', attempt: 1 })
  })

  it('leaves alone what somebody holds', { timeout: 30_000 }, async () => {
    analyze = async () => ordersResult
    const ctx = await test.as()
    const held = await leave(ctx, { attempt: 1, leaseExpiresAt: new Date(Date.now() + 60_000) })
    const lost = await leave(ctx, { attempt: 1, leaseExpiresAt: past() })
    await start()
    await ended(ctx, lost.id)
    expect(await ctx.db.generation.findUniqueOrThrow({ where: { id: held.id } })).toMatchObject({
      status: 'processing',
      attempt: 1,
    })
  })

  it('gives up what took process after process down, with a reason', { timeout: 30_000 }, async () => {
    analyze = async () => ordersResult
    const ctx = await test.as()
    const { id } = await leave(ctx, { attempt: 10, leaseExpiresAt: past() })
    await start()
    const row = await ended(ctx, id)
    expect(row).toMatchObject({ status: 'failed', errorCode: 'internal_error' })
    expect(row.errorMessage).toBeTruthy()
  })

  it('ends a file that is too much as failed with its own reason, and goes on', {
    timeout: 30_000,
  }, async () => {
    analyze = async () => {
      throw new EngineError('file_unparsable', 'This took more than 30 s.')
    }
    const ctx = await test.as()
    const hostile = await leave(ctx, { createdAt: past() })
    await start()
    expect(await ended(ctx, hostile.id)).toMatchObject({
      status: 'failed',
      errorCode: 'file_unparsable',
      errorMessage: 'This took more than 30 s.',
    })
    analyze = async () => ordersResult
    const next = await leave(ctx, { createdAt: past() })
    expect(await ended(ctx, next.id)).toMatchObject({ status: 'completed' })
  })
})
