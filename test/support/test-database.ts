import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { PrismaClient } from '@/lib/db/generated/client'
import { createPrisma } from '@/lib/db/prisma-client'
import { runStatement } from './embedded-database'

export interface TestDatabase {
  url: string
  prisma: PrismaClient
  drop: () => Promise<void>
}

export interface EmptyDatabase {
  url: string
  drop: () => Promise<void>
}

/** A migrated database without rows, of its own for one suite; needs the `db` project's global set-up. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabaseUrl')).pathname.slice(1)
  const { url, drop } = await create(`TEMPLATE ${template}`)
  const prisma = createPrisma(url, 5)
  return { url, prisma, drop: () => prisma.$disconnect().then(drop) }
}

/** A database without tables, for tests of the migrations themselves. */
export const createEmptyDatabase = (): Promise<EmptyDatabase> => create('TEMPLATE template0')

async function create(how: string): Promise<EmptyDatabase> {
  const name = `readout_suite_${randomBytes(6).toString('hex')}`
  const server = databaseAt('postgres')
  await runStatement(server, `CREATE DATABASE ${name} ${how}`)
  return {
    url: databaseAt(name),
    drop: () => runStatement(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

function databaseAt(name: string): string {
  const url = new URL(inject('templateDatabaseUrl'))
  url.pathname = `/${name}`
  return url.href
}
