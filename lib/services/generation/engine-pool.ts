import { existsSync } from 'node:fs'
import path from 'node:path'
import pidusage from 'pidusage'
import type { Stage } from '@/lib/contracts/analysis'
import type { TableRows } from '@/lib/contracts/table-rows'
import { EngineError } from '@/lib/engine/engine-error'
import { SelectionError } from '@/lib/engine/filtered/selection-conditions'
import type { ModelQuestion } from '@/lib/engine/model/plan-question'
import { getEnv } from '@/lib/env'
import { UnwritableStorageError } from '@/lib/storage/storage'
import { ServiceError } from '../errors'
import { type EngineProcess, EngineProcessEnded, startEngineProcess, wasKilled } from './engine-process'
import { createProcessSupply } from './engine-process-supply'
import {
  type AnalyzeTask,
  type CleanTask,
  type EngineMessage,
  type EngineResult,
  type EngineTask,
  type FilteredCards,
  type FilterTask,
  isOfHeldTable,
  type PageTask,
} from './engine-task'
import { startTimeLimit } from './time-limit'

interface Watch {
  onProgress?: (stage: Stage) => void
  /** Asks a model; its time is not the file's. The signal ends with the run. */
  onQuestion?: (question: ModelQuestion, signal: AbortSignal) => Promise<string | null>
  signal?: AbortSignal
}

export type AnalyzeInput = Omit<AnalyzeTask, 'asksModel'> & Watch
export type CleanInput = CleanTask & Pick<Watch, 'signal'>
export type FilterInput = FilterTask & Pick<Watch, 'signal'>
export type PageInput = PageTask & Pick<Watch, 'signal'>

export interface EnginePool {
  analyzeFile: (input: AnalyzeInput) => Promise<EngineResult>
  /** Ends when the cleaned table stands where it was to be written. */
  cleanFile: (input: CleanInput) => Promise<void>
  /** Throws a `SelectionError` for what the table does not have. */
  filterFile: (input: FilterInput) => Promise<FilteredCards>
  /** The same for rows of the table. */
  pageFile: (input: PageInput) => Promise<TableRows>
  /** Kills what runs. */
  close: () => Promise<void>
}

export interface EnginePoolOptions {
  /** The bundle that a process runs. */
  script: string
  processes: number
  memoryMb: number
  /** Of the processor, for one file. */
  timeoutMs: number
  /** Of the clock, after which a machine is too busy to go on; several times the processor's by default. */
  stalledMs?: number
}

/** Relative to the folder that every process of ours is started in. */
const bundledScript = path.join('.build', 'engine', 'engine-child.mjs')
/** Filling memory takes its time: within this much, some 100 MB. */
const memoryCheckMs = 50
/** A file's limit is the processor's time; within so many times that, even a busy machine gets to it. */
const wallFactor = 6
const stalledRetrySeconds = 60
/** A process that holds more than this share of its limit after a file is replaced: the next one needs the room. */
const keptMemoryShare = 0.4

const bytesPerMb = 1024 * 1024

/** Kept on the global object: each bundle of the web server has its own copy of this module. */
const kept = globalThis as { readoutEnginePool?: EnginePool }

/** Analyses a file in this process's pool. Throws `EngineError` for a file that can't be read or is too much. */
export function analyzeFile(input: AnalyzeInput): Promise<EngineResult> {
  return openEnginePool().analyzeFile(input)
}

/** Writes a file's cleaned table as CSV in this process's pool; throws as `analyzeFile`. */
export function cleanFile(input: CleanInput): Promise<void> {
  return openEnginePool().cleanFile(input)
}

/** Makes a dashboard's cards of some rows in this process's pool; throws as `EnginePool` says. */
export function filterFile(input: FilterInput): Promise<FilteredCards> {
  return openEnginePool().filterFile(input)
}

/** Some rows of a file's cleaned table in this process's pool; throws as `EnginePool` says. */
export function pageFile(input: PageInput): Promise<TableRows> {
  return openEnginePool().pageFile(input)
}

/** Makes this process's pool, so that the first file finds a warm process. */
export function openEnginePool(): EnginePool {
  kept.readoutEnginePool ??= createEnginePool(settings())
  return kept.readoutEnginePool
}

/** Kills the engine processes of this process. */
export async function closeEnginePool(): Promise<void> {
  await kept.readoutEnginePool?.close()
  kept.readoutEnginePool = undefined
}

function settings(): EnginePoolOptions {
  const { engineProcesses, engineMemoryMb, engineTimeoutMs } = getEnv()
  return {
    script: path.resolve(bundledScript),
    processes: engineProcesses,
    memoryMb: engineMemoryMb,
    timeoutMs: engineTimeoutMs,
  }
}

/** A few warm engine processes, one of them started ahead; files wait for a free one in the order they come. */
export function createEnginePool(options: EnginePoolOptions): EnginePool {
  if (!existsSync(options.script)) throw new Error(`The engine is not built: there is no ${options.script}.`)
  const supply = createProcessSupply({
    count: options.processes,
    start: () => startEngineProcess(options.script, options.memoryMb),
    isReusable: async (process) => (await usageOf(process)).memoryMb <= options.memoryMb * keptMemoryShare,
  })
  const runOnce = async (input: EngineTask & Watch) => {
    const file = isOfHeldTable(input) ? input.path : undefined
    const process = await supply.acquire(input.signal, file)
    return run(process, input, options).finally(() => supply.release(process, file))
  }
  // The same file gives the same result: one whose process somebody killed is run once more.
  const runSurely = (input: EngineTask & Watch) =>
    runOnce(input).catch((error: unknown) => (wasKilled(error) ? runOnce(input) : Promise.reject(error)))
  return {
    analyzeFile: async (input) => {
      const message = await runSurely(input)
      if (message.type === 'result') return message.result
      throw failureOf(message, options)
    },
    cleanFile: async (input) => {
      const message = await runSurely(input)
      if (message.type === 'unwritable')
        throw new UnwritableStorageError(path.dirname(input.cleanedTo), message)
      if (message.type !== 'cleaned') throw failureOf(message, options)
    },
    filterFile: async (input) => {
      const message = await runSurely(input)
      if (message.type === 'unfit') throw new SelectionError(message.param, message.message)
      if (message.type !== 'filtered') throw failureOf(message, options)
      return message.result
    },
    pageFile: async (input) => {
      const message = await runSurely(input)
      if (message.type === 'unfit') throw new SelectionError(message.param, message.message)
      if (message.type !== 'paged') throw failureOf(message, options)
      return message.result
    },
    close: supply.close,
  }
}

/** Runs one file under watch; whatever goes beyond its limits is killed and told as the file's own error. */
async function run(
  process: EngineProcess,
  input: EngineTask & Watch,
  options: EnginePoolOptions,
): Promise<EngineMessage> {
  const { onProgress, onQuestion, signal, ...task } = input
  const ended = new AbortController()
  let stopped: Error | undefined
  const stop = (reason: Error) => {
    stopped ??= reason
    process.kill()
  }
  const abort = () => stop(signal?.reason as Error)
  signal?.addEventListener('abort', abort, { once: true })
  const { stalledMs = options.timeoutMs * wallFactor } = options
  const limit = startTimeLimit(stalledMs, () => stop(stalled()))
  let usedBefore: number | undefined
  const watch = setInterval(async () => {
    const { memoryMb, processorMs } = await usageOf(process)
    // not looked at before there is time to: most of what is asked of a held table is over by then
    usedBefore ??= processorMs
    if (memoryMb > options.memoryMb) stop(tooLarge(options))
    if (processorMs - usedBefore > options.timeoutMs) stop(tooSlow(options))
  }, memoryCheckMs)
  const onMessage = (message: EngineMessage) => {
    if (message.type === 'stage') onProgress?.(message.stage)
    if (message.type === 'question') void answerQuestion(message.question)
  }
  const answerQuestion = async (question: ModelQuestion) => {
    limit.pause()
    const answer = await onQuestion?.(question, ended.signal).catch(() => null)
    limit.resume()
    process.answer({ answer: answer ?? null })
  }
  try {
    return await process.run({ ...task, ...(onQuestion && { asksModel: true }) }, onMessage)
  } catch (error) {
    if (stopped) throw stopped
    if (error instanceof EngineProcessEnded && error.reason === 'memory') throw tooLarge(options)
    throw error
  } finally {
    limit.end()
    ended.abort()
    clearInterval(watch)
    signal?.removeEventListener('abort', abort)
  }
}

function failureOf(message: EngineMessage, options: EnginePoolOptions): Error {
  if (message.type === 'refused') return new EngineError(message.code, message.message)
  if (message.type === 'out_of_memory') return tooLarge(options)
  return new Error(
    message.type === 'crashed' ? `The engine failed: ${message.stack}` : 'The engine gave no answer.',
  )
}

/** What a process holds, and what it has used of the processor since its start; nothing of one that has ended. */
async function usageOf({ pid }: EngineProcess): Promise<{ memoryMb: number; processorMs: number }> {
  try {
    const { memory, ctime } = await pidusage(pid)
    return { memoryMb: memory / bytesPerMb, processorMs: ctime }
  } catch {
    return { memoryMb: 0, processorMs: 0 }
  }
}

const tooSlow = ({ timeoutMs }: EnginePoolOptions) =>
  new EngineError(
    'file_unparsable',
    `Analysing this file took more than ${timeoutMs / 1000} s of the processor and was stopped. Upload fewer rows or columns, or a simpler file.`,
  )

/** Says nothing about the file: the same one may be done in a second when the machine is free. */
const stalled = () =>
  new ServiceError('overloaded', {
    message: 'The server is too busy to analyse this file just now. Try again in a minute.',
    retryAfterSeconds: stalledRetrySeconds,
  })

const tooLarge = ({ memoryMb }: EnginePoolOptions) =>
  new EngineError(
    'file_unparsable',
    `Analysing this file took more than ${memoryMb} MB of memory and was stopped. Upload fewer rows or columns, or a simpler file.`,
  )
