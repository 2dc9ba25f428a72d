import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { isUnavailable } from '@/lib/services/database-errors'

interface Outcome {
  /** Something failed for want of the database. */
  isUnavailable: boolean
}

/** Kept on the global object: Next's bundle notes what our server's reads. */
const kept = globalThis as { readoutOutcomes?: AsyncLocalStorage<Outcome> }

const outcomes = () => {
  kept.readoutOutcomes ??= new AsyncLocalStorage()
  return kept.readoutOutcomes
}

const retryAfterSeconds = 5

/**
 * Handles a request for which Next, if it fails, knows no status but 500: a page that failed because the database
 * is away is answered with 503 and a time to try again.
 */
export function withOutcome<Result>(response: ServerResponse, handle: () => Result): Result {
  const outcome: Outcome = { isUnavailable: false }
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...more: unknown[]) => {
    if (status !== 500 || !outcome.isUnavailable) return writeHead(status, ...more)
    response.setHeader('retry-after', String(retryAfterSeconds))
    return writeHead(503, ...more)
  }
  return outcomes().run(outcome, handle)
}

/** Notes, before the answer begins, why the request under way fails. */
export function noteFailure(error: unknown): void {
  const outcome = outcomes().getStore()
  if (outcome && isUnavailable(error)) outcome.isUnavailable = true
}
