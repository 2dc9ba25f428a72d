import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendTestWebhook } from '@/lib/services/webhook/send-test-webhook'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { startWebhookReceiver, type WebhookReceiver } from '@/test/support/webhook-receiver'
import { makeWebhook, post, readDelivery, verified, webhookEnv } from '@/test/support/webhook-suite'
import { startWorker, type Worker } from './start-worker'

let test: TestContext
let receiver: WebhookReceiver
let worker: Worker

beforeAll(async () => {
  Object.assign(process.env, webhookEnv)
  test = await createTestContext()
  receiver = await startWebhookReceiver()
  worker = await startWorker(test.ctx, { databaseUrl: test.databaseUrl, concurrency: 1, postWebhook: post })
})
afterAll(async () => {
  await worker.stop(5000)
  await receiver.close()
  await test.close()
})

it('the worker sends what is due, and again by the schedule until it is taken', async () => {
  const ctx = await test.as()
  const webhook = await makeWebhook(ctx, receiver.url)
  const times: number[] = []
  receiver.answer((response) => {
    times.push(Date.now())
    response.writeHead(times.length === 1 ? 500 : 200).end()
  })
  const { id, message_id } = await sendTestWebhook(ctx, webhook.id)
  await receiver.arrived(2)
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(5000)
  for (const request of receiver.received) expect(verified(request, webhook.secret).id).toBe(message_id)
  await expect.poll(async () => (await readDelivery(ctx, id)).status).toBe('delivered')
})

it('the worker finds what has lost its job', async () => {
  const ctx = await test.as()
  const webhook = await makeWebhook(ctx, receiver.url)
  const before = receiver.received.length
  const queue = { ...ctx.queue, sendWebhook: async () => undefined }
  const { id } = await sendTestWebhook({ ...ctx, queue }, webhook.id)
  const nextAttemptAt = new Date(Date.now() - 60_000)
  await ctx.db.webhookDelivery.update({ where: { id }, data: { nextAttemptAt } })
  await receiver.arrived(before + 1)
  await expect.poll(async () => (await readDelivery(ctx, id)).status).toBe('delivered')
  expect(receiver.received).toHaveLength(before + 1)
})

it('a receiver that hangs holds up nobody else', async () => {
  const ctx = await test.as()
  const hanging = await makeWebhook(ctx, `${receiver.url}/hang`)
  const well = await makeWebhook(ctx, `${receiver.url}/well`)
  receiver.answer((response, { path }) => {
    if (path.endsWith('/well')) response.end()
  })
  const before = receiver.received.length
  for (let i = 0; i < 5; i++) await sendTestWebhook(ctx, hanging.id)
  const { id } = await sendTestWebhook(ctx, well.id)
  await receiver.arrived(before + 6)
  await expect.poll(async () => (await readDelivery(ctx, id)).status).toBe('delivered')
  const ended = await ctx.db.webhookAttempt.count({
    where: { statusCode: 200, delivery: { endpointId: hanging.id } },
  })
  expect(ended).toBe(0)
})
