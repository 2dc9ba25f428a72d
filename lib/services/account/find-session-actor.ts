import { z } from 'zod'
import type { Account } from '@/lib/db/generated/client'
import { readRows } from '@/lib/db/read-rows'
import { allScopes } from '../access'
import type { Actor, Ctx } from '../context'

/** What a session's cookie says: the account, and the account's session version when the session began. */
export interface Session {
  accountId: string
  version: number
}

/** Who a session speaks for; null once it was ended or the account is gone. The plan is read anew, it can change. */
export async function findSessionActor(ctx: Ctx, { accountId, version }: Session): Promise<Actor | null> {
  if (!z.uuid().safeParse(accountId).success) return null
  const [account] = await readRows<Pick<Account, 'plan' | 'sessionVersion'>>(
    ctx.db,
    'SELECT plan, session_version FROM accounts WHERE id = $1::uuid',
    [accountId],
  )
  if (account?.sessionVersion !== version) return null
  return { accountId, plan: account.plan, via: 'session', scopes: allScopes }
}
