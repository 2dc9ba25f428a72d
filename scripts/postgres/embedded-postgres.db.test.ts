import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clusterPaths } from './cluster-paths'
import { type EmbeddedPostgres, removeEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres'
import { isAlive } from './running-server'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'readout-postgres-'))
})
afterEach(() => removeEmbeddedPostgres(dataDir))

const timeout = 60_000
const start = (): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, port: 0, settings: { fsync: 'off' } })

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const serverPid = () =>
  Number(readFileSync(path.join(clusterPaths(dataDir).data, 'postmaster.pid'), 'utf8').split('\n')[0])

async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('the embedded Postgres', () => {
  it('listens on the loopback alone, with a password, and sorts alike everywhere', { timeout }, async () => {
    const { url } = await start()
    const settings = await query(
      url,
      `SELECT current_setting('listen_addresses') AS host, current_setting('password_encryption') AS password,
              (SELECT datlocale FROM pg_database WHERE datname = current_database()) AS locale`,
    )
    expect(settings).toEqual([{ host: '127.0.0.1', password: 'scram-sha-256', locale: 'C.UTF-8' }])
    const wrong = new URL(url)
    wrong.password = 'wrong'
    await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
  })

  it('writes no value of a row that it refuses into its log', { timeout }, async () => {
    const { url } = await start()
    await query(url, 'CREATE TABLE people (email text PRIMARY KEY)')
    const insert = () => query(url, "INSERT INTO people SELECT 'ann' || '@example.com'")
    await insert()
    await expect(insert()).rejects.toMatchObject({ code: '23505' })
    const log = readFileSync(clusterPaths(dataDir).log, 'utf8')
    expect(log).toContain('people_pkey')
    expect(log).not.toContain('ann@example.com')
  })

  it('is found while it runs, and keeps its data when it is stopped and started', { timeout }, async () => {
    const first = await start()
    await query(first.url, 'CREATE TABLE kept (id int)')
    const second = await start()
    expect(second).toMatchObject({ url: first.url, reused: true })
    const pid = serverPid()
    await second.stop()
    await gone(pid)
    const third = await start()
    expect(third.reused).toBe(false)
    expect(await query(third.url, 'SELECT * FROM kept')).toEqual([])
  })

  it('starts again after its server was killed', { timeout }, async () => {
    const first = await start()
    await query(first.url, 'CREATE TABLE kept (id int)')
    const pid = serverPid()
    process.kill(pid, 'SIGKILL')
    await gone(pid)
    const second = await start()
    expect(await query(second.url, 'SELECT * FROM kept')).toEqual([])
  })

  it('is started once by two at the same time', { timeout }, async () => {
    const [one, other] = await Promise.all([start(), start()])
    expect(one.url).toBe(other.url)
  })

  it('is not stopped under somebody who uses it', { timeout }, async () => {
    const server = await start()
    const client = new Client({ connectionString: server.url })
    await client.connect()
    await server.stop()
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await client.end()
  })

  it('begins anew where the data folder was thrown away', { timeout }, async () => {
    const first = await start()
    await query(first.url, 'CREATE TABLE lost (id int)')
    await first.stop()
    rmSync(dataDir, { recursive: true })
    const second = await start()
    expect(await query(second.url, `SELECT to_regclass('lost') AS name`)).toEqual([{ name: null }])
  })

  it('leaves nothing when it is removed', { timeout }, async () => {
    await start()
    const pid = serverPid()
    const { home } = clusterPaths(dataDir)
    await removeEmbeddedPostgres(dataDir)
    await gone(pid)
    expect(existsSync(home)).toBe(false)
  })
})
