import type PgBoss from 'pg-boss'
import { getLogger } from '@/lib/logger'
import { generationQueue, openBoss } from './boss'
import { hearChannel } from './hear-channel'
import { type GenerationJob, generationChannel, sendGenerationJob } from './queue'

export interface WorkOptions {
  databaseUrl: string
  concurrency: number
  /** Runs one generation to its end; what it throws ends the job, and the generation's lease brings it back. */
  run: (generationId: string) => Promise<void>
}

export interface GenerationWorkers {
  sendGeneration: (job: GenerationJob) => Promise<void>
  /** Takes no more jobs and waits for those that run. */
  stop: (timeoutMs: number) => Promise<void>
}

/** pg-boss looks no more often than this; a notification wakes it sooner. */
const pollingIntervalSeconds = 0.5

/** Takes generations off the queue, so many at a time, each as soon as it is there. */
export async function workGenerations(options: WorkOptions): Promise<GenerationWorkers> {
  const connectionsMax = options.concurrency + 2
  const boss = await openBoss({ databaseUrl: options.databaseUrl, supervise: true, connectionsMax })
  const workerIds: string[] = []
  const wake = () => {
    for (const id of workerIds) boss.notifyWorker(id)
  }
  for (let worker = 0; worker < options.concurrency; worker++) {
    const id = await boss.work<GenerationJob>(
      generationQueue,
      { batchSize: 1, pollingIntervalSeconds },
      (jobs) => runJobs(jobs, options).finally(wake),
    )
    workerIds.push(id)
  }
  const deafen = hearChannel(options.databaseUrl, generationChannel, wake)
  return {
    sendGeneration: (job) => sendGenerationJob(boss, job),
    stop: async (timeoutMs) => {
      deafen()
      await boss.stop({ graceful: true, wait: true, timeout: timeoutMs })
    },
  }
}

async function runJobs(jobs: PgBoss.Job<GenerationJob>[], options: WorkOptions): Promise<void> {
  for (const { data } of jobs) {
    try {
      await options.run(data.generationId)
    } catch (error) {
      getLogger().error({ error, generationId: data.generationId }, 'generation did not run to its end')
      throw error
    }
  }
}
