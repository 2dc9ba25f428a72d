import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { generateFieldsSchema } from '@/lib/contracts/generation'
import { EngineError } from '@/lib/engine/engine-error'
import { createTestContext, ordersResult, type TestContext } from '@/test/support/test-context'
import { startWebhookReceiver, type WebhookReceiver } from '@/test/support/webhook-receiver'
import {
  deliver,
  makeWebhook,
  passLease,
  passTime,
  readDelivery,
  verified,
  webhookEnv,
} from '@/test/support/webhook-suite'
import type { Actor, Ctx } from '../context'
import { deleteDashboard } from '../dashboard/delete-dashboard'
import type { AnalyzeInput } from '../generation/engine-pool'
import type { EngineResult } from '../generation/engine-task'
import { runGeneration } from '../generation/run-generation'
import { startGeneration } from '../generation/start-generation'
import { claimDelivery } from './claim-delivery'
import { deleteWebhook } from './delete-webhook'
import { recordAttempt } from './record-attempt'
import { recoverDeliveries } from './recover-deliveries'
import { redeliverWebhook } from './redeliver-webhook'
import { attemptsMax } from './retry-schedule'
import { rotateWebhookSecret } from './rotate-webhook-secret'
import { sendTestWebhook } from './send-test-webhook'
import { updateWebhook } from './update-webhook'
import { sealSecret } from './webhook-secret'

let test: TestContext
let receiver: WebhookReceiver
let analyze: (input: AnalyzeInput) => Promise<EngineResult> = async () => ordersResult

beforeAll(async () => {
  Object.assign(process.env, webhookEnv)
  test = await createTestContext((input) => analyze(input))
  receiver = await startWebhookReceiver()
})
afterEach(() => {
  receiver.received.length = 0
  receiver.answer((response) => response.end())
  analyze = async () => ordersResult
})
afterAll(async () => {
  await receiver.close()
  await test.close()
})

const refuse = () => receiver.answer((response) => response.writeHead(503).end())

async function generate(ctx: Ctx) {
  const upload = await test.upload(ctx, 'region,amount\nNorth,20\nSouth,10\n')
  return startGeneration(ctx, { upload, fields: generateFieldsSchema.parse({ file_type: 'csv' }) })
}

/** An endpoint of an account of its own, and the delivery of a test to it. */
async function prepare() {
  const ctx = await test.as()
  const webhook = await makeWebhook(ctx, receiver.url)
  const { id, message_id: messageId } = await sendTestWebhook(ctx, webhook.id)
  return { ctx, webhook, id, messageId }
}

const deliveriesOf = (ctx: Ctx & { actor: Actor }) =>
  ctx.db.webhookDelivery.findMany({
    where: { endpoint: { accountId: ctx.actor.accountId } },
    orderBy: { id: 'asc' },
  })

describe('the outbox', () => {
  it('gets a row for each endpoint that asked for it when a generation completes', async () => {
    const ctx = await test.as()
    const both = await makeWebhook(ctx, receiver.url)
    const failed = await makeWebhook(ctx, receiver.url, { events: ['dashboard.failed'] })
    const disabled = await makeWebhook(ctx, receiver.url)
    await updateWebhook(ctx, disabled.id, { is_enabled: false })
    await makeWebhook(await test.as(), receiver.url)

    const answer = await generate(ctx)
    const [delivery, ...others] = await deliveriesOf(ctx)
    expect(others).toEqual([])
    expect(delivery).toMatchObject({
      endpointId: both.id,
      generationId: answer.generation_id,
      status: 'pending',
    })
    await deliver(ctx, delivery!.id)
    const message = verified(receiver.received[0]!, both.secret)
    expect(message).toMatchObject({
      type: 'dashboard.ready',
      data: {
        generation_id: answer.generation_id,
        dataset_id: answer.dataset_id,
        title: 'Orders by region',
        ...('share_link' in answer && {
          dashboard_id: answer.dashboard_id,
          share_link_id: answer.share_link.id,
          share_url: answer.share_link.share_url,
        }),
      },
    })

    analyze = async () => {
      throw new EngineError('file_unparsable', 'Row 3 has no end.')
    }
    await expect(generate(ctx)).rejects.toMatchObject({ code: 'file_unparsable' })
    const failures = (await deliveriesOf(ctx)).filter(({ type }) => type === 'dashboard.failed')
    expect(failures.map(({ endpointId }) => endpointId).sort()).toEqual([both.id, failed.id].sort())
    expect(new Set(failures.map(({ messageId }) => messageId)).size).toBe(2)
    await deliver(ctx, failures.find(({ endpointId }) => endpointId === failed.id)!.id)
    expect(verified(receiver.received[1]!, failed.secret)).toMatchObject({
      type: 'dashboard.failed',
      data: { error: { code: 'file_unparsable', message: 'Row 3 has no end.' } },
    })
  })

  it('tells what is given up after its last attempt', async () => {
    const ctx = await test.as()
    await makeWebhook(ctx, receiver.url)
    const { generation_id: id } = await generate(ctx)
    await ctx.db.webhookDelivery.deleteMany({ where: { generationId: id } })
    const left = { status: 'processing', attempt: 10, leaseExpiresAt: new Date(Date.now() - 1) } as const
    await ctx.db.generation.update({ where: { id }, data: left })
    await runGeneration(ctx, id)
    expect((await deliveriesOf(ctx)).map(({ type }) => type)).toEqual(['dashboard.failed'])
  })

  it('stays empty where the generation does not end, and ends with what it belongs to', async () => {
    const ctx = await test.as()
    const webhook = await makeWebhook(ctx, receiver.url)
    const failing = {
      ...ctx,
      queue: { ...ctx.queue, sendWebhook: () => Promise.reject(new Error('no queue')) },
    }
    await generate(failing).catch(() => undefined)
    expect(await deliveriesOf(ctx)).toEqual([])
    expect(await ctx.db.generation.findMany({ where: { accountId: ctx.actor.accountId } })).toMatchObject([
      { status: 'processing' },
    ])
    await ctx.db.generation.deleteMany({ where: { accountId: ctx.actor.accountId } })

    const answer = await generate(ctx)
    expect(await deliveriesOf(ctx)).toHaveLength(1)
    await deleteDashboard(ctx, 'dashboard_id' in answer ? answer.dashboard_id : '')
    expect(await deliveriesOf(ctx)).toEqual([])

    await sendTestWebhook(ctx, webhook.id)
    const [waiting] = await deliveriesOf(ctx)
    await deleteWebhook(ctx, webhook.id)
    await deliver(ctx, waiting!.id)
    expect(receiver.received).toEqual([])
  })
})

describe('a delivery', () => {
  it('comes through after three refusals and a killed process, by the schedule, as one message', async () => {
    const { ctx, webhook, id, messageId } = await prepare()
    refuse()
    for (const pauseS of [5, 300, 1800]) {
      await deliver(ctx, id)
      const { nextAttemptAt, attempts } = await readDelivery(ctx, id)
      const end = attempts.at(-1)!.startedAt.getTime() + attempts.at(-1)!.durationMs
      const pausedS = (nextAttemptAt!.getTime() - end) / 1000
      expect(pausedS).toBeGreaterThanOrEqual(pauseS)
      expect(pausedS).toBeLessThan(pauseS * 1.1 + 1)
      const before = receiver.received.length
      await deliver(ctx, id)
      expect(receiver.received).toHaveLength(before)
      await passTime(ctx, id)
    }

    receiver.answer(() => undefined)
    const child = startChild(id)
    await receiver.arrived(4)
    child.kill('SIGKILL')
    await once(child, 'close')
    receiver.answer((response) => response.end())
    await deliver(ctx, id)
    expect(receiver.received).toHaveLength(4)

    await passLease(ctx, id)
    await deliver(ctx, id)
    for (let i = 0; i < 3; i++) {
      await passTime(ctx, id)
      await passLease(ctx, id)
      await deliver(ctx, id)
    }
    expect(receiver.received).toHaveLength(5)
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    for (const request of receiver.received) {
      expect(verified(request, webhook.secret)).toMatchObject({
        id: messageId,
        data: { webhook_id: webhook.id },
      })
    }
    const { status, deliveredAt, attempts } = await readDelivery(ctx, id)
    expect([status, deliveredAt !== null]).toEqual(['delivered', true])
    expect(attempts.map(({ number, statusCode, errorClass }) => [number, statusCode, errorClass])).toEqual([
      [1, 503, 'bad_status'],
      [2, 503, 'bad_status'],
      [3, 503, 'bad_status'],
      [4, null, 'interrupted'],
      [5, 200, null],
    ])
  })

  it('is sent once however many try at the same time', async () => {
    const { ctx, id } = await prepare()
    await Promise.all(Array.from({ length: 8 }, () => deliver(ctx, id)))
    expect(receiver.received).toHaveLength(1)
    expect((await readDelivery(ctx, id)).attempts).toHaveLength(1)
  })

  it('is over when an attempt was taken whose lease had ended', async () => {
    const { ctx, id } = await prepare()
    const stalled = await claimDelivery(ctx, id)
    await passLease(ctx, id)
    const second = await claimDelivery(ctx, id)
    await recordAttempt(ctx, stalled!, { statusCode: 200, errorClass: null, durationMs: 40_000 })
    await recordAttempt(ctx, second!, { statusCode: null, errorClass: 'timeout', durationMs: 10_000 })
    const { status, nextAttemptAt, attempts } = await readDelivery(ctx, id)
    expect([status, nextAttemptAt]).toEqual(['delivered', null])
    expect(attempts.map(({ errorClass }) => errorClass)).toEqual([null, 'timeout'])
  })

  it('is dead after the last attempt, and goes out again by hand as the same message', async () => {
    const { ctx, webhook, id, messageId } = await prepare()
    refuse()
    for (let i = 0; i < attemptsMax; i++) {
      await deliver(ctx, id)
      if (i < attemptsMax - 1) await passTime(ctx, id)
    }
    expect(await readDelivery(ctx, id)).toMatchObject({ status: 'dead', nextAttemptAt: null })
    await deliver(ctx, id)
    expect(receiver.received).toHaveLength(attemptsMax)

    const again = await redeliverWebhook(ctx, { webhookId: webhook.id, deliveryId: id })
    expect(again).toMatchObject({ status: 'pending', message_id: messageId, attempt_count: attemptsMax })
    await deliver(ctx, id)
    const retry = await readDelivery(ctx, id)
    expect(retry.status).toBe('pending')
    const pausedS = (retry.nextAttemptAt!.getTime() - retry.attempts.at(-1)!.startedAt.getTime()) / 1000
    expect(pausedS).toBeLessThan(10)
    receiver.answer((response) => response.end())
    await passTime(ctx, id)
    await deliver(ctx, id)
    expect(await readDelivery(ctx, id)).toMatchObject({ status: 'delivered' })
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([messageId]),
    )
    expect((await readDelivery(ctx, id)).attempts.map(({ number }) => number)).toEqual(
      Array.from({ length: attemptsMax + 2 }, (_, i) => i + 1),
    )
  })

  it('is left to the attempt under way when it is sent again by hand', async () => {
    const { ctx, webhook, id } = await prepare()
    const claim = await claimDelivery(ctx, id)
    await redeliverWebhook(ctx, { webhookId: webhook.id, deliveryId: id })
    await deliver(ctx, id)
    expect(receiver.received).toEqual([])
    await recordAttempt(ctx, claim!, { statusCode: 204, errorClass: null, durationMs: 1 })
    expect(await readDelivery(ctx, id)).toMatchObject({ status: 'delivered' })
  })

  it('ends with a receiver that is gone, which is called no more', async () => {
    const { ctx, webhook, id } = await prepare()
    receiver.answer((response) => response.writeHead(410).end())
    await deliver(ctx, id)
    expect(await readDelivery(ctx, id)).toMatchObject({ status: 'dead' })
    expect(await ctx.db.webhookEndpoint.findUnique({ where: { id: webhook.id } })).toMatchObject({
      isEnabled: false,
    })
    await expect(sendTestWebhook(ctx, webhook.id)).rejects.toMatchObject({ code: 'validation_error' })
  })

  it('waits while its endpoint is disabled', async () => {
    const { ctx, webhook, id } = await prepare()
    await updateWebhook(ctx, webhook.id, { is_enabled: false })
    await deliver(ctx, id)
    expect(receiver.received).toEqual([])
    await updateWebhook(ctx, webhook.id, { is_enabled: true })
    await deliver(ctx, id)
    expect(receiver.received).toHaveLength(1)
  })

  it('is found again when its job is lost, and only then', async () => {
    const { ctx, id } = await prepare()
    const sent: string[] = []
    const heard = {
      ...ctx,
      queue: {
        ...ctx.queue,
        sendWebhook: async (job: { deliveryId: string }) => void sent.push(job.deliveryId),
      },
    }
    await recoverDeliveries(heard)
    expect(sent).not.toContain(id)
    const longAgo = new Date(Date.now() - 60_000)
    await ctx.db.webhookDelivery.update({ where: { id }, data: { nextAttemptAt: longAgo } })
    await recoverDeliveries(heard)
    expect(sent).toContain(id)
    sent.length = 0
    await deliver(ctx, id)
    await recoverDeliveries(heard)
    expect(sent).not.toContain(id)
  })
})

describe('signatures', () => {
  it('are two during the grace of a rotation, and one after it', async () => {
    const { ctx, webhook, id } = await prepare()
    const rotated = await rotateWebhookSecret(ctx, webhook.id, { grace_hours: 1 })
    expect(rotated.secret).not.toBe(webhook.secret)
    refuse()
    await deliver(ctx, id)
    const [graced] = receiver.received
    expect(String(graced!.headers['webhook-signature']).split(' ')).toHaveLength(2)
    expect(verified(graced!, webhook.secret)).toEqual(verified(graced!, rotated.secret))

    const data = { previousSecretExpiresAt: new Date(Date.now() - 1) }
    await ctx.db.webhookEndpoint.update({ where: { id: webhook.id }, data })
    await passTime(ctx, id)
    await deliver(ctx, id)
    const after = receiver.received[1]!
    verified(after, rotated.secret)
    expect(() => verified(after, webhook.secret)).toThrow('No matching signature')

    const last = await rotateWebhookSecret(ctx, webhook.id, { grace_hours: 0 })
    expect(last.previous_secret_expires_at).toBeNull()
    await passTime(ctx, id)
    await deliver(ctx, id)
    verified(receiver.received[2]!, last.secret)
    expect(() => verified(receiver.received[2]!, rotated.secret)).toThrow('No matching signature')
  })

  it('are told as missing where the installation has another secret by now, and back after a rotation', async () => {
    const { ctx, webhook, id } = await prepare()
    const secretCipher = sealSecret(webhook.secret, 'the secret of another installation')
    await ctx.db.webhookEndpoint.update({ where: { id: webhook.id }, data: { secretCipher } })
    await deliver(ctx, id)
    expect(receiver.received).toEqual([])
    expect((await readDelivery(ctx, id)).attempts).toMatchObject([{ errorClass: 'secret_unreadable' }])
    const { secret } = await rotateWebhookSecret(ctx, webhook.id, { grace_hours: 24 })
    await passTime(ctx, id)
    await deliver(ctx, id)
    verified(receiver.received[0]!, secret)
  })
})

/** A process of its own that makes this attempt. */
function startChild(deliveryId: string): ChildProcess {
  const env = { ...process.env, ...webhookEnv, DATABASE_URL: test.databaseUrl, LOG_LEVEL: 'silent' }
  const args = ['--import', 'tsx', 'test/support/webhook-worker-child.ts', deliveryId]
  return spawn(process.execPath, args, { env, stdio: 'inherit' })
}
