import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPrisma } from '@/lib/db/prisma-client'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { startWebhookReceiver, type WebhookReceiver } from '@/test/support/webhook-receiver'
import { deliver, makeWebhook, webhookEnv } from '@/test/support/webhook-suite'
import { queueDelivery } from './queue-deliveries'

const poolMax = 10
const crowd = 50
/** Longer than Prisma's own patience with a pool that has nothing free, which is 2 s. */
const slowMs = 3000

let test: TestContext
let receiver: WebhookReceiver
beforeAll(async () => {
  Object.assign(process.env, webhookEnv, { DATABASE_POOL_MAX: String(poolMax) })
  test = await createTestContext()
  receiver = await startWebhookReceiver()
})
afterAll(async () => {
  await receiver.close()
  await test.close()
})

it('fifty attempts at once wait for a slow database and leave connections to others', async () => {
  const db = createPrisma(test.databaseUrl, poolMax)
  const ctx = { ...(await test.as()), db }
  const webhook = await makeWebhook(ctx, receiver.url)
  const ids: string[] = []
  for (let i = 0; i < crowd; i++) {
    const data = { webhook_id: webhook.id }
    const row = await db.$transaction((tx) =>
      queueDelivery(ctx, tx, { endpointId: webhook.id, type: 'webhook.test', data }),
    )
    ids.push(row.id)
  }
  const slow = new Client({ connectionString: test.databaseUrl })
  await slow.connect()
  await slow.query('BEGIN; LOCK TABLE webhook_attempts IN EXCLUSIVE MODE')
  const attempts = Promise.allSettled(ids.map((id) => deliver(ctx, id)))
  // Others are answered while all attempts wait: with no connection left they would be refused.
  for (const endsAt = Date.now() + slowMs; Date.now() < endsAt; await sleep(50)) await db.account.count()
  await slow.query('COMMIT')
  await slow.end()
  const failures = (await attempts).flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
  expect(failures).toEqual([])
  expect(await db.webhookDelivery.count({ where: { id: { in: ids }, status: 'delivered' } })).toBe(crowd)
  expect(receiver.received).toHaveLength(crowd)
  await db.$disconnect()
}, 60_000)
