import path from 'node:path'
import { parseArgs } from 'node:util'
import { planSchema, signUpSchema } from '@/lib/contracts/account'
import { EnvError, loadEnvFile, parseEnv } from '@/lib/env'
import { generatePrismaClient } from './generate-prisma-client'
import { migrateDatabase } from './postgres/migrate-database'
import { requireDataDir } from './start/check-machine'
import { openDatabase } from './start/open-database'
import { StartError } from './start/start-error'

const usage = 'npm run -s key -- --email a@example.com [--plan free|premium] [--name NAME]'

interface KeyRequest {
  email: string
  plan: 'free' | 'premium' | undefined
  name: string
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
    await migrateDatabase(database.url)
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
  return { email: email.data, plan: plan.data, name: values.name?.trim() || 'Command line' }
}

function parseOrRefuse() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { email: text, plan: text, name: text } })
  } catch (error) {
    throw new StartError(`${(error as Error).message} Usage: ${usage}`)
  }
}

/** Loaded late: it stands on the database's client, which a fresh clone has only now. */
async function makeKey({ email, plan, name }: KeyRequest): Promise<string> {
  const { ensureAccount } = await import('@/lib/services/account/ensure-account')
  const { createApiKey } = await import('@/lib/services/api-key/create-api-key')
  const { closePorts, openContext } = await import('@/lib/services/open-context')
  const ctx = await openContext({ requestId: 'key' })
  try {
    const actor = await ensureAccount(ctx, { email, plan })
    return (await createApiKey({ ...ctx, actor }, { name })).key
  } finally {
    await closePorts()
  }
}

main().catch((error: Error) => {
  const isExpected = error instanceof EnvError || error instanceof StartError
  console.error(isExpected ? error.message : error)
  process.exit(1)
})
