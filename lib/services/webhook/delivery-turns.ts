import pLimit, { type LimitFunction } from 'p-limit'
import { getEnv } from '@/lib/env'

let turns: LimitFunction | undefined

/**
 * Runs what an attempt writes, of as many attempts at a time as half of the process's connections: the rest wait in
 * line, and generations and mails find a connection beside them.
 */
export function inTurn<Result>(write: () => Promise<Result>): Promise<Result> {
  turns ??= pLimit(Math.max(1, Math.floor(getEnv().databasePoolMax / 2)))
  return turns(write)
}
