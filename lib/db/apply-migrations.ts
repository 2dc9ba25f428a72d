import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'

/** The number that `prisma migrate deploy` locks, so that the two wait for each other. */
const migrationLock = 72_707_369

/** As Prisma makes it. */
const createTable = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Applies what is new in a folder of Prisma migrations, in order, each whole or not at all; gives their names. */
export async function applyMigrations(url: string, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await client.query(createTable)
    const applied = await readApplied(client)
    const waiting = migrations.filter((migration) => !isApplied(migration, applied))
    for (const migration of waiting) await apply(client, migration)
    return waiting.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

interface Applied {
  migration_name: string
  checksum: string
  finished_at: Date | null
}

async function readApplied(client: Client): Promise<Map<string, Applied>> {
  const { rows } = await client.query<Applied>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  return new Map(rows.map((row) => [row.migration_name, row]))
}

function isApplied({ name, checksum }: Migration, applied: Map<string, Applied>): boolean {
  const row = applied.get(name)
  if (!row) return false
  if (!row.finished_at) {
    throw new Error(`Migration ${name} was begun and not finished; see "prisma migrate resolve".`)
  }
  if (row.checksum !== checksum) {
    throw new Error(
      `Migration ${name} is not the one that made this database; restore its file or use a new database.`,
    )
  }
  return true
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN')
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
