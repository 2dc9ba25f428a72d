import PgBoss from 'pg-boss'
import { generationQueue, webhookQueue } from './boss'
import { mailQueue, mailQueueOptions } from './mail-queue'

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
  await prepareMailQueue(boss)
  await boss.stop({ graceful: false, wait: true })
  if (failure) throw failure
}

/** An installation may have the queue already, with the options of an earlier release. */
async function prepareMailQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(mailQueue, { name: mailQueue, policy: 'standard', ...mailQueueOptions })
  await boss.updateQueue(mailQueue, { name: mailQueue, ...mailQueueOptions })
}
