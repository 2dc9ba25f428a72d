import { type Scope, scopeSchema } from '@/lib/contracts/account'
import type { ApiKey as ApiKeyShape, ApiKeyState } from '@/lib/contracts/api-key'
import type { ApiKey } from '@/lib/db/generated/client'

export const presentApiKey = (key: ApiKey): ApiKeyShape => ({
  id: key.id,
  name: key.name,
  last_four: key.lastFour,
  state: apiKeyStateOf(key),
  scopes: scopesOf(key),
  created_at: key.createdAt.toISOString(),
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  expires_at: key.expiresAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
  replaced_by_id: key.replacedById,
})

type Life = Pick<ApiKey, 'revokedAt' | 'expiresAt' | 'replacedById'>

/** What was ended by hand stays revoked, whatever else has passed since. */
export function apiKeyStateOf({ revokedAt, expiresAt, replacedById }: Life, now = new Date()): ApiKeyState {
  if (revokedAt && revokedAt <= now) return 'revoked'
  if (expiresAt && expiresAt <= now) return 'expired'
  return replacedById ? 'retiring' : 'active'
}

/** What was stored and still is a scope today. */
export const scopesOf = (key: Pick<ApiKey, 'scopes'>): Scope[] =>
  scopeSchema.options.filter((scope) => key.scopes.includes(scope))
