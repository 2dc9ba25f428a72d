import type PgBoss from 'pg-boss'
import { getLogger } from '@/lib/logger'
import { openBoss } from './boss'
import { type SqlRunner, transactionDatabase } from './transaction-database'

export const mailQueue = 'mail'

/** What is to be mailed is in the row that it names: no code and no text stands in the queue. */
export interface MailJob {
  emailCodeId: string
}

/**
 * A mail server that is away for a moment is asked again after 2 s, 4 s, 8 s and 16 s; later the code would be of
 * no use. A send ends by itself after 30 s, and a process that dies with it is noticed after a minute.
 */
export const mailQueueOptions = { retryLimit: 4, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 }

const pollingIntervalSeconds = 1
const connectionsMax = 2
/** Mails that one worker sends at a time, so that one slow receiver does not hold up the others. */
const mailsAtATime = 4

export async function sendMailJob(boss: PgBoss, job: MailJob, transaction: SqlRunner): Promise<void> {
  await boss.send(mailQueue, job, { db: transactionDatabase(transaction) })
}

export interface MailWorkers {
  /** Takes no more jobs and waits for those that run. */
  stop: (timeoutMs: number) => Promise<void>
}

/** Takes mails off the queue; one whose `send` throws is tried again. */
export async function workMail(options: {
  databaseUrl: string
  send: (job: MailJob) => Promise<void>
}): Promise<MailWorkers> {
  const boss = await openBoss({ databaseUrl: options.databaseUrl, supervise: false, connectionsMax })
  for (let worker = 0; worker < mailsAtATime; worker++) {
    await boss.work<MailJob>(mailQueue, { batchSize: 1, pollingIntervalSeconds }, async (jobs) => {
      for (const { data } of jobs) await sendLogged(data, options.send)
    })
  }
  return { stop: (timeout) => boss.stop({ graceful: true, wait: true, timeout }) }
}

async function sendLogged(job: MailJob, send: (job: MailJob) => Promise<void>): Promise<void> {
  try {
    await send(job)
  } catch (error) {
    getLogger().warn({ error, ...job }, 'a mail was not taken')
    throw error
  }
}
