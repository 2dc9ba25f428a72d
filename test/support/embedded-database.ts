import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '@/scripts/postgres/embedded-postgres'
import { migrateDatabase } from '@/scripts/postgres/migrate-database'
import { isAlive } from '@/scripts/postgres/running-server'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that nobody is connected to, to be cloned for each suite. */
    templateDatabaseUrl: string
  }
}

const folderPrefix = 'readout-test-'
/** A test's data may be lost with the machine. */
const unsafeButQuick = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

/** Vitest's global set-up: one server for the run, and a template of the migrated database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned()
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, remove: async () => undefined } : await startServer()
  const template = await createTemplate(server.url)
  project.provide('templateDatabaseUrl', template)
  return async () => {
    await runStatement(server.url, `DROP DATABASE IF EXISTS ${databaseOf(template)} WITH (FORCE)`)
    await server.remove()
  }
}

async function startServer() {
  const dataDir = mkdtempSync(path.join(tmpdir(), `${folderPrefix}${process.pid}-`))
  const { url } = await startEmbeddedPostgres({ dataDir, port: 0, settings: unsafeButQuick })
  return { url, remove: () => removeEmbeddedPostgres(dataDir) }
}

async function createTemplate(serverUrl: string): Promise<string> {
  const name = `readout_template_${randomBytes(6).toString('hex')}`
  await runStatement(serverUrl, `CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await migrateDatabase(url.href)
  return url.href
}

/** Servers of runs that were killed. */
async function removeAbandoned(): Promise<void> {
  for (const entry of readdirSync(tmpdir())) {
    const pid = entry.startsWith(folderPrefix) ? Number(entry.slice(folderPrefix.length).split('-')[0]) : 0
    if (pid > 0 && !isAlive(pid)) await removeEmbeddedPostgres(path.join(tmpdir(), entry))
  }
}

const databaseOf = (url: string) => new URL(url).pathname.slice(1)

export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
