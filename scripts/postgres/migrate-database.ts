import path from 'node:path'
import { applyMigrations } from '@/lib/db/apply-migrations'
import { prepareQueue } from '@/lib/jobs/prepare-queue'

export const migrationsFolder = path.resolve(import.meta.dirname, '../../prisma/migrations')

/** Brings a database up to date, tables and queue; gives the names of the migrations it applied. */
export async function migrateDatabase(url: string): Promise<string[]> {
  const applied = await applyMigrations(url, migrationsFolder)
  await prepareQueue(url)
  return applied
}
