import { workGenerations } from '@/lib/jobs/work-generations'
import type { Ctx } from '@/lib/services/context'
import { sweepFiles } from '@/lib/services/dataset/sweep-files'
import { recoverGenerations } from '@/lib/services/generation/recover-generations'
import { runGeneration } from '@/lib/services/generation/run-generation'

export interface WorkerOptions {
  databaseUrl: string
  concurrency: number
}

export interface Worker {
  /** Takes nothing more and waits so long for what runs; what is cut off is taken up again when its lease ends. */
  stop: (timeoutMs: number) => Promise<void>
}

/** How soon after the end of its lease a generation of a killed process is taken up again. */
const recoveryMs = 5000
const sweepMs = 60 * 60 * 1000

/** Runs generations off the queue, and those that other processes left unfinished. */
export async function startWorker(ctx: Ctx, options: WorkerOptions): Promise<Worker> {
  const workers = await workGenerations({ ...options, run: (id) => runGeneration(ctx, id) })
  const stopRecovery = every(recoveryMs, () => recover(ctx))
  const stopSweep = every(sweepMs, () => sweep(ctx))
  return {
    stop: async (timeoutMs) => {
      stopRecovery()
      stopSweep()
      await workers.stop(timeoutMs)
    },
  }
}

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

async function recover(ctx: Ctx): Promise<void> {
  try {
    const count = await recoverGenerations(ctx)
    if (count > 0) ctx.logger.info({ count }, 'unfinished generations are taken up again')
  } catch (error) {
    ctx.logger.warn({ error }, 'unfinished generations could not be looked for')
  }
}

async function sweep(ctx: Ctx): Promise<void> {
  try {
    const count = await sweepFiles(ctx)
    if (count > 0) ctx.logger.info({ count }, 'files of requests that broke off are deleted')
  } catch (error) {
    ctx.logger.warn({ error }, 'files of requests that broke off could not be deleted')
  }
}
