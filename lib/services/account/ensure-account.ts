import type { Plan } from '@/lib/contracts/account'
import type { Account } from '@/lib/db/generated/client'
import { allScopes } from '../access'
import type { Actor, Ctx } from '../context'
import { hashPassword } from './password-hash'

export interface EnsureAccountInput {
  email: string
  plan?: Plan
  name?: string
  /** Set only where the account has none yet. */
  password?: string
}

/** For the operator: the account of this address, made if needed, its plan set if one is given, as an actor. */
export async function ensureAccount(ctx: Ctx, input: EnsureAccountInput): Promise<Actor> {
  const email = input.email.trim().toLowerCase()
  const account = await ctx.db.account.upsert({
    where: { email },
    create: { email, name: input.name ?? null, plan: input.plan ?? 'free' },
    update: { plan: input.plan },
  })
  if (input.password && !account.passwordHash) await setPassword(ctx, account, input.password)
  return { accountId: account.id, plan: account.plan, via: 'session', scopes: allScopes }
}

async function setPassword(ctx: Ctx, { id }: Account, password: string): Promise<void> {
  await ctx.db.account.update({ where: { id }, data: { passwordHash: await hashPassword(password) } })
}
