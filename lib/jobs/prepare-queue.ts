import PgBoss from 'pg-boss'
import { generationQueue, webhookQueue } from './boss'

/** Makes or brings up to date the queue's own tables; part of `migrate`. */
export async function prepareQueue(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
  let failure: Error | undefined
  boss.on('error', (error) => {
    failure = error
  })
  await boss.start()
  // Whoever takes a row up again is decided by its lease, so a job is a wake-up call and never retried itself.
  for (const name of [generationQueue, webhookQueue]) {
    await boss.createQueue(name, { name, policy: 'short', retryLimit: 0 })
  }
  await boss.stop({ graceful: false, wait: true })
  if (failure) throw failure
}
