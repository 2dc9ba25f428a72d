import type { Account as AccountShape } from '@/lib/contracts/account'
import type { Account } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { measureStorage } from '../dataset/measure-storage'

export async function presentAccount({ db }: Pick<Ctx, 'db'>, account: Account): Promise<AccountShape> {
  const { usedBytes, maxBytes } = await measureStorage(db, { accountId: account.id, plan: account.plan })
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    plan: account.plan,
    email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
    storage: { used_bytes: usedBytes, max_bytes: maxBytes },
    created_at: account.createdAt.toISOString(),
  }
}
