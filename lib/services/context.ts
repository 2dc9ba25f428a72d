import type { Logger } from 'pino'
import type { Plan, Scope } from '@/lib/contracts/account'
import type { PrismaClient } from '@/lib/db/generated/client'
import type { Queue } from '@/lib/jobs/queue'
import type { ConfiguredModel } from '@/lib/llm/language-model'
import type { Mailer } from '@/lib/mail/mail'
import type { Storage } from '@/lib/storage/storage'
import type { Printer } from './export/printer'
import type { EnginePool } from './generation/engine-pool'
import type { GenerationChanges } from './generation/generation-changes'
import type { RequestClaim } from './idempotency/request-claim'
import type { LimitState } from './limit/limit'

/** Who asks: an account, by one of its keys or by a session in the browser. */
export interface Actor {
  accountId: string
  plan: Plan
  via: 'key' | 'session'
  scopes: readonly Scope[]
}

/** What every verb is handed first: the ports, and who asks. */
export interface Ctx {
  db: PrismaClient
  storage: Storage
  queue: Queue
  engine: Pick<EnginePool, 'analyzeFile' | 'cleanFile' | 'filterFile' | 'pageFile'>
  changes: GenerationChanges
  mail: Mailer
  /** Null where none is configured: all is made without one. */
  model: ConfiguredModel | null
  printer: Printer
  logger: Logger
  requestId: string
  /** Where the request came from, as limits count it; `local` for what no request asked for. */
  clientAddress: string
  actor: Actor | null
  /** What this call has been counted against, in order; its answer tells. */
  limits: LimitState[]
  /** Held by a request that is to be done once; null for any other. */
  claim: RequestClaim | null
}
