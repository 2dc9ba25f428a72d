import { type APIRequestContext, expect } from '@playwright/test'
import { verifyWebhook } from '@/lib/client/verify-webhook'
import { generateCompletedSchema } from '@/lib/contracts/generation'
import {
  deletedWebhookSchema,
  type WebhookDelivery,
  webhookDeliveryDetailSchema,
  webhookDeliveryListSchema,
  webhookDeliverySchema,
  webhookListSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '@/lib/contracts/webhook'
import { startWebhookReceiver, type WebhookReceiver } from '@/test/support/webhook-receiver'
import { generate } from './generate'
import { test as base } from './keyed-test'
import { bearer, dataOf, errorOf, salesCsv } from './product'

/** Webhooks of the running product, sent by its worker to a receiver of our own. */

const test = base.extend<{ receiver: WebhookReceiver }>({
  receiver: async ({ plans: _ }, use) => {
    const receiver = await startWebhookReceiver()
    await use(receiver)
    await receiver.close()
  },
})

async function make(request: APIRequestContext, key: string, data: Record<string, unknown>) {
  const response = await request.post('/api/webhooks/', { headers: bearer(key), data })
  return dataOf(response, webhookWithSecretSchema, 201)
}

/** The endpoint's deliveries once they are as expected. */
async function deliveries(
  request: APIRequestContext,
  key: string,
  { id, until }: { id: string; until: (items: WebhookDelivery[]) => boolean },
) {
  for (;;) {
    const response = await request.get(`/api/webhooks/${id}/deliveries/`, { headers: bearer(key) })
    const { items } = await dataOf(response, webhookDeliveryListSchema)
    if (until(items)) return items
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const allDelivered = (items: WebhookDelivery[]) =>
  items.length > 0 && items.every(({ status }) => status === 'delivered')

test('a generation that ends is told to who asked for it, signed', async ({
  request,
  premiumKey: key,
  receiver,
}) => {
  const made = await make(request, key, { url: receiver.url, events: ['dashboard.ready'] })
  const file = { text: salesCsv() }
  const answer = await dataOf(
    await generate(key, { fields: { file_type: 'csv' }, file }),
    generateCompletedSchema,
  )
  await receiver.arrived(1)
  const message = verifyWebhook(made.secret, receiver.received[0]!)
  expect(message).toMatchObject({
    type: 'dashboard.ready',
    event: 'dashboard.ready',
    data: {
      generation_id: answer.generation_id,
      dashboard_id: answer.dashboard_id,
      dataset_id: answer.dataset_id,
      share_link_id: answer.share_link.id,
      share_url: answer.share_link.share_url,
    },
  })
  const [delivery] = await deliveries(request, key, { id: made.id, until: allDelivered })
  expect(delivery).toMatchObject({
    webhook_id: made.id,
    message_id: message.id,
    generation_id: answer.generation_id,
    attempt_count: 1,
    next_attempt_at: null,
    last_attempt: { number: 1, status_code: 200, error_class: null },
  })
  const path = `/api/webhooks/${made.id}/deliveries/${delivery!.id}/`
  const detail = await dataOf(await request.get(path, { headers: bearer(key) }), webhookDeliveryDetailSchema)
  expect(detail.message).toEqual(message)
  expect(detail.attempts).toEqual([delivery!.last_attempt])

  await request.delete(`/api/dashboard/${answer.dashboard_id}/`, { headers: bearer(key) })
  await errorOf(await request.get(path, { headers: bearer(key) }), 'not_found')
  await request.delete(`/api/webhooks/${made.id}/`, { headers: bearer(key) })
})

test('a file that could not become a dashboard is told too', async ({
  request,
  premiumKey: key,
  receiver,
}) => {
  const made = await make(request, key, { url: receiver.url, events: ['dashboard.failed'] })
  const file = { text: 'region,amount\n' }
  const refused = await generate(key, { fields: { file_type: 'csv' }, file })
  const { message: text } = await errorOf(refused, 'empty_dataset')
  await receiver.arrived(1)
  expect(verifyWebhook(made.secret, receiver.received[0]!)).toMatchObject({
    type: 'dashboard.failed',
    data: { error: { code: 'empty_dataset', message: text } },
  })
  await request.delete(`/api/webhooks/${made.id}/`, { headers: bearer(key) })
})

test('a refused test is tried again by the schedule, and sent anew by hand as the same message', async ({
  request,
  freeKey: key,
  receiver,
}) => {
  const headers = bearer(key)
  const { id, secret } = await make(request, key, { url: receiver.url })
  let refusals = 1
  receiver.answer((response) => response.writeHead(refusals-- > 0 ? 500 : 204).end('secret things'))
  const sent = await dataOf(
    await request.post(`/api/webhooks/${id}/test/`, { headers }),
    webhookDeliverySchema,
    202,
  )
  expect(sent).toMatchObject({ type: 'webhook.test', status: 'pending', attempt_count: 0 })
  await receiver.arrived(2)
  const [delivered] = await deliveries(request, key, { id, until: allDelivered })
  expect(delivered).toMatchObject({ id: sent.id, attempt_count: 2, message_id: sent.message_id })
  const path = `/api/webhooks/${id}/deliveries/${sent.id}/`
  const { attempts } = await dataOf(await request.get(path, { headers }), webhookDeliveryDetailSchema)
  expect(attempts.map(({ status_code, error_class }) => [status_code, error_class])).toEqual([
    [500, 'bad_status'],
    [204, null],
  ])
  expect(Date.parse(attempts[1]!.started_at) - Date.parse(attempts[0]!.started_at)).toBeGreaterThanOrEqual(
    5000,
  )

  await dataOf(await request.post(`${path}redeliver/`, { headers }), webhookDeliverySchema, 202)
  await receiver.arrived(3)
  const ids = receiver.received.map((received) => verifyWebhook(secret, received).id)
  expect(new Set(ids)).toEqual(new Set([sent.message_id]))
  await request.delete(`/api/webhooks/${id}/`, { headers })
})

test('a webhook is made, read, changed, given a new secret and deleted', async ({
  request,
  freeKey: key,
  receiver,
}) => {
  const headers = bearer(key)
  const { secret, ...made } = await make(request, key, { url: receiver.url, description: 'Ours' })
  const path = `/api/webhooks/${made.id}/`
  expect(await dataOf(await request.get(path, { headers }), webhookSchema)).toEqual(made)
  const { items } = await dataOf(await request.get('/api/webhooks/', { headers }), webhookListSchema)
  expect(items).toContainEqual(made)
  const changed = await request.patch(path, {
    headers,
    data: { events: ['dashboard.failed'], is_enabled: false },
  })
  expect(await dataOf(changed, webhookSchema)).toMatchObject({
    events: ['dashboard.failed'],
    is_enabled: false,
  })
  await errorOf(await request.post(`${path}test/`, { headers }), 'validation_error')
  await request.patch(path, { headers, data: { is_enabled: true } })

  const rotate = (data: unknown) => request.post(`${path}rotate-secret/`, { headers, data })
  await errorOf(await rotate({ grace_hours: 999 }), 'validation_error')
  const rotated = await dataOf(await rotate({ grace_hours: 2 }), webhookWithSecretSchema)
  expect(Date.parse(rotated.previous_secret_expires_at ?? '')).toBeGreaterThan(Date.now())
  await request.post(`${path}test/`, { headers })
  await receiver.arrived(1)
  const [received] = receiver.received
  expect(verifyWebhook(secret, received!)).toEqual(verifyWebhook(rotated.secret, received!))

  expect(await dataOf(await request.delete(path, { headers }), deletedWebhookSchema)).toEqual({ id: made.id })
  for (const at of [path, `${path}deliveries/`])
    await errorOf(await request.get(at, { headers }), 'not_found')
  await errorOf(await request.delete(path, { headers }), 'not_found')
})

test('what leads nowhere public, or is not ours, is refused with a reason', async ({
  request,
  freeKey: key,
  premiumKey: other,
  receiver,
}) => {
  const headers = bearer(key)
  const post = (data: unknown) => request.post('/api/webhooks/', { headers, data })
  const hosts = [
    '10.0.0.1',
    '[::1]',
    '169.254.169.254',
    'localhost',
    '0x7f.2',
    '[::ffff:7f00:1]',
    'db.internal',
  ]
  for (const host of hosts) {
    const { details } = await errorOf(await post({ url: `https://${host}/` }), 'validation_error')
    expect(details).toEqual([
      {
        path: 'url',
        code: 'refused_address',
        message: expect.stringContaining('must lead to a host on the public internet'),
      },
    ])
  }
  for (const url of [
    'http://example.com/',
    'https://u:p@example.com/',
    'example.com',
    'file:///etc/passwd',
    '',
  ]) {
    const error = await errorOf(await post({ url }), 'validation_error')
    expect(error.param).toBe('url')
  }
  await errorOf(await post({ url: receiver.url, events: ['dashboard.gone'] }), 'validation_error')
  await errorOf(await post({}), 'validation_error')

  const { id } = await make(request, key, { url: receiver.url })
  for (const at of [id, 'nonsense']) {
    const path = `/api/webhooks/${at}/`
    const stranger = { headers: bearer(other) }
    await errorOf(await request.get(path, stranger), 'not_found')
    await errorOf(await request.patch(path, { ...stranger, data: { is_enabled: false } }), 'not_found')
    await errorOf(await request.delete(path, stranger), 'not_found')
    await errorOf(await request.post(`${path}test/`, stranger), 'not_found')
    await errorOf(await request.post(`${path}rotate-secret/`, { ...stranger, data: {} }), 'not_found')
    await errorOf(await request.get(`${path}deliveries/`, stranger), 'not_found')
    await errorOf(await request.get(`${path}deliveries/${id}/`, stranger), 'not_found')
    await errorOf(await request.post(`${path}deliveries/${id}/redeliver/`, stranger), 'not_found')
  }
  await request.delete(`/api/webhooks/${id}/`, { headers })
})
