import type { Env } from '@/lib/env'
import type { DemoAccount } from './demo-account'
import { oneAtATime } from './one-at-a-time'

export interface DemoOptions {
  databaseUrl: string
  /** Where this machine reaches the web server. */
  address: string
  projectDir: string
}

/** The demo account with its sample; null where there is to be none or it can't be made: all else works without. */
export async function openDemo(env: Env, options: DemoOptions): Promise<DemoAccount | null> {
  if (!env.demoAccount) return null
  try {
    return await oneAtATime(options.databaseUrl, () => ensureDemo(env, options))
  } catch (error) {
    console.error(`The demo account could not be made: ${(error as Error).message}`)
    return null
  }
}

/** Loaded late: it stands on the database's client, which a fresh clone has only now. */
async function ensureDemo(
  { dataDir }: Env,
  { address, projectDir }: DemoOptions,
): Promise<DemoAccount | null> {
  const { ensureDemoAccount, writeKept } = await import('./demo-account')
  const { makeSampleDashboard } = await import('./sample-dashboard')
  const { closePorts, openContext } = await import('@/lib/services/open-context')
  const ctx = await openContext({ requestId: 'start' })
  const demo = await ensureDemoAccount(ctx, dataDir).finally(closePorts)
  if (!demo || demo.samplePath) return demo
  try {
    demo.samplePath = await makeSampleDashboard({ address, key: demo.key, projectDir })
    writeKept(dataDir, demo)
  } catch (error) {
    console.error(`The sample dashboard could not be made: ${(error as Error).message}`)
  }
  return demo
}
