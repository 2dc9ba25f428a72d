import PgBoss from 'pg-boss'
import { connectionLimits, queryTimeoutMsDefault } from '@/lib/db/connection-limits'
import { getLogger } from '@/lib/logger'

export const generationQueue = 'generation'
export const webhookQueue = 'webhook'

export interface BossOptions {
  databaseUrl: string
  /** The worker's instance looks after the queue (expiry, archive); a sender's does not. */
  supervise: boolean
  connectionsMax: number
}

/** Opens the queue of a database that `prepareQueue` has prepared. */
export async function openBoss(options: BossOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    max: options.connectionsMax,
    migrate: false,
    supervise: options.supervise,
    schedule: false,
    query_timeout: queryTimeoutMsDefault,
    ...connectionLimits,
  } as PgBoss.ConstructorOptions)
  boss.on('error', (error) => getLogger().error({ error }, 'queue'))
  await boss.start()
  return boss
}
