import type PgBoss from 'pg-boss'
import { generationQueue, openBoss, webhookQueue } from './boss'
import { type MailJob, sendMailJob } from './mail-queue'
import { type SqlRunner, transactionDatabase } from './transaction-database'

export interface GenerationJob {
  generationId: string
}

export interface SendOptions {
  /** Sends within this transaction: the job is there when its rows are. */
  transaction?: SqlRunner
  delaySeconds?: number
}

export interface WebhookJob {
  deliveryId: string
  /** When the attempt is due; the same attempt waits in the queue once at the most. */
  at: Date
}

/** Asks workers to run generations, and to send webhooks and mails. A generation waits in it once at the most. */
export interface Queue {
  sendGeneration: (job: GenerationJob, options?: SendOptions) => Promise<void>
  sendWebhook: (job: WebhookJob, options?: Pick<SendOptions, 'transaction'>) => Promise<void>
  /** Within the transaction that writes what is to be mailed. */
  sendMail: (job: MailJob, transaction: SqlRunner) => Promise<void>
  /** Generations that wait, and that run. */
  count: () => Promise<{ waiting: number; running: number }>
  close: () => Promise<void>
}

/** Heard by workers, which then look at once instead of at their next turn. */
export const generationChannel = 'readout_generation'
export const webhookChannel = 'readout_webhook'

const connectionsMax = 2

/** Opens the queue for sending; the database must have been migrated. */
export async function openQueue(databaseUrl: string): Promise<Queue> {
  const boss = await openBoss({ databaseUrl, supervise: false, connectionsMax })
  return {
    sendGeneration: (job, options) => sendGenerationJob(boss, job, options),
    sendWebhook: (job, options) => sendWebhookJob(boss, job, options),
    sendMail: (job, transaction) => sendMailJob(boss, job, transaction),
    count: () => countJobs(boss),
    close: () => boss.stop({ graceful: false, wait: true }),
  }
}

export async function sendGenerationJob(
  boss: PgBoss,
  { generationId }: GenerationJob,
  { transaction, delaySeconds = 0 }: SendOptions = {},
): Promise<void> {
  const db = transaction ? transactionDatabase(transaction) : boss.getDb()
  const startAfter = delaySeconds > 0 ? delaySeconds : undefined
  await boss.send(generationQueue, { generationId }, { singletonKey: generationId, startAfter, db })
  if (!startAfter) await db.executeSql('SELECT pg_notify($1, $2)::text', [generationChannel, generationId])
}

async function sendWebhookJob(
  boss: PgBoss,
  { deliveryId, at }: WebhookJob,
  { transaction }: Pick<SendOptions, 'transaction'> = {},
): Promise<void> {
  const db = transaction ? transactionDatabase(transaction) : boss.getDb()
  const startAfter = at.getTime() > Date.now() ? at : undefined
  const singletonKey = `${deliveryId} ${at.getTime()}`
  await boss.send(webhookQueue, { deliveryId }, { singletonKey, startAfter, db })
  if (!startAfter) await db.executeSql('SELECT pg_notify($1, $2)::text', [webhookChannel, deliveryId])
}

async function countJobs(boss: PgBoss) {
  const { rows } = await boss.getDb().executeSql(
    `SELECT count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now())::int AS waiting,
            count(*) FILTER (WHERE state = 'active')::int AS running
       FROM pgboss.job WHERE name = $1`,
    [generationQueue],
  )
  const { waiting, running } = rows[0] as { waiting: number; running: number }
  return { waiting, running }
}
