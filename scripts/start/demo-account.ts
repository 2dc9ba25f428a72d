import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureAccount } from '@/lib/services/account/ensure-account'
import { findByPassword } from '@/lib/services/account/find-by-password'
import { authenticateApiKey } from '@/lib/services/api-key/authenticate-api-key'
import { createApiKey } from '@/lib/services/api-key/create-api-key'
import type { Ctx } from '@/lib/services/context'

export interface DemoAccount {
  accountId: string
  email: string
  password: string
  key: string
  /** Where the sample dashboard is shared, once it has been made; the address before it may change. */
  samplePath: string | null
}

const email = 'demo@readout.local'

/**
 * The account to look around with, the same at each start: kept in the data folder with its password and key.
 * Null where the database knows it with another password, as when it was made with another data folder.
 */
export async function ensureDemoAccount(ctx: Ctx, dataDir: string): Promise<DemoAccount | null> {
  const kept = readKept(dataDir)
  const password = kept?.password ?? randomBytes(9).toString('base64url')
  // Kept before the account is made, so that a start that is killed here leaves no account without a password.
  if (!kept) writeKept(dataDir, { accountId: '', email, password, key: '', samplePath: null })
  const known = await findByPassword(ctx, { email, password })
  if (!known) await ensureAccount(ctx, { email, password, name: 'Demo' })
  const found = known ?? (await findByPassword(ctx, { email, password }))
  if (!found) return null
  const { account } = found
  const isSame = kept?.accountId === account.id
  const key = (isSame && (await findLivingKey(ctx, kept.key))) || (await makeKey(ctx))
  const demo = { accountId: account.id, email, password, key, samplePath: isSame ? kept.samplePath : null }
  writeKept(dataDir, demo)
  return demo
}

export function writeKept(dataDir: string, demo: DemoAccount): void {
  const draft = `${keptFile(dataDir)}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, keptFile(dataDir))
}

const keptFile = (dataDir: string) => path.join(dataDir, 'demo-account.json')

function readKept(dataDir: string): DemoAccount | null {
  try {
    return JSON.parse(readFileSync(keptFile(dataDir), 'utf8')) as DemoAccount
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function findLivingKey(ctx: Ctx, key: string): Promise<string | null> {
  return authenticateApiKey(ctx, key).then(
    () => key,
    () => null,
  )
}

async function makeKey(ctx: Ctx): Promise<string> {
  const actor = await ensureAccount(ctx, { email })
  return (await createApiKey({ ...ctx, actor }, { name: 'Demo' })).key
}
