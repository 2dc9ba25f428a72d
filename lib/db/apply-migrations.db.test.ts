import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { schemaDiff } from '@/scripts/migrations/schema-diff'
import { migrationsFolder } from '@/scripts/postgres/migrate-database'
import { createEmptyDatabase, type EmptyDatabase } from '@/test/support/test-database'
import { applyMigrations } from './apply-migrations'

let database: EmptyDatabase
let folder: string
beforeEach(async () => {
  database = await createEmptyDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'readout-migrations-'))
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

function write(name: string, sql: string) {
  mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, name, 'migration.sql'), sql)
}

async function rows(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** All that makes up a schema of ours, in words. */
const catalogue = (url: string) =>
  rows(
    url,
    `SELECT format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) AS fact
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE '\\_prisma%'
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename NOT LIKE '\\_prisma%'
     UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text NOT LIKE '\\_prisma%'
     UNION ALL SELECT format('%s %s', t.typname, e.enumlabel) FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
     ORDER BY 1`,
  )

describe('applyMigrations', () => {
  it('makes what the Prisma schema says', async () => {
    const other = await createEmptyDatabase()
    const schema = readFileSync(path.join(migrationsFolder, '..', 'schema.prisma'), 'utf8')
    await rows(other.url, await schemaDiff(other.url, null, schema))
    await applyMigrations(database.url, migrationsFolder)
    const made = await catalogue(database.url)
    expect(made.length).toBeGreaterThan(100)
    expect(made).toEqual(await catalogue(other.url))
    await other.drop()
  })

  it('applies in order what is new, once', async () => {
    write('1_make', 'CREATE TABLE a (id int); INSERT INTO a VALUES (1);')
    write('2_more', 'INSERT INTO a VALUES (2);')
    expect(await applyMigrations(database.url, folder)).toEqual(['1_make', '2_more'])
    write('3_most', 'INSERT INTO a VALUES (3);')
    expect(await applyMigrations(database.url, folder)).toEqual(['3_most'])
    expect(await applyMigrations(database.url, folder)).toEqual([])
    expect(await rows(database.url, 'SELECT id FROM a ORDER BY id')).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ])
  })

  it('keeps the table as Prisma does', async () => {
    write('1_make', 'CREATE TABLE a (id int);')
    await applyMigrations(database.url, folder)
    const [row] = await rows(database.url, 'SELECT * FROM _prisma_migrations')
    expect(row).toMatchObject({
      migration_name: '1_make',
      checksum: createHash('sha256').update('CREATE TABLE a (id int);').digest('hex'),
      finished_at: expect.any(Date),
      rolled_back_at: null,
      applied_steps_count: 1,
    })
  })

  it('leaves nothing of one that fails, and keeps those before it', async () => {
    write('1_make', 'CREATE TABLE a (id int);')
    write('2_fail', 'INSERT INTO a VALUES (1); SELECT 1 / 0;')
    await expect(applyMigrations(database.url, folder)).rejects.toThrow(
      'Migration 2_fail failed: division by zero',
    )
    expect(await rows(database.url, 'SELECT id FROM a')).toEqual([])
    write('2_fail', 'INSERT INTO a VALUES (1);')
    expect(await applyMigrations(database.url, folder)).toEqual(['2_fail'])
  })

  it('refuses a migration that was changed after it was applied', async () => {
    write('1_make', 'CREATE TABLE a (id int);')
    await applyMigrations(database.url, folder)
    write('1_make', 'CREATE TABLE a (id bigint);')
    await expect(applyMigrations(database.url, folder)).rejects.toThrow('1_make is not the one')
  })

  it('lets starts at the same time wait for each other', async () => {
    write('1_make', 'SELECT pg_sleep(0.1); CREATE TABLE a (id int);')
    const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(database.url, folder)))
    expect(applied.flat()).toEqual(['1_make'])
  })
})
