import { Client } from 'pg'
import { connectionLimits } from '@/lib/db/connection-limits'
import { ServiceError } from '../errors'

/** Of this product, in the one space that advisory locks have. */
const lockKey = 7_236_401
/** More would wait longer than their clients do. */
const inLineMax = 4
const retryAfterSeconds = 30
const lockNotAvailable = '55P03'

export interface PrintTurn {
  signal?: AbortSignal
  /** Has no place in line: it is refused unless nothing else is printed or waits to be. */
  onlyWhenIdle?: boolean
}

export type PrintQueue = <Result>(print: () => Promise<Result>, turn?: PrintTurn) => Promise<Result>

/**
 * Lets one print run at a time, in all processes on one database: a browser needs more memory than all the rest.
 * Throws `overloaded` where too many are in line or the wait is too long.
 */
export function createPrintQueue(databaseUrl: string, waitMsMax: number): PrintQueue {
  const there = { inLine: 0, whenIdle: 0 }
  return async (print, { signal, onlyWhenIdle = false } = {}) => {
    signal?.throwIfAborted()
    const isBusy = onlyWhenIdle ? there.inLine + there.whenIdle > 0 : there.inLine >= inLineMax
    if (isBusy) throw tooMany()
    const place = onlyWhenIdle ? 'whenIdle' : 'inLine'
    there[place] += 1
    try {
      const release = await lock(databaseUrl, { waitMsMax: onlyWhenIdle ? 0 : waitMsMax, signal })
      return await print().finally(release)
    } finally {
      there[place] -= 1
    }
  }
}

/** Held by a connection of its own: it is free again when this process ends, however that is. No wait at 0 ms. */
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
    await (waitMsMax > 0 ? awaitLock(client, waitMsMax) : tryLock(client))
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

async function awaitLock(client: Client, waitMsMax: number): Promise<void> {
  await client.query(`SET lock_timeout = ${Math.ceil(waitMsMax)}`)
  await client.query('SELECT pg_advisory_lock($1)', [lockKey])
}

async function tryLock(client: Client): Promise<void> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS held', [lockKey])
  if (!rows[0]?.held) throw tooMany()
}

const tooMany = () =>
  new ServiceError('overloaded', {
    message: 'Other dashboards are being printed. Try again in half a minute.',
    retryAfterSeconds,
  })
