import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { addressRanges, hostList, integer, isLoopback, oneOf, onOff, quota, urlWith } from './setting-formats'

/** A setting that can't be used; its text is one line a variable, made to be shown as it is. */
export class EnvError extends Error {
  override name = 'EnvError'
}

const cores = availableParallelism()

const envSchema = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').optional(),
  PORT: integer(1, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'a host name or an address to listen on, such as 127.0.0.1')
    .optional(),
  BASE_URL: urlWith(['http:', 'https:'], 'an address such as https://readout.example.com').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: urlWith(
    ['postgres:', 'postgresql:'],
    'an address such as postgresql://user:password@host:5432/readout',
  ).optional(),
  DATABASE_POOL_MAX: integer(1, 1000).default(10),
  POSTGRES_PORT: integer(0, 65_535).default(0),
  NEXTAUTH_SECRET: z.string().min(32, 'a secret of at least 32 characters').optional(),
  API_KEY_PREFIX: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]{0,31}$/, 'a letter, then up to 31 letters and digits')
    .default('readout'),
  SMTP_URL: urlWith(
    ['smtp:', 'smtps:'],
    'an address such as smtp://user:password@mail.example.com:587, or smtps:// for TLS',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'a sender such as Readout <no-reply@example.com>')
    .optional(),
  RATE_LIMITS: onOff.default(true),
  WEBHOOK_PRIVATE_HOSTS: hostList.optional(),
  FREE_REQUESTS_PER_MINUTE: quota.default(60),
  FREE_GENERATIONS_PER_HOUR: quota.default(10),
  FREE_CONCURRENT_GENERATIONS: quota.default(1),
  FREE_STORAGE_MB: quota.default(1000),
  PREMIUM_REQUESTS_PER_MINUTE: quota.default(600),
  PREMIUM_GENERATIONS_PER_HOUR: quota.default(200),
  PREMIUM_CONCURRENT_GENERATIONS: quota.default(5),
  PREMIUM_STORAGE_MB: quota.default(20_000),
  TRUST_PROXY: addressRanges.default([]),
  DEMO_ACCOUNT: onOff.optional(),
  WORKER_CONCURRENCY: integer(1, 64).default(Math.max(1, cores - 1)),
  ENGINE_PROCESSES: integer(1, 64).default(Math.min(cores, 4)),
  ENGINE_MEMORY_MB: integer(128, 65_536).default(1024),
  ENGINE_TIMEOUT_MS: integer(1000, 600_000).default(30_000),
  LLM_BASE_URL: urlWith(['http:', 'https:'], 'an address such as https://api.openai.com/v1').optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_TIMEOUT_MS: integer(500, 120_000).default(8000),
  LLM_TOKENS_MAX: integer(1000, 1_000_000).default(30_000),
  LLM_REWORDING: onOff.default(false),
  CHROMIUM_PATH: z.string().optional(),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent').default('info'),
  LOG_FORMAT: oneOf('json', 'pretty').optional(),
})

/** Address and name make a model; the rest of its settings says nothing without them. */
const wholeModel = envSchema.superRefine((env, issues) => {
  const missing = (name: keyof typeof env, cause: string) =>
    issues.addIssue({ code: 'custom', path: [name], message: `given where ${cause} is` })
  if (env.LLM_BASE_URL && !env.LLM_MODEL) missing('LLM_MODEL', 'LLM_BASE_URL')
  if (env.LLM_MODEL && !env.LLM_BASE_URL) missing('LLM_BASE_URL', 'LLM_MODEL')
  if (env.LLM_API_KEY && !env.LLM_BASE_URL) missing('LLM_BASE_URL', 'LLM_API_KEY')
  if (env.LLM_REWORDING && !env.LLM_BASE_URL) missing('LLM_BASE_URL', 'LLM_REWORDING')
})

/** Told as given but for these, which may hold a password. */
const secretNames = new Set(['DATABASE_URL', 'NEXTAUTH_SECRET', 'SMTP_URL', 'LLM_BASE_URL', 'LLM_API_KEY'])

type Source = Readonly<Record<string, string | undefined>>

/** Settings from variables; an empty one counts as not set. Throws `EnvError` naming each wrong one. */
export function parseEnv(source: Source) {
  const given = Object.fromEntries(
    Object.keys(envSchema.shape).map((name) => [name, source[name]?.trim() || undefined]),
  )
  const result = wholeModel.safeParse(given)
  if (!result.success)
    throw new EnvError(result.error.issues.map((issue) => wrongSetting(given, issue)).join('\n'))
  const env = result.data
  const baseUrl = (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const isLocal = isLoopback(new URL(baseUrl).hostname)
  return {
    isProduction: env.NODE_ENV === 'production',
    port: env.PORT,
    /** Where to listen; undefined means every interface, IPv6 and IPv4. */
    host: env.HOST,
    /** Where people reach the product, without a slash at the end. */
    baseUrl,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePoolMax: env.DATABASE_POOL_MAX,
    /** Of the embedded server; 0 means any free one. */
    postgresPort: env.POSTGRES_PORT,
    nextauthSecret: env.NEXTAUTH_SECRET,
    apiKeyPrefix: env.API_KEY_PREFIX,
    /** Without one, mails are written to files under the data folder. */
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    rateLimits: env.RATE_LIMITS,
    /** Webhooks may go to these though they are private, by http too. */
    webhookPrivateHosts: env.WEBHOOK_PRIVATE_HOSTS ?? [],
    planLimits: {
      free: {
        requestsPerMinute: env.FREE_REQUESTS_PER_MINUTE,
        generationsPerHour: env.FREE_GENERATIONS_PER_HOUR,
        concurrentGenerations: env.FREE_CONCURRENT_GENERATIONS,
        storageMb: env.FREE_STORAGE_MB,
      },
      premium: {
        requestsPerMinute: env.PREMIUM_REQUESTS_PER_MINUTE,
        generationsPerHour: env.PREMIUM_GENERATIONS_PER_HOUR,
        concurrentGenerations: env.PREMIUM_CONCURRENT_GENERATIONS,
        storageMb: env.PREMIUM_STORAGE_MB,
      },
    },
    /** Ranges of the proxies whose X-Forwarded-For is believed. */
    trustProxy: env.TRUST_PROXY,
    /** Not by itself where others come by: its password is printed. */
    demoAccount: env.DEMO_ACCOUNT ?? isLocal,
    /** People reach the product on their own machine alone: who uses it runs it. */
    isLocal,
    workerConcurrency: env.WORKER_CONCURRENCY,
    engineProcesses: env.ENGINE_PROCESSES,
    engineMemoryMb: env.ENGINE_MEMORY_MB,
    engineTimeoutMs: env.ENGINE_TIMEOUT_MS,
    llm: modelOf(env),
    /** Prints PDFs; undefined means whichever is installed. */
    chromiumPath: env.CHROMIUM_PATH,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
  }
}

/** Null: none is configured. */
function modelOf(env: z.infer<typeof envSchema>) {
  if (!env.LLM_BASE_URL || !env.LLM_MODEL) return null
  return {
    baseUrl: env.LLM_BASE_URL,
    model: env.LLM_MODEL,
    apiKey: env.LLM_API_KEY,
    /** For all that is asked of it in one generation. */
    timeoutMs: env.LLM_TIMEOUT_MS,
    tokensMax: env.LLM_TOKENS_MAX,
    /** Whether it may also write sentences anew, where the instructions name an audience or a tone. */
    rewording: env.LLM_REWORDING,
  }
}

export type Env = ReturnType<typeof parseEnv>

let cached: Env | undefined

/** The settings of this process, read once. */
export function getEnv(): Env {
  cached ??= parseEnv(process.env)
  return cached
}

/** Reads `.env` beside the project, where there is one; what is already set stays. For scripts. */
export function loadEnvFile(projectDir: string): void {
  try {
    process.loadEnvFile(path.join(projectDir, '.env'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** For a program that is not ours: this process's own variables, and some more. */
export const environmentWith = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
})

/** The secret that signs sessions: the one given, else one made once and kept in the data folder. */
export function getAuthSecret(env: Env = getEnv()): string {
  return env.nextauthSecret ?? keptSecret(path.join(env.dataDir, 'auth-secret'))
}

function wrongSetting(given: Source, issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0])
  if (given[name] === undefined) return `${name}: it must be ${issue.message}.`
  const shown = secretNames.has(name) ? 'what is given' : `"${given[name]}"`
  return `${name}: ${shown} can't be used, it must be ${issue.message}.`
}

/** Written aside and linked into place, so that two processes that start at once agree on one. */
function keptSecret(file: string): string {
  const kept = readKept(file)
  if (kept) return kept
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function readKept(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
