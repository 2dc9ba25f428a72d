import type { Account as AccountShape } from '@/lib/contracts/account'
import type { Account } from '@/lib/db/generated/client'

export const presentAccount = (account: Account): AccountShape => ({
  id: account.id,
  email: account.email,
  name: account.name,
  plan: account.plan,
  email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
  created_at: account.createdAt.toISOString(),
})
