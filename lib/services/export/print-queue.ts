import { Client } from 'pg'
import { connectionLimits } from '@/lib/db/connection-limits'
import { ServiceError } from '../errors'

/** Of this product, in the one space that advisory locks have. */
const lockKey = 7_236_401
/** More would wait longer than their clients do. */
const waitingMax = 4
const waitMsMax = 30_000
const lockNotAvailable = '55P03'

export type PrintQueue = <Result>(print: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>

/**
 * Lets one print run at a time, in all processes on one database: a browser needs more memory than all the rest.
 * Throws `overloaded` where too many wait or the wait is too long.
 */
export function createPrintQueue(databaseUrl: string): PrintQueue {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (print, signal) => {
    if (waiting >= waitingMax) throw tooMany()
    waiting += 1
    const before = last
    const run = before.then(async () => {
      signal?.throwIfAborted()
      const release = await lock(databaseUrl)
      return print().finally(release)
    })
    last = run.catch(() => undefined)
    return run.finally(() => {
      waiting -= 1
    })
  }
}

/** Held by a connection of its own: it is free again when this process ends, however that is. */
async function lock(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl, ...connectionLimits })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`SET lock_timeout = ${waitMsMax}`)
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
  } catch (error) {
    await client.end().catch(() => undefined)
    throw (error as { code?: string }).code === lockNotAvailable ? tooMany() : error
  }
  return () => client.end().catch(() => undefined)
}

const tooMany = () =>
  new ServiceError('overloaded', {
    message: 'Other dashboards are being printed. Try again in half a minute.',
    retryAfterSeconds: waitMsMax / 1000,
  })
