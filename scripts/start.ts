import path from 'node:path'
import { type Env, EnvError, getAuthSecret, loadEnvFile, parseEnv } from '@/lib/env'
import { buildPages, bundleProcesses, isBuildStale } from './build/build-product'
import { processScript } from './build/bundle-process'
import { generatePrismaClient } from './generate-prisma-client'
import { migrateDatabase } from './postgres/migrate-database'
import { requireDataDir, requireFreePort, requireNode } from './start/check-machine'
import { endWithNpm, onShutdown } from './start/on-shutdown'
import { openDatabase } from './start/open-database'
import { summary } from './start/print-summary'
import { StartError } from './start/start-error'
import { type Supervised, supervise } from './start/supervise'

const projectDir = path.resolve(import.meta.dirname, '..')
/** A little longer than they take to drain. */
const stopMs = 12_000

/** `npm start`, `npm run dev`: the database where none is given, the web server and the worker, until Ctrl-C. */
async function main(): Promise<void> {
  requireNode()
  process.chdir(projectDir)
  loadEnvFile(projectDir)
  const dev = process.argv.includes('--dev')
  const env = parseEnv(process.env)
  requireDataDir(env.dataDir)
  await requireFreePort(env.port, env.host)

  const processes: Supervised[] = []
  const database = await openDatabase(env)
  const close = async () => {
    await Promise.all(processes.map((process_) => process_.stop(stopMs)))
    await database.close()
  }
  onShutdown(close)
  endWithNpm()
  try {
    await prepare({ databaseUrl: database.url, dev })
    const settings = settingsOf(env, { databaseUrl: database.url, dev })
    Object.assign(process.env, settings)
    for (const name of ['web', 'worker'] as const) {
      const args = [processScript(projectDir, name), ...(dev ? ['--dev'] : [])]
      processes.push(supervise({ name: names[name], args, env: { ...process.env } }))
    }
    await Promise.all(processes.map(({ ready }) => ready))
    console.log(summary({ baseUrl: env.baseUrl, demo: await demoOf(env), projectDir }))
  } catch (error) {
    await close()
    throw error
  }
}

const names = { web: 'web server', worker: 'worker' }

async function prepare({ databaseUrl, dev }: { databaseUrl: string; dev: boolean }): Promise<void> {
  await migrateDatabase(databaseUrl)
  generatePrismaClient()
  await bundleProcesses(projectDir)
  if (dev || !isBuildStale(projectDir)) return
  console.log('Building the pages, which takes a minute and is done once …')
  await buildPages(projectDir)
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

/** Loaded late: it stands on the database's client, which a fresh clone has only now. */
async function demoOf(env: Env) {
  if (!env.demoAccount) return null
  const { ensureDemoAccount, writeKept } = await import('./start/demo-account')
  const { makeSampleDashboard } = await import('./start/sample-dashboard')
  const demo = await ensureDemoAccount(env.dataDir)
  if (!demo || demo.samplePath) return demo
  const address = `http://${addressOf(env.host)}:${env.port}`
  try {
    demo.samplePath = await makeSampleDashboard({ address, key: demo.key, projectDir })
    writeKept(env.dataDir, demo)
  } catch (error) {
    console.error(`The sample dashboard could not be made: ${(error as Error).message}`)
  }
  return demo
}

/** How this machine reaches a server that listens there. */
function addressOf(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

main().catch((error: Error) => {
  const isExpected = error instanceof EnvError || error instanceof StartError
  console.error(isExpected ? error.message : error)
  process.exit(1)
})
