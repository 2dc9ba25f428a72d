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

/** A migrated, empty database of its own for one suite; needs the `db` project's global set-up. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabaseUrl'))
  const name = `readout_suite_${randomBytes(6).toString('hex')}`
  const server = new URL(template)
  server.pathname = '/postgres'
  await runStatement(server.href, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`)
  const url = new URL(template)
  url.pathname = `/${name}`
  const prisma = createPrisma(url.href, 5)
  const drop = async () => {
    await prisma.$disconnect()
    await runStatement(server.href, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
  return { url: url.href, prisma, drop }
}
