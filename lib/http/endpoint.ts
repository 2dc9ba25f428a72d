import type { Scope } from '@/lib/contracts/account'
import type { Ctx } from '@/lib/services/context'
import type { Answer } from './reply'

export interface ApiCall {
  ctx: Ctx
  request: Request
  url: URL
  params: Record<string, string>
}

/** A request that was read, and nothing more. */
export interface Prepared {
  /** What it asks for, as JSON: what an Idempotency-Key stands for. */
  content: unknown
  run: () => Promise<Answer>
  /** Takes back what reading has stored, where it is not run. */
  discard: () => Promise<void>
}

interface Access {
  /** `public` for everybody, `account` for a key or a session, `session` for a session alone, else a scope. */
  access: 'public' | 'account' | 'session' | Scope
}

interface PlainEndpoint extends Access {
  handle: (call: ApiCall) => Promise<Answer>
}

/** For a body that is no JSON: it is read first, so that the same one twice is told before any work. */
interface PreparedEndpoint extends Access {
  prepare: (call: ApiCall) => Promise<Prepared>
}

export type Endpoint = PlainEndpoint | PreparedEndpoint
