import { workMail } from '@/lib/jobs/mail-queue'
import { workGenerations } from '@/lib/jobs/work-generations'
import { workWebhooks } from '@/lib/jobs/work-webhooks'
import type { Ctx } from '@/lib/services/context'
import { sweepFiles } from '@/lib/services/dataset/sweep-files'
import { sendEmailCode } from '@/lib/services/email-code/send-email-code'
import { recoverGenerations } from '@/lib/services/generation/recover-generations'
import { runGeneration } from '@/lib/services/generation/run-generation'
import { sweepIdempotentRequests } from '@/lib/services/idempotency/end-request'
import { sweepLimits } from '@/lib/services/limit/sweep-limits'
import { sweepShareTraces } from '@/lib/services/share/sweep-share-traces'
import { deliverWebhook } from '@/lib/services/webhook/deliver-webhook'
import type { PostWebhook } from '@/lib/services/webhook/post-webhook'
import { recoverDeliveries } from '@/lib/services/webhook/recover-deliveries'
import { sweepDeliveries } from '@/lib/services/webhook/sweep-deliveries'

export interface WorkerOptions {
  databaseUrl: string
  concurrency: number
  postWebhook: PostWebhook
}

export interface Worker {
  /** Takes nothing more and waits so long for what runs; what is cut off is taken up again when its lease ends. */
  stop: (timeoutMs: number) => Promise<void>
}

/** How soon after the end of its lease a generation of a killed process is taken up again. */
const recoveryMs = 5000
const sweepMs = 60 * 60 * 1000
/** They wait for others to answer and take next to nothing here. */
const webhookConcurrency = 50

/** Runs generations and sends webhooks off the queue, and those that other processes left unfinished. */
export async function startWorker(ctx: Ctx, options: WorkerOptions): Promise<Worker> {
  const workers = await workGenerations({ ...options, run: (id) => runGeneration(ctx, id) })
  const { databaseUrl, postWebhook: post } = options
  const webhooks = await workWebhooks({
    databaseUrl,
    concurrency: webhookConcurrency,
    run: (deliveryId) => deliverWebhook(ctx, { deliveryId, post }),
  })
  const mail = await workMail({
    databaseUrl,
    send: ({ emailCodeId }) => sendEmailCode(ctx, emailCodeId),
  })
  const stopRounds = rounds.map(({ pauseMs, ...round }) => every(pauseMs, () => makeRound(ctx, round)))
  return {
    stop: async (timeoutMs) => {
      for (const stopRound of stopRounds) stopRound()
      await Promise.all([workers, webhooks, mail].map((worker) => worker.stop(timeoutMs)))
    },
  }
}

interface Round {
  /** What was done, or could not be done. */
  what: string
  /** Gives how many there were. */
  work: (ctx: Ctx) => Promise<number>
}

const rounds: (Round & { pauseMs: number })[] = [
  { pauseMs: recoveryMs, what: 'take up unfinished generations again', work: recoverGenerations },
  { pauseMs: recoveryMs, what: 'take up unsent webhooks again', work: recoverDeliveries },
  { pauseMs: sweepMs, what: 'delete files of requests that broke off', work: sweepFiles },
  { pauseMs: sweepMs, what: 'delete counts of limits whose window has ended', work: sweepLimits },
  { pauseMs: sweepMs, what: 'delete answers to requests of yesterday', work: sweepIdempotentRequests },
  {
    pauseMs: sweepMs,
    what: 'delete codes, sessions and views of share links that are over',
    work: sweepShareTraces,
  },
  { pauseMs: sweepMs, what: 'delete old webhook deliveries', work: sweepDeliveries },
]

/** Now, and then so long after each end. */
function every(pauseMs: number, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const turn = async () => {
    await work()
    if (!stopped) timer = setTimeout(turn, pauseMs)
  }
  void turn()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

async function makeRound(ctx: Ctx, { what, work }: Round): Promise<void> {
  try {
    const count = await work(ctx)
    if (count > 0) ctx.logger.info({ count }, what)
  } catch (error) {
    ctx.logger.warn({ error }, `could not ${what}`)
  }
}
