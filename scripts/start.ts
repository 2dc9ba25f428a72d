import path from 'node:path'
import { cleanErrorText } from '@/lib/clean-log-fields'
import { type Env, EnvError, getAuthSecret, loadEnvFile, parseEnv } from '@/lib/env'
import { buildPages, bundleProcesses, isBuildStale } from './build/build-product'
import { processScript } from './build/bundle-process'
import { generatePrismaClient } from './generate-prisma-client'
import { migrateDatabase } from './postgres/migrate-database'
import { answers } from './start/answers'
import { requireDataDir, requireFreePort, requireNode, warnOfChromium } from './start/check-machine'
import { endLeftBehind, forgetStart, keepStart } from './start/left-behind'
import { endWithNpm, onShutdown } from './start/on-shutdown'
import { oneAtATime } from './start/one-at-a-time'
import { type OpenDatabase, openDatabase } from './start/open-database'
import { openDemo } from './start/open-demo'
import { summary } from './start/print-summary'
import { StartError } from './start/start-error'
import { type Supervised, supervise } from './start/supervise'
import { tellRefusal } from './start/tell-refusal'

const projectDir = path.resolve(import.meta.dirname, '..')
/** A little longer than they take to drain. */
const stopMs = 12_000
const waitToldMs = 2000

/** `npm start`, `npm run dev`: the database where none is given, the web server and the worker, until Ctrl-C. */
async function main(): Promise<void> {
  requireNode()
  process.chdir(projectDir)
  loadEnvFile(projectDir)
  const dev = process.argv.includes('--dev')
  const env = parseEnv(process.env)
  requireDataDir(env.dataDir)
  warnOfChromium(env.chromiumPath)
  const startFile = path.join(projectDir, '.build', 'starts', `${env.port}.json`)
  const running = await endLeftBehind(startFile)
  await requireFreePort(env.port, env.host, running)

  const processes: Supervised[] = []
  let database: OpenDatabase | null = null
  const close = async () => {
    await Promise.all(processes.map((process_) => process_.stop(stopMs)))
    forgetStart(startFile)
    await database?.close()
  }
  onShutdown(() => {
    ending.abort()
    return close()
  })
  endWithNpm()
  try {
    database = await openDatabase(env)
    await prepare({ databaseUrl: database.url, dev })
    const settings = settingsOf(env, { databaseUrl: database.url, dev })
    Object.assign(process.env, settings)
    const address = `http://${addressOf(env.host)}:${env.port}`
    processes.push(...superviseBoth({ address, dev, startFile }))
    await Promise.all(processes.map(({ ready }) => ready))
    const demo = await openDemo(env, { databaseUrl: database.url, address, projectDir })
    console.log(summary({ baseUrl: env.baseUrl, rateLimits: env.rateLimits, demo, projectDir }))
  } catch (error) {
    if (!ending.signal.aborted) await close()
    throw error
  }
}

/** Begun by a Ctrl-C: what fails then fails because of it. */
const ending = new AbortController()

function superviseBoth(options: { address: string; dev: boolean; startFile: string }): Supervised[] {
  const keep = keepStart(options.startFile)
  const both = [
    { script: 'web', name: 'web server', isWell: () => answers(`${options.address}/api/health/`) },
    { script: 'worker', name: 'worker' },
  ] as const
  return both.map(({ script, ...process_ }) => {
    const args = [processScript(projectDir, script), ...(options.dev ? ['--dev'] : [])]
    const onStart = (pid: number) => keep(process_.name, pid)
    return supervise({ ...process_, args, env: { ...fewArenas, ...process.env }, onStart })
  })
}

/** With one for each thread, which is what the C library of Linux makes, memory that was given back stays taken. */
const fewArenas = { MALLOC_ARENA_MAX: '2' }

async function prepare({ databaseUrl, dev }: { databaseUrl: string; dev: boolean }): Promise<void> {
  await migrateDatabase(databaseUrl).catch(tellRefusal(databaseUrl))
  const wait = setTimeout(() => console.log('Waiting for another start, which builds …'), waitToldMs)
  await oneAtATime(databaseUrl, () => {
    clearTimeout(wait)
    return build(dev)
  }).finally(() => clearTimeout(wait))
}

/** A second start in the same folder finds what the first has built. */
async function build(dev: boolean): Promise<void> {
  generatePrismaClient()
  await bundleProcesses(projectDir)
  if (dev || !isBuildStale(projectDir)) return
  console.log('Building the pages, which takes a minute and is done once …')
  await buildPages(projectDir, ending.signal)
}

/** What the processes are told beyond the settings that were given. */
const settingsOf = (env: Env, { databaseUrl, dev }: { databaseUrl: string; dev: boolean }) => ({
  NODE_ENV: dev ? ('development' as const) : ('production' as const),
  DATABASE_URL: databaseUrl,
  DATA_DIR: env.dataDir,
  NEXTAUTH_SECRET: getAuthSecret(env),
  NEXTAUTH_URL: process.env.NEXTAUTH_URL ?? env.baseUrl,
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
})

/** How this machine reaches a server that listens there. */
function addressOf(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

main().catch((error: Error) => {
  // Ends by itself, when all is closed.
  if (ending.signal.aborted) return
  const isExpected = error instanceof EnvError || error instanceof StartError
  console.error(isExpected ? error.message : cleanErrorText(error))
  process.exit(1)
})
