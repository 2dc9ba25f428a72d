import { PrismaPg } from '@prisma/adapter-pg'
import { getEnv } from '@/lib/env'
import { PrismaClient } from './generated/client'

/** Kept on the global object, since the development server loads this module anew with each change. */
const kept = globalThis as { readoutPrisma?: PrismaClient }

/** This process's client of the product's database. */
export function getPrisma(): PrismaClient {
  kept.readoutPrisma ??= createPrisma(getDatabaseUrl(), getEnv().databasePoolMax)
  return kept.readoutPrisma
}

/** A client of any database, for tests and scripts. */
export function createPrisma(url: string, connectionsMax: number): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max: connectionsMax }) })
}

/** The start script sets it where nobody else did. */
export function getDatabaseUrl(): string {
  const { databaseUrl } = getEnv()
  if (!databaseUrl) throw new Error('DATABASE_URL is not set: "npm start" runs a database and sets it.')
  return databaseUrl
}
