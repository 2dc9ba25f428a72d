import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrismaClient } from '@/lib/db/generated/client'
import { createPrisma } from '@/lib/db/prisma-client'
import { readRows } from '@/lib/db/read-rows'
import { type DatabaseProxy, startDatabaseProxy } from '@/test/support/database-proxy'
import { createTestDatabase, type TestDatabase } from '@/test/support/test-database'
import { isUnavailable } from './database-errors'

let database: TestDatabase
let proxy: DatabaseProxy
let db: PrismaClient
beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startDatabaseProxy(database.url)
  db = createPrisma(proxy.url, 3, { queryTimeoutMs: 1000 })
})
afterAll(async () => {
  await db.$disconnect()
  await proxy.close()
  await database.drop()
})

/** What is thrown while the database goes away, by each way that the product asks it. */
const ways: [string, () => Promise<unknown>][] = [
  ['a query', () => db.account.count()],
  ['a raw query', () => db.$queryRaw`SELECT pg_sleep(0.3)::text`],
  ['rows past Prisma', () => readRows(db, 'SELECT pg_sleep(0.3)::text', [])],
  ['a statement', () => db.$executeRaw`SELECT pg_sleep(0.3)::text`],
  [
    'a transaction',
    () =>
      db.$transaction(async (tx) => {
        await tx.account.count()
        await tx.$queryRaw`SELECT pg_sleep(0.3)::text`
        await tx.account.count()
      }),
  ],
  [
    'a transaction that waits',
    () =>
      db.$transaction(async (tx) => {
        await tx.account.count()
        await sleep(300)
        await tx.account.create({ data: { email: `${Math.random()}@example.com` } })
      }),
  ],
  ['a batch', () => db.$transaction([db.account.count(), db.$queryRaw`SELECT pg_sleep(0.3)::text`])],
]

const failureOf = (run: () => Promise<unknown>) =>
  run().then(
    () => null,
    (error: unknown) => error,
  )

function expectUnavailable(failures: unknown[]): void {
  const others = failures.filter((failure) => failure !== null && !isUnavailable(failure))
  expect(others.map((failure) => `${(failure as Error).name}: ${String(failure)}`)).toEqual([])
}

/** Starts all ways at several moments, so that some are at each of their steps when `goAway` is called. */
async function during(goAway: () => unknown): Promise<unknown[]> {
  const running: Promise<unknown>[] = []
  for (let round = 0; round < 4; round++) {
    for (const [, run] of ways) running.push(failureOf(run))
    await sleep(60)
  }
  await goAway()
  for (const [, run] of ways) running.push(failureOf(run))
  return Promise.all(running)
}

describe('a database that goes away', () => {
  it.each(ways)('is told from a fault when %s meets it closed, and comes back by itself', async (_, run) => {
    await proxy.refuse()
    const failure = await failureOf(run)
    await proxy.restore()
    expect(failure).not.toBeNull()
    expectUnavailable([failure])
    expect(await failureOf(run)).toBeNull()
  })

  it('is told whatever is under way', { timeout: 60_000 }, async () => {
    const failures = await during(proxy.refuse)
    await proxy.restore()
    expect(failures.filter((failure) => failure !== null).length).toBeGreaterThan(ways.length)
    expectUnavailable(failures)
    expect(await failureOf(() => db.account.count())).toBeNull()
  })

  it('is told when it ends its sessions', { timeout: 60_000 }, async () => {
    const failures = await during(
      () => database.prisma.$queryRaw`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
    )
    expect(failures.filter((failure) => failure !== null).length).toBeGreaterThan(0)
    expectUnavailable(failures)
    expect(await failureOf(() => db.account.count())).toBeNull()
  })

  it('holds nobody up for ever when it says nothing more', { timeout: 120_000 }, async () => {
    const startedAt = Date.now()
    const failures = await during(proxy.hang)
    const tookMs = Date.now() - startedAt
    await proxy.restore()
    expectUnavailable(failures)
    expect(tookMs).toBeLessThan(30_000)
    await expect.poll(() => failureOf(() => db.account.count()), { timeout: 20_000 }).toBeNull()
  })
})
