import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { clusterPaths } from '../postgres/cluster-paths'
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded-postgres'
import { freePort } from '../postgres/free-port'
import { isAlive } from '../postgres/running-server'
import { openAnswers } from './answers'
import { beginKills, type Kills, postmasterOf, type Target } from './kills'
import { orders } from './orders'
import { allOwn } from './processes'
import { openProduct } from './product'
import { createRandom } from './random'
import { type Outcome, upload } from './upload'

export interface ChaosOptions {
  projectDir: string
  generations: number
  seed: number
  database: 'embedded' | 'own'
  bytesMax: number
  pauseMs: { least: number; most: number }
  targets: readonly Target[]
  killsMax: number
}

export interface ChaosResult {
  outcomes: Outcome[]
  /** More rows than were asked for. */
  doubled: number
  orphans: string[]
  failures: ReturnType<typeof openAnswers>['failures']
  kills: Kills['counts']
  seconds: number
}

const bytesMin = 1000
const atATime = 4
const firstStartMs = 600_000
const recoverMs = 120_000
/** What ends by itself may take so long after the product has. */
const partingMs = 8000
const lookMs = 500

/** Uploads to the real product while its processes are killed, and tells what became of them. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'readout-chaos-'))
  const dataDir = path.join(folder, 'data')
  const ownDir = path.join(folder, 'own')
  const before = allOwn(options.projectDir)
  const own = options.database === 'own' ? await keepPostgres(ownDir) : null
  const clusterDir = clusterPaths(own ? ownDir : dataDir).data
  const env = await settings(dataDir, own?.url)
  const product = openProduct(options.projectDir, env)
  const started = Date.now()
  try {
    await product.healthy(firstStartMs)
    const result = await uploadUnderKills(options, { env, clusterDir, product })
    await product.stop()
    const orphans = await orphansOf(options.projectDir, { before, clusterDir: own ? null : clusterDir })
    return { ...result, orphans, seconds: Math.round((Date.now() - started) / 1000) }
  } finally {
    await product.stop()
    await own?.stop()
    for (const place of [dataDir, ownDir]) await removeEmbeddedPostgres(place).catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Running {
  env: Record<string, string>
  clusterDir: string
  product: ReturnType<typeof openProduct>
}

async function uploadUnderKills(options: ChaosOptions, { env, clusterDir, product }: Running) {
  const { projectDir, generations, seed } = options
  const baseUrl = env.BASE_URL!
  const key = makeKey(projectDir, env)
  const answers = openAnswers()
  const random = createRandom(seed)
  const kills = beginKills({ ...options, clusterDir, product, random: createRandom(seed + 1), recoverMs })
  const look = setInterval(() => void lookAround(baseUrl, { key, answers }), lookMs)
  const outcomes: Outcome[] = []
  let next = 0
  const line = async () => {
    while (next < generations) {
      const name = `${seed}-${next++}`
      const text = orders(bytesMin * (options.bytesMax / bytesMin) ** random(), random)
      outcomes.push(await upload({ baseUrl, key, name, text, answers }))
    }
  }
  try {
    await Promise.all(Array.from({ length: atATime }, line))
  } finally {
    clearInterval(look)
    await kills.stop()
  }
  await product.healthy(recoverMs)
  const doubled = await countDoubled(env, outcomes)
  return { outcomes, doubled, failures: answers.failures, kills: kills.counts }
}

/** Somebody reads all the while: what is asked while the database is away is answered with 503, and never 500. */
async function lookAround(
  baseUrl: string,
  { key, answers }: { key: string; answers: ReturnType<typeof openAnswers> },
): Promise<void> {
  await answers.ask(`${baseUrl}/api/health/`)
  await answers.ask(`${baseUrl}/api/dashboard/?limit=1`, { headers: { authorization: `Bearer ${key}` } })
}

async function settings(dataDir: string, databaseUrl: string | undefined): Promise<Record<string, string>> {
  const port = await freePort()
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    BASE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    RATE_LIMITS: 'off',
    DEMO_ACCOUNT: 'off',
    LOG_LEVEL: 'silent',
  }
}

/** Ends in a line that is the key. */
function makeKey(projectDir: string, env: Record<string, string>): string {
  const args = ['--import', 'tsx', 'scripts/key.ts', '--email', 'chaos@example.com', '--plan', 'premium']
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  return execFileSync(process.execPath, args, {
    cwd: projectDir,
    encoding: 'utf8',
    stdio: [...stdio],
    env: { ...process.env, ...env },
  }).trim()
}

/** Rows beyond the files: a file is one generation, and a completed one has one dashboard. */
async function countDoubled(env: Record<string, string>, outcomes: Outcome[]): Promise<number> {
  const url = env.DATABASE_URL || (await startEmbeddedPostgres({ dataDir: env.DATA_DIR!, port: 0 })).url
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ generations: number; dashboards: number }>(
      'SELECT (SELECT count(*)::int FROM generations) AS generations, (SELECT count(*)::int FROM dashboards) AS dashboards',
    )
    const taken = outcomes.filter(({ id }) => id !== null).length
    const completed = outcomes.filter(({ end }) => end === 'completed').length
    return Math.max(0, rows[0]!.generations - taken) + Math.max(0, rows[0]!.dashboards - completed)
  } finally {
    await client.end()
  }
}

async function orphansOf(
  projectDir: string,
  { before, clusterDir }: { before: Map<number, string>; clusterDir: string | null },
): Promise<string[]> {
  const left = () => [...allOwn(projectDir)].filter(([pid]) => !before.has(pid))
  for (const deadline = Date.now() + partingMs; left().length > 0 && Date.now() < deadline; ) await sleep(100)
  const postmaster = clusterDir && postmasterOf(clusterDir)
  return [
    ...left().map(([pid, role]) => `${role} ${pid}`),
    ...(postmaster && isAlive(postmaster) ? [`postgres ${postmaster}`] : []),
  ]
}

/** A server beside the product, started again by itself when it is killed. */
async function keepPostgres(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { url } = await startEmbeddedPostgres({ dataDir, port: 0 })
  const port = Number(new URL(url).port)
  let stopped = false
  const keep = async () => {
    while (!stopped) {
      await sleep(2000)
      if (!stopped) await startEmbeddedPostgres({ dataDir, port }).catch(() => undefined)
    }
  }
  const keeping = keep()
  return {
    url,
    stop: () => {
      stopped = true
      return keeping
    },
  }
}
