import { type ApiKey as ApiKeyShape, type Scope, scopeSchema } from '@/lib/contracts/account'
import type { ApiKey } from '@/lib/db/generated/client'

export const presentApiKey = (key: ApiKey): ApiKeyShape => ({
  id: key.id,
  name: key.name,
  last_four: key.lastFour,
  scopes: scopesOf(key),
  created_at: key.createdAt.toISOString(),
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  expires_at: key.expiresAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
})

/** What was stored and still is a scope today. */
export const scopesOf = (key: Pick<ApiKey, 'scopes'>): Scope[] =>
  scopeSchema.options.filter((scope) => key.scopes.includes(scope))
