import { Client } from 'pg'
import { connectionLimits } from '@/lib/db/connection-limits'
import { ServiceError } from '../errors'

/** Of this product, in the one space that advisory locks have. */
const lockKey = 7_236_401
/** More would wait longer than their clients do. */
const inLineMax = 4
const retryAfterSeconds = 30
const lockNotAvailable = '55P03'

export type PrintQueue = <Result>(print: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>

/**
 * Lets one print run at a time, in all processes on one database: a browser needs more memory than all the rest.
 * Throws `overloaded` where too many are in line or the wait is too long.
 */
export function createPrintQueue(databaseUrl: string, waitMsMax: number): PrintQueue {
  let inLine = 0
  return async (print, signal) => {
    signal?.throwIfAborted()
    if (inLine >= inLineMax) throw tooMany()
    inLine += 1
    try {
      const release = await lock(databaseUrl, { waitMsMax, signal })
      return await print().finally(release)
    } finally {
      inLine -= 1
    }
  }
}

/** Held by a connection of its own: it is free again when this process ends, however that is. */
async function lock(
  databaseUrl: string,
  { waitMsMax, signal }: { waitMsMax: number; signal?: AbortSignal },
): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl, ...connectionLimits })
  client.on('error', () => undefined)
  const release = () => client.end().catch(() => undefined)
  const leave = () => void release()
  signal?.addEventListener('abort', leave)
  try {
    await client.connect()
    await client.query(`SET lock_timeout = ${Math.ceil(waitMsMax)}`)
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    signal?.throwIfAborted()
    return release
  } catch (error) {
    await release()
    signal?.throwIfAborted()
    throw (error as { code?: string }).code === lockNotAvailable ? tooMany() : error
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}

const tooMany = () =>
  new ServiceError('overloaded', {
    message: 'Other dashboards are being printed. Try again in half a minute.',
    retryAfterSeconds,
  })
