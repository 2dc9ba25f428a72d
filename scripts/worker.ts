import { getDatabaseUrl } from '@/lib/db/prisma-client'
import { getEnv } from '@/lib/env'
import { getLogger } from '@/lib/logger'
import { openEnginePool } from '@/lib/services/generation/engine-pool'
import { openContext } from '@/lib/services/open-context'
import { openWebhookPoster } from '@/lib/services/webhook/open-webhook-poster'
import { startWorker } from '@/lib/worker/start-worker'
import { onShutdown } from './start/on-shutdown'

const drainMs = 10_000

/** The worker's process. */
async function main(): Promise<void> {
  let stop = async () => {}
  onShutdown(() => stop())
  openEnginePool()
  const ctx = await openContext({ requestId: 'worker' })
  const worker = await startWorker(ctx, {
    databaseUrl: getDatabaseUrl(),
    concurrency: getEnv().workerConcurrency,
    postWebhook: openWebhookPoster(),
  })
  stop = () => worker.stop(drainMs)
  process.send?.('ready')
}

main().catch((error: unknown) => {
  getLogger().fatal({ error }, 'the worker did not start')
  process.exit(1)
})
