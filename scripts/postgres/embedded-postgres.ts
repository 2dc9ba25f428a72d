import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Binaries, prepareBinaries } from './binaries'
import { ensureCluster } from './cluster'
import { folderAs } from './cluster-owner'
import { type ClusterPaths, clusterPaths } from './cluster-paths'
import { freePort } from './free-port'
import { moveEarlierCluster } from './move-earlier-cluster'
import { run } from './run'
import { findRunningPort, serverUrl } from './running-server'

export interface EmbeddedPostgresOptions {
  dataDir: string
  /** 0 takes any free one. */
  port: number
  /** For tests, whose data may be lost: more settings of the server. */
  settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  url: string
  /** It ran already; then somebody else may be using it. */
  reused: boolean
  /** Stops the server, unless others are connected to it. */
  stop: () => Promise<void>
}

const database = 'readout'
/** Another program may take a free port between our look and the server's start. */
const startTries = 3

/** The connections of a process that has just ended are there a moment longer. */
const partingLooks = 10
const partingMs = 100

const serverSettings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: '100',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Without details, which quote the row that was refused.
  log_error_verbosity: 'terse',
}

/** Starts the data folder's own Postgres, or finds the one that runs, and makes our database in it. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { paths, binaries } = await findCluster(options.dataDir)
  const password = await ensureCluster(paths, binaries)
  const running = await findRunningPort(paths, password)
  const port = running ?? (await startServer(paths, binaries, { ...options, password }))
  await ensureDatabase(serverUrl(port, password, 'postgres'))
  const url = serverUrl(port, password, database)
  return { url, reused: running !== null, stop: () => stopUnlessUsed({ paths, binaries, url }) }
}

/** As root, one of an earlier release is brought into the data folder first. */
async function findCluster(dataDir: string): Promise<{ paths: ClusterPaths; binaries: Binaries }> {
  const paths = clusterPaths(dataDir)
  const binaries = prepareBinaries(paths)
  const isMoved = await moveEarlierCluster({ dataDir, paths, release: () => stopIdle(paths, binaries) })
  return { paths: isMoved ? clusterPaths(dataDir) : paths, binaries }
}

/** Stops the server where one runs; false where somebody uses it. */
async function stopIdle(paths: ClusterPaths, binaries: Binaries): Promise<boolean> {
  const password = readFileSync(paths.passwordFile, 'utf8').trim()
  const port = await findRunningPort(paths, password)
  if (port === null) return true
  if ((await query(serverUrl(port, password, 'postgres'), otherClients)) > 0) return false
  await stopServer(paths, binaries, 'fast')
  return true
}

/** Stops the server, whoever uses it, and removes its data. */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const paths = clusterPaths(dataDir)
  await stopServer(paths, prepareBinaries(paths), 'immediate').catch(() => undefined)
  rmSync(paths.home, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

interface StartOptions extends EmbeddedPostgresOptions {
  password: string
}

async function startServer(paths: ClusterPaths, binaries: Binaries, options: StartOptions): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = options.port || (await freePort())
    const settings = Object.entries({ ...serverSettings, ...options.settings, port: String(port) })
    const flags = settings.map(([name, value]) => `-c ${name}=${value}`).join(' ')
    const args = ['start', '-D', folderAs(paths.owner, paths.data), '-l', 'postgres.log', '-w', '-t', '60']
    try {
      await run(binaries.pgCtl, [...args, '-o', flags], { owner: paths.owner, cwd: paths.data })
      return port
    } catch {
      const other = await findRunningPort(paths, options.password)
      if (other !== null) return other
      if (attempt === startTries) throw new Error(`The database did not start: ${lastLine(paths.log)}`)
    }
  }
}

const stopServer = (paths: ClusterPaths, binaries: Binaries, mode: 'fast' | 'immediate') =>
  run(binaries.pgCtl, ['stop', '-D', folderAs(paths.owner, paths.data), '-m', mode, '-w', '-t', '60'], {
    owner: paths.owner,
    cwd: paths.data,
  })

async function stopUnlessUsed(server: {
  paths: ClusterPaths
  binaries: Binaries
  url: string
}): Promise<void> {
  for (let look = 0; look < partingLooks; look++) {
    if ((await query(server.url, otherClients)) === 0)
      return void (await stopServer(server.paths, server.binaries, 'fast'))
    await sleep(partingMs)
  }
}

const otherClients = `SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`

async function ensureDatabase(url: string): Promise<void> {
  if ((await query(url, `SELECT 1 FROM pg_database WHERE datname = '${database}'`)) > 0) return
  await query(url, `CREATE DATABASE ${database}`).catch((error: { code?: string }) => {
    const made = error.code === '42P04' || error.code === '23505'
    if (!made) throw error
  })
}

/** Runs one statement and tells the number of its rows. */
async function query(url: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

function lastLine(log: string): string {
  try {
    return readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' / ')
  } catch {
    return 'it left no log.'
  }
}
