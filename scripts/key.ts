import path from 'node:path'
import { parseArgs } from 'node:util'
import { cleanErrorText } from '@/lib/clean-log-fields'
import { planSchema, type Scope, scopeSchema, signUpSchema } from '@/lib/contracts/account'
import { EnvError, loadEnvFile, parseEnv } from '@/lib/env'
import { generatePrismaClient } from './generate-prisma-client'
import { migrateDatabase } from './postgres/migrate-database'
import { requireDataDir } from './start/check-machine'
import { openDatabase } from './start/open-database'
import { StartError } from './start/start-error'
import { tellRefusal } from './start/tell-refusal'

const usage =
  'npm run -s key -- --email a@example.com [--plan free|premium] [--name NAME] [--scopes a,b] [--expires-in-days N]'
const dayMs = 24 * 60 * 60 * 1000

interface KeyRequest {
  email: string
  plan: 'free' | 'premium' | undefined
  key: { name: string; scopes: Scope[] | undefined; expires_at: string | null }
}

/** Makes an API key for an account, made if needed, and prints just the key; the product may run or not. */
async function main(): Promise<void> {
  const request = readArguments()
  const projectDir = path.resolve(import.meta.dirname, '..')
  process.chdir(projectDir)
  loadEnvFile(projectDir)
  const env = parseEnv(process.env)
  requireDataDir(env.dataDir)
  const database = await openDatabase(env)
  try {
    await migrateDatabase(database.url).catch(tellRefusal(database.url))
    generatePrismaClient()
    Object.assign(process.env, { DATABASE_URL: database.url, DATA_DIR: env.dataDir })
    console.log(await makeKey(request))
  } finally {
    await database.close()
  }
}

function readArguments(): KeyRequest {
  const { values } = parseOrRefuse()
  const email = signUpSchema.shape.email.safeParse(values.email ?? '')
  if (!email.success) throw new StartError(`--email needs an e-mail address. Usage: ${usage}`)
  const plan = planSchema.optional().safeParse(values.plan)
  if (!plan.success) throw new StartError(`--plan is free or premium. Usage: ${usage}`)
  const name = values.name?.trim() || 'Command line'
  const key = { name, scopes: readScopes(values.scopes), expires_at: readExpiry(values['expires-in-days']) }
  return { email: email.data, plan: plan.data, key }
}

function readScopes(given: string | undefined): Scope[] | undefined {
  if (given === undefined) return undefined
  const scopes = scopeSchema
    .array()
    .min(1)
    .safeParse(given.split(',').map((scope) => scope.trim()))
  if (scopes.success) return scopes.data
  throw new StartError(`--scopes is a list of ${scopeSchema.options.join(', ')}. Usage: ${usage}`)
}

function readExpiry(given: string | undefined): string | null {
  if (given === undefined) return null
  const days = Number(given)
  if (Number.isInteger(days) && days > 0 && days <= 36_500)
    return new Date(Date.now() + days * dayMs).toISOString()
  throw new StartError(`--expires-in-days is a whole number of days. Usage: ${usage}`)
}

function parseOrRefuse() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({
      options: { email: text, plan: text, name: text, scopes: text, 'expires-in-days': text },
    })
  } catch (error) {
    throw new StartError(`${(error as Error).message} Usage: ${usage}`)
  }
}

/** Loaded late: it stands on the database's client, which a fresh clone has only now. */
async function makeKey({ email, plan, key }: KeyRequest): Promise<string> {
  const { ensureAccount } = await import('@/lib/services/account/ensure-account')
  const { createApiKey } = await import('@/lib/services/api-key/create-api-key')
  const { closePorts, openContext } = await import('@/lib/services/open-context')
  const ctx = await openContext({ requestId: 'key' })
  try {
    const actor = await ensureAccount(ctx, { email, plan })
    return (await createApiKey({ ...ctx, actor }, key)).key
  } finally {
    await closePorts()
  }
}

main().catch((error: Error) => {
  const isExpected = error instanceof EnvError || error instanceof StartError
  console.error(isExpected ? error.message : cleanErrorText(error))
  process.exit(1)
})
