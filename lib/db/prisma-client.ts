import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { getEnv } from '@/lib/env'
import { connectionLimits, queryTimeoutMsDefault } from './connection-limits'
import { PrismaClient } from './generated/client'
import { keepPool } from './read-rows'

/** Kept on the global object, since the development server loads this module anew with each change. */
const kept = globalThis as { readoutPrisma?: PrismaClient }

/** This process's client of the product's database. */
export function getPrisma(): PrismaClient {
  kept.readoutPrisma ??= createPrisma(getDatabaseUrl(), getEnv().databasePoolMax)
  return kept.readoutPrisma
}

/** A pool without a free connection for so long is told as such by the pool itself, before Prisma gives up. */
const transactionWaitMs = connectionLimits.connectionTimeoutMillis + 1000
const transactionMs = 10_000

/** A client of any database, for tests and scripts. */
export function createPrisma(
  url: string,
  connectionsMax: number,
  { queryTimeoutMs = queryTimeoutMsDefault }: { queryTimeoutMs?: number } = {},
): PrismaClient {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    query_timeout: queryTimeoutMs,
    ...connectionLimits,
  })
  // One that breaks while nobody uses it is taken out by the pool; the next query says what is wrong.
  pool.on('error', () => undefined)
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true }),
    // The longer form quotes what was asked for, and what people send is for no log.
    errorFormat: 'minimal',
    transactionOptions: { maxWait: transactionWaitMs, timeout: transactionMs },
  })
  keepPool(client, pool)
  return client
}

/** The start script sets it where nobody else did. */
export function getDatabaseUrl(): string {
  const { databaseUrl } = getEnv()
  if (!databaseUrl) throw new Error('DATABASE_URL is not set: "npm start" runs a database and sets it.')
  return databaseUrl
}
