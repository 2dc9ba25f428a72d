import type { ReactNode } from 'react'
import { formatDay } from '@/components/dashboard/format-day'
import { formatMoment } from '@/components/dashboard/format-moment'
import { Badge } from '@/components/ui/badge'
import type { Webhook } from '@/lib/contracts/webhook'
import { eventTexts } from './describe-delivery'
import { RotateSecretDialog } from './rotate-secret-dialog'

/** Where an endpoint is, what it is told, and how it knows us. */
export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  return (
    <dl className="divide-y rounded-lg border bg-surface">
      <Fact term="Address">
        <span className="font-mono text-xs break-all">{webhook.url}</span>
      </Fact>
      <Fact term="Events">
        <span className="flex flex-wrap gap-2">
          {webhook.events.map((event) => (
            <Badge key={event}>{eventTexts[event].label}</Badge>
          ))}
        </span>
      </Fact>
      <Fact term="Signing secret">
        <span className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 text-muted">{describeSecret(webhook)}</span>
          <RotateSecretDialog webhookId={webhook.id} />
        </span>
      </Fact>
      <Fact term="Made">{formatDay(webhook.created_at)}</Fact>
    </dl>
  )
}

function describeSecret({ previous_secret_expires_at: until }: Webhook): string {
  const isSigning = until !== null && Date.parse(until) > Date.now()
  return isSigning
    ? `The one before signs too until ${formatMoment(until)}.`
    : 'Shown only when it is made. Lost it? Make a new one.'
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 px-5 py-4 text-sm sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
