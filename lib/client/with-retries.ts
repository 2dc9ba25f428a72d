import { ApiError } from './api-error'

export type Pause = (ms: number, signal?: AbortSignal) => Promise<void>

interface RetryOptions {
  retriesMax: number
  /** Whether sending it twice does no more than sending it once, also where the first may have arrived. */
  isRepeatable: boolean
  pause: Pause
  signal?: AbortSignal
}

/** Refusals of what was not done, or is being done under the same Idempotency-Key. */
const passingStatuses = new Set([409, 429, 503])
/** Whoever is told to wait for longer should know of it rather than hang. */
const retryAfterSecondsMax = 60
const backoffMs = 500

/** Sends again what may pass by itself: for as long as Retry-After says, else for a time that doubles. */
export async function withRetries(send: () => Promise<Response>, options: RetryOptions): Promise<Response> {
  for (let tried = 0; ; tried++) {
    const outcome: unknown = await send().catch((error: unknown) => error)
    const ms = tried < options.retriesMax ? pauseBefore(outcome, tried, options) : null
    if (ms === null) {
      if (outcome instanceof Response) return outcome
      throw outcome
    }
    if (outcome instanceof Response) await outcome.body?.cancel()
    await options.pause(ms, options.signal)
  }
}

/** How long to wait before the next try; null where there is none. */
function pauseBefore(outcome: unknown, tried: number, { isRepeatable }: RetryOptions): number | null {
  if (outcome instanceof Response) {
    const seconds = Number(outcome.headers.get('retry-after') ?? Number.NaN)
    const passes = passingStatuses.has(outcome.status) && seconds <= retryAfterSecondsMax
    return passes ? seconds * 1000 : null
  }
  const isLost = outcome instanceof ApiError && outcome.code === 'network_error'
  return isLost && isRepeatable ? backoffMs * 2 ** tried * (0.5 + Math.random() / 2) : null
}

/** Ends early, with the signal's reason, where it is aborted. */
export const pauseFor: Pause = (ms, signal) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal?.addEventListener('abort', end, { once: true })
  })
