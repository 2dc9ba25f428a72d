import type { Scope } from '@/lib/contracts/account'

interface ScopeWords {
  scope: Scope
  /** Beside a box to tick. */
  label: string
  /** In a list of keys. */
  short: string
}

/** What a key may do, in words. */
export const keyScopes: readonly ScopeWords[] = [
  { scope: 'dashboards:read', label: 'Read dashboards and their data', short: 'Read' },
  { scope: 'dashboards:write', label: 'Make, change and delete dashboards', short: 'Write' },
  { scope: 'share_links:write', label: 'Manage share links', short: 'Share links' },
  { scope: 'webhooks:write', label: 'Manage webhooks', short: 'Webhooks' },
]

/** "Everything" where nothing is left out. */
export function scopesText(scopes: readonly Scope[]): string {
  const chosen = keyScopes.filter(({ scope }) => scopes.includes(scope))
  return chosen.length === keyScopes.length ? 'Everything' : chosen.map(({ short }) => short).join(', ')
}
