import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Env } from '@/lib/env'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres'
import { StartError } from './start-error'

export interface OpenDatabase {
  url: string
  close: () => Promise<void>
}

/** A database that is started beside us may need this long. */
const patienceMs = 10_000
const retryMs = 500
const watchMs = 5000
const notYet = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET', 'ETIMEDOUT', '57P03'])

/** The given database once it answers, else our own. */
export async function openDatabase(env: Env): Promise<OpenDatabase> {
  if (env.databaseUrl) {
    await waitForDatabase(env.databaseUrl, patienceMs)
    return { url: env.databaseUrl, close: async () => undefined }
  }
  const server = await startEmbeddedPostgres({ dataDir: env.dataDir, port: env.postgresPort }).catch(
    notStarted,
  )
  const stopWatch = keepRunning(env.dataDir, Number(new URL(server.url).port))
  return {
    url: server.url,
    close: async () => {
      await stopWatch()
      await server.stop()
    },
  }
}

function notStarted(error: Error): never {
  throw new StartError(
    `The database could not be started: ${error.message} Or set DATABASE_URL to one of yours.`,
  )
}

/** Starts our server again at the same address should it end; while it runs this only looks. */
function keepRunning(dataDir: string, port: number): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let looking = Promise.resolve()
  const look = async () => {
    try {
      await startEmbeddedPostgres({ dataDir, port })
    } catch (error) {
      console.error(`The database has ended and can't be started again: ${(error as Error).message}`)
    }
    wait()
  }
  const wait = () => {
    if (stopped) return
    timer = setTimeout(() => {
      looking = look()
    }, watchMs)
  }
  wait()
  return () => {
    stopped = true
    clearTimeout(timer)
    return looking
  }
}

export async function waitForDatabase(url: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const failure = await connect(url)
    if (!failure) return
    if (!notYet.has(failure.code ?? '') || Date.now() > deadline) throw unreachable(url, failure)
    await sleep(retryMs)
  }
}

async function connect(url: string): Promise<NodeJS.ErrnoException | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    return null
  } catch (error) {
    return error as NodeJS.ErrnoException
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Without the password that the address may hold. */
function unreachable(url: string, { code, message }: NodeJS.ErrnoException): StartError {
  const { host, pathname } = new URL(url)
  const reason = message || code
  return new StartError(`DATABASE_URL: the database ${host}${pathname} can't be reached (${reason}).`)
}
