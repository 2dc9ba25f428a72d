'use client'

import { useState } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { ApiKey, ApiKeyState } from '@/lib/contracts/api-key'
import { formatDay } from '../dashboard/format-day'
import { scopesText } from './key-scopes'
import { RevokeKeyDialog } from './revoke-key-dialog'
import { RotateKeyDialog } from './rotate-key-dialog'

type Act = { what: 'rotate' | 'revoke'; apiKey: ApiKey }

/** The dialogs stand apart from the rows: the list may change under them while a new key is shown. */
export function KeyList({ keys }: { keys: ApiKey[] }) {
  const [act, setAct] = useState<Act | null>(null)
  const close = () => setAct(null)
  return (
    <>
      <ul aria-label="API keys" className="divide-y divide-line rounded-lg border bg-surface">
        {keys.map((apiKey) => (
          <KeyItem key={apiKey.id} apiKey={apiKey} onAct={setAct} />
        ))}
      </ul>
      {act?.what === 'rotate' ? <RotateKeyDialog apiKey={act.apiKey} onClose={close} /> : null}
      {act?.what === 'revoke' ? <RevokeKeyDialog apiKey={act.apiKey} onClose={close} /> : null}
    </>
  )
}

const states: Record<ApiKeyState, { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'good' },
  retiring: { label: 'Rotated', tone: 'warn' },
  expired: { label: 'Expired', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'neutral' },
}

function KeyItem({ apiKey, onAct }: { apiKey: ApiKey; onAct: (act: Act) => void }) {
  const { label, tone } = states[apiKey.state]
  const isAlive = apiKey.state === 'active' || apiKey.state === 'retiring'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="flex items-center gap-2 text-sm font-medium">
          <span className="truncate">{apiKey.name}</span>
          <span className="shrink-0 font-mono text-xs font-normal text-muted">…{apiKey.last_four}</span>
          <Badge tone={tone}>{label}</Badge>
        </h2>
        <KeyFacts apiKey={apiKey} />
      </div>
      {isAlive ? (
        <div className="-mx-2 flex gap-1 sm:mx-0">
          {apiKey.state === 'active' ? (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Rotate ${apiKey.name}`}
              onClick={() => onAct({ what: 'rotate', apiKey })}
            >
              Rotate
            </Button>
          ) : null}
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Revoke ${apiKey.name}`}
            onClick={() => onAct({ what: 'revoke', apiKey })}
          >
            Revoke
          </Button>
        </div>
      ) : null}
    </li>
  )
}

/** In the order that people ask: may it, is it used, how long still. */
function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const facts = [
    ['Access', scopesText(apiKey.scopes)],
    ['Last used', apiKey.last_used_at ? formatDay(apiKey.last_used_at) : 'Never'],
    ['Made', formatDay(apiKey.created_at)],
    endOf(apiKey),
  ]
  return (
    <dl className="figures mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-muted">
      {facts.map(([term, text]) => (
        <div key={term} className="flex gap-1">
          <dt className="text-faint">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function endOf({ state, revoked_at: revokedAt, expires_at: expiresAt }: ApiKey): [string, string] {
  if (revokedAt) return ['Revoked', formatDay(revokedAt)]
  if (!expiresAt) return ['Expires', 'Never']
  return [state === 'expired' ? 'Expired' : 'Expires', formatDay(expiresAt)]
}
