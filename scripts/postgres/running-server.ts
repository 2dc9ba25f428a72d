import { readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClusterPaths } from './cluster-paths'

export const databaseUser = 'readout'
/** Recovery after a crash may take this long before the server takes connections. */
const readyTimeoutMs = 60_000
const pollMs = 50
const cannotConnectNow = '57P03'

export const serverUrl = (port: number, password: string, database: string) =>
  `postgresql://${databaseUser}:${password}@127.0.0.1:${port}/${database}`

/** The port of the cluster's own server if one runs, as one left by a killed start script may. */
export async function findRunningPort(paths: ClusterPaths, password: string): Promise<number | null> {
  const deadline = Date.now() + readyTimeoutMs
  while (Date.now() < deadline) {
    const server = readPidFile(paths)
    if (!server || !isAlive(server.pid)) return null
    if (!runsIn(paths.data, server.pid)) {
      // Left by a crash, or copied with the folder while its server ran: Postgres itself would not start over it.
      rmSync(pidFile(paths), { force: true })
      return null
    }
    if (server.port > 0 && (await accepts(serverUrl(server.port, password, 'postgres')))) return server.port
    await sleep(pollMs)
  }
  throw new Error(`The database server of ${paths.data} does not answer; its log is ${paths.log}.`)
}

const pidFile = (paths: ClusterPaths) => path.join(paths.data, 'postmaster.pid')

function readPidFile(paths: ClusterPaths): { pid: number; port: number } | null {
  try {
    const lines = readFileSync(pidFile(paths), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3] ?? 0) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether a process has this folder for its own, as a server has its cluster's: not so one that has got a dead server's
 * number since, nor the server of the folder that this one is a copy of. True where it can't be told.
 */
function runsIn(data: string, pid: number): boolean {
  if (process.platform !== 'linux') return true
  const [own, its] = [data, `/proc/${pid}/cwd`].map((folder) => {
    try {
      return statSync(folder)
    } catch {
      return undefined
    }
  })
  return its !== undefined && its.ino === own?.ino && its.dev === own.dev
}

async function accepts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    return true
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === cannotConnectNow) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}
