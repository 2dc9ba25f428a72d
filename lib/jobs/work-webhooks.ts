import type PgBoss from 'pg-boss'
import { getLogger } from '@/lib/logger'
import { openBoss, webhookQueue } from './boss'
import { hearChannel } from './hear-channel'
import { webhookChannel } from './queue'

export interface WorkWebhooksOptions {
  databaseUrl: string
  /** Attempts under way at a time. */
  concurrency: number
  /** Makes one attempt; what is lost in it is found again by its lease. */
  run: (deliveryId: string) => Promise<void>
}

export interface WebhookWorkers {
  /** Takes no more jobs and waits for the attempts under way. */
  stop: (timeoutMs: number) => Promise<void>
}

const pollingIntervalSeconds = 0.5
const batchSize = 20
const connectionsMax = 2

/**
 * Takes attempts off the queue when they are due. A job ends when its attempt has begun, so that one receiver
 * that hangs holds up nobody else.
 */
export async function workWebhooks(options: WorkWebhooksOptions): Promise<WebhookWorkers> {
  const boss = await openBoss({ databaseUrl: options.databaseUrl, supervise: false, connectionsMax })
  const running = new Set<Promise<void>>()
  let stopped = false
  const begin = async ({ data }: PgBoss.Job<{ deliveryId: string }>) => {
    while (running.size >= options.concurrency) await Promise.race(running)
    if (stopped) return
    const attempt = options
      .run(data.deliveryId)
      .catch((error: unknown) => getLogger().error({ error, ...data }, 'webhook attempt broke off'))
      .finally(() => running.delete(attempt))
    running.add(attempt)
  }
  const workerId = await boss.work<{ deliveryId: string }>(
    webhookQueue,
    { batchSize, pollingIntervalSeconds },
    async (jobs) => {
      for (const job of jobs) await begin(job)
      boss.notifyWorker(workerId)
    },
  )
  const deafen = hearChannel(options.databaseUrl, webhookChannel, () => boss.notifyWorker(workerId))
  return {
    stop: async (timeoutMs) => {
      stopped = true
      deafen()
      await boss.stop({ graceful: true, wait: true, timeout: timeoutMs })
      await Promise.race([Promise.all(running), new Promise((resolve) => setTimeout(resolve, timeoutMs))])
    },
  }
}
