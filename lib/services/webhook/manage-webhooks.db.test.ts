import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createWebhookSchema,
  rotateWebhookSecretSchema,
  updateWebhookSchema,
  webhookDeliveryDetailSchema,
  webhookDeliveryListSchema,
  webhookListSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '@/lib/contracts/webhook'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { startWebhookReceiver, type WebhookReceiver } from '@/test/support/webhook-receiver'
import { deliver, makeWebhook, webhookEnv } from '@/test/support/webhook-suite'
import type { Ctx } from '../context'
import { deleteWebhook } from './delete-webhook'
import { getDelivery } from './get-delivery'
import { getWebhook } from './get-webhook'
import { listDeliveries, listDeliveriesSchema } from './list-deliveries'
import { listWebhooks } from './list-webhooks'
import { redeliverWebhook } from './redeliver-webhook'
import { rotateWebhookSecret } from './rotate-webhook-secret'
import { sendTestWebhook } from './send-test-webhook'
import { sweepDeliveries } from './sweep-deliveries'
import { updateWebhook } from './update-webhook'

let test: TestContext
let receiver: WebhookReceiver
beforeAll(async () => {
  Object.assign(process.env, webhookEnv)
  test = await createTestContext()
  receiver = await startWebhookReceiver()
})
afterAll(async () => {
  await receiver.close()
  await test.close()
})

const url = 'https://example.com/hooks'
const page = (given: Record<string, unknown> = {}) => listDeliveriesSchema.parse(given)

describe('webhooks', () => {
  it('are made with a secret that is told this once and kept sealed', async () => {
    const ctx = await test.as()
    const made = webhookWithSecretSchema.parse(await makeWebhook(ctx, `${url}#part`))
    expect(made).toMatchObject({
      url,
      description: '',
      events: ['dashboard.ready', 'dashboard.failed'],
      is_enabled: true,
      health: { state: 'unused', failing_count: 0 },
    })
    const { secret, ...told } = made
    expect(webhookSchema.strict().parse(await getWebhook(ctx, made.id))).toEqual(told)
    expect(webhookListSchema.parse(await listWebhooks(ctx)).items).toEqual([told])
    const row = await ctx.db.webhookEndpoint.findUniqueOrThrow({ where: { id: made.id } })
    expect(JSON.stringify(row)).not.toContain(secret.slice(6))
  })

  it('are changed in what is given, by the same rules', async () => {
    const ctx = await test.as()
    const { id } = await makeWebhook(ctx, url)
    const change = (given: unknown) => updateWebhook(ctx, id, updateWebhookSchema.parse(given))
    expect(
      await change({ description: ' Ours ', events: ['dashboard.failed', 'dashboard.failed'] }),
    ).toMatchObject({
      url,
      description: 'Ours',
      events: ['dashboard.failed'],
    })
    expect(await change({ url: 'https://example.org/' })).toMatchObject({ url: 'https://example.org/' })
    for (const refused of ['https://10.0.0.1/', 'http://example.com/', 'https://localhost/']) {
      await expect(change({ url: refused })).rejects.toMatchObject({ code: 'validation_error', param: 'url' })
      await expect(makeWebhook(ctx, refused)).rejects.toMatchObject({
        code: 'validation_error',
        param: 'url',
      })
    }
    expect(await getWebhook(ctx, id)).toMatchObject({ url: 'https://example.org/' })
  })

  it('are at most 20 of an account, also when they are made at once', async () => {
    const ctx = await test.as()
    const made = await Promise.allSettled(Array.from({ length: 23 }, () => makeWebhook(ctx, url)))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    await expect(makeWebhook(ctx, url)).rejects.toMatchObject({ code: 'validation_error' })
  })

  it('are nobody else’s, and need the scope', async () => {
    const owner = await test.as()
    const { id } = await makeWebhook(owner, receiver.url)
    const { id: deliveryId } = await sendTestWebhook(owner, id)
    const stranger = await test.as()
    const reader: Ctx = { ...owner, actor: { ...owner.actor, scopes: ['dashboards:read'] } }
    const rotate = rotateWebhookSecretSchema.parse({})
    const calls = (ctx: Ctx, given: string) => [
      () => getWebhook(ctx, given),
      () => updateWebhook(ctx, given, { is_enabled: false }),
      () => deleteWebhook(ctx, given),
      () => rotateWebhookSecret(ctx, given, rotate),
      () => sendTestWebhook(ctx, given),
      () => listDeliveries(ctx, given, page()),
      () => getDelivery(ctx, { webhookId: given, deliveryId }),
      () => redeliverWebhook(ctx, { webhookId: given, deliveryId }),
    ]
    for (const given of [id, 'x', crypto.randomUUID()]) {
      for (const call of calls(stranger, given))
        await expect(call()).rejects.toMatchObject({ code: 'not_found' })
    }
    for (const call of calls(reader, id))
      await expect(call()).rejects.toMatchObject({ code: 'insufficient_scope' })
    await expect(listWebhooks(reader)).rejects.toMatchObject({ code: 'insufficient_scope' })
    expect((await listWebhooks(stranger)).items).toEqual([])
    const other = await makeWebhook(owner, receiver.url)
    const wrong = { webhookId: other.id, deliveryId }
    await expect(getDelivery(owner, wrong)).rejects.toMatchObject({ code: 'not_found' })
    await expect(redeliverWebhook(owner, wrong)).rejects.toMatchObject({ code: 'not_found' })
    expect(await getWebhook(owner, id)).toMatchObject({ is_enabled: true })
  })

  it('tell how their newest deliveries went', async () => {
    const ctx = await test.as()
    const { id } = await makeWebhook(ctx, receiver.url)
    const send = async (status: number) => {
      receiver.answer((response) => response.writeHead(status).end('a body that nobody keeps'))
      await deliver(ctx, (await sendTestWebhook(ctx, id)).id)
    }
    const health = async () => (await getWebhook(ctx, id)).health
    await send(200)
    expect(await health()).toEqual({ state: 'healthy', failing_count: 0 })
    await send(500)
    await send(404)
    expect(await health()).toEqual({ state: 'failing', failing_count: 2 })
    await send(200)
    await sendTestWebhook(ctx, id)
    expect(await health()).toEqual({ state: 'healthy', failing_count: 0 })

    const first = webhookDeliveryListSchema.parse(await listDeliveries(ctx, id, page({ limit: 3 })))
    expect(first.items.map(({ status, last_attempt }) => [status, last_attempt?.status_code])).toEqual([
      ['pending', undefined],
      ['delivered', 200],
      ['pending', 404],
    ])
    const rest = await listDeliveries(ctx, id, page({ limit: 3, cursor: first.next_cursor }))
    expect(rest.items.map(({ status }) => status)).toEqual(['pending', 'delivered'])
    expect(rest.next_cursor).toBeNull()
    expect((await listDeliveries(ctx, id, page({ status: 'delivered' }))).items).toHaveLength(2)
    const detail = webhookDeliveryDetailSchema.parse(
      await getDelivery(ctx, { webhookId: id, deliveryId: first.items[2]!.id }),
    )
    expect(detail).toMatchObject({
      message: { type: 'webhook.test', data: { webhook_id: id } },
      attempts: [{ number: 1, status_code: 404, error_class: 'bad_status' }],
    })
    const attempts = await ctx.db.webhookAttempt.findMany()
    expect(JSON.stringify(attempts)).not.toContain('nobody keeps')
  })

  it('send so much by hand within an hour, and no more', async () => {
    const ctx = await test.as()
    const { id } = await makeWebhook(ctx, receiver.url)
    const { id: deliveryId } = await sendTestWebhook(ctx, id)
    for (let i = 1; i < 60; i++) await redeliverWebhook(ctx, { webhookId: id, deliveryId })
    await expect(sendTestWebhook(ctx, id)).rejects.toMatchObject({ code: 'rate_limited' })
    const again = redeliverWebhook(ctx, { webhookId: id, deliveryId })
    await expect(again).rejects.toMatchObject({ code: 'rate_limited' })
    expect((await listDeliveries(ctx, id, page())).items).toHaveLength(1)
  })

  it('forget what ended and is old, and keep what waits', async () => {
    const ctx = await test.as()
    const { id } = await makeWebhook(ctx, receiver.url)
    receiver.answer((response) => response.end())
    const old = new Date(Date.now() - 31 * 86_400_000)
    const [ended, waiting] = [await sendTestWebhook(ctx, id), await sendTestWebhook(ctx, id)]
    const recent = await sendTestWebhook(ctx, id)
    await deliver(ctx, ended.id)
    await deliver(ctx, recent.id)
    await ctx.db.webhookDelivery.updateMany({
      where: { id: { in: [ended.id, waiting.id] } },
      data: { createdAt: old },
    })
    expect(await sweepDeliveries(ctx)).toBe(1)
    const { items } = await listDeliveries(ctx, id, page())
    expect(items.map((item) => item.id)).toEqual([recent.id, waiting.id])
  })
})

describe('the contract of webhooks', () => {
  it.each([
    {},
    { url: '' },
    { url: 'example.com' },
    { url: 'ftp://example.com/' },
    { url: 'javascript:alert(1)' },
    { url: `https://example.com/${'x'.repeat(2048)}` },
    { url, events: [] },
    { url, events: ['webhook.test'] },
    { url, events: ['dashboard.made'] },
    { url, description: 'x'.repeat(201) },
    { url, secret: 'mine' },
  ])('refuses to make %o', (given) => expect(createWebhookSchema.safeParse(given).success).toBe(false))

  it.each([{}, { name: 'x' }, { is_enabled: 'yes' }, { url: null }])('refuses to change %o', (given) =>
    expect(updateWebhookSchema.safeParse(given).success).toBe(false),
  )

  it.each([{ grace_hours: -1 }, { grace_hours: 169 }, { grace_hours: 1.5 }, { hours: 1 }])(
    'refuses to rotate with %o',
    (given) => expect(rotateWebhookSecretSchema.safeParse(given).success).toBe(false),
  )
})
