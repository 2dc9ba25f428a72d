import pLimit, { type LimitFunction } from 'p-limit'
import { getEnv } from '@/lib/env'
import { answerMsMax } from '../answer-limit'
import { ServiceError } from '../errors'

/** A person keeps one table at a time; a second may be on its way. */
const ofOneMax = 2
/** More would wait longer than their clients do. */
const waitingMax = 8
const tryAgainSeconds = 5
const tooLateRetrySeconds = 60

/** Kept on the global object: each bundle of the web server has its own copy of this module. */
const kept = globalThis as { readoutExports?: { turns: LimitFunction; underWay: Map<string, number> } }

/** One engine process is left to uploads, where there are two or more. */
const exportsAtATime = () => Math.max(1, getEnv().engineProcesses - 1)

export interface ExportLimits {
  /** Ends when whoever asked has gone. */
  signal?: AbortSignal
  timeoutMs?: number
}

/**
 * Makes one cleaned table for `who` (an account, or a network of a link's viewers). Throws `rate_limited` where two
 * are being made for it, `overloaded` where too many wait or time is up: whoever asks for fifty holds up nobody else.
 * `make` is to end with the signal that it is given.
 */
export async function inExportSlot<Result>(
  who: string,
  make: (signal: AbortSignal) => Promise<Result>,
  { signal, timeoutMs = answerMsMax }: ExportLimits = {},
): Promise<Result> {
  kept.readoutExports ??= { turns: pLimit(exportsAtATime()), underWay: new Map() }
  const { turns, underWay } = kept.readoutExports
  const own = underWay.get(who) ?? 0
  if (own >= ofOneMax) throw tooManyOfOne()
  if (turns.pendingCount >= waitingMax) throw tooMany()
  underWay.set(who, own + 1)
  try {
    return await within({ signal, timeoutMs }, (ended) => turns(() => make(ended)))
  } finally {
    const left = (underWay.get(who) ?? 1) - 1
    if (left > 0) underWay.set(who, left)
    else underWay.delete(who)
  }
}

/** Waits for no work that heeds no signal, as where it is not its turn yet. */
async function within<Result>(
  { signal, timeoutMs }: ExportLimits & { timeoutMs: number },
  work: (ended: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = AbortSignal.timeout(timeoutMs)
  const ended = signal ? AbortSignal.any([signal, late]) : late
  const leaving = new Promise<never>((_resolve, reject) => {
    ended.addEventListener('abort', () => reject(ended.reason))
    if (ended.aborted) reject(ended.reason)
  })
  return Promise.race([work(ended), leaving]).catch((error: unknown) => {
    throw late.aborted && !signal?.aborted ? tooLate(error) : error
  })
}

const tooManyOfOne = () =>
  new ServiceError('rate_limited', {
    message: `Only ${ofOneMax} cleaned tables are made at a time. Try again when one of them has come.`,
    retryAfterSeconds: tryAgainSeconds,
  })

const tooMany = () =>
  new ServiceError('overloaded', {
    message: 'Many cleaned tables are being made at this moment. Try again in a few seconds.',
    retryAfterSeconds: tryAgainSeconds,
  })

const tooLate = (cause: unknown) =>
  new ServiceError('overloaded', {
    message: 'The cleaned table was not ready in time: the machine is busy. Try again in a minute.',
    retryAfterSeconds: tooLateRetrySeconds,
    cause,
  })
