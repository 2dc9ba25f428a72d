'use client'

import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useWebhooks } from '@/components/hooks/use-webhooks'
import { Badge } from '@/components/ui/badge'
import type { Webhook, WebhookList } from '@/lib/contracts/webhook'
import { CreateWebhookDialog } from './create-webhook-dialog'
import { eventTexts, webhookStatus } from './describe-delivery'
import { NoWebhooks } from './no-webhooks'

/** The account's endpoints: make one, see how each does. */
export function Webhooks({ initial }: { initial: WebhookList }) {
  const { data } = useWebhooks(initial)
  return (
    <div className="flex flex-col items-stretch gap-4">
      {/* Stands apart from the list, whose first row would otherwise take the dialog with the secret away. */}
      <div className="flex justify-end">
        <CreateWebhookDialog />
      </div>
      {data.items.length > 0 ? (
        <ul className="divide-y overflow-hidden rounded-lg border bg-surface">
          {data.items.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      ) : (
        <NoWebhooks />
      )}
    </div>
  )
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { tone, label } = webhookStatus(webhook)
  return (
    <li>
      <Link
        href={`/settings/webhooks/${webhook.id}/`}
        className="flex items-center gap-4 px-5 py-4 transition-colors -outline-offset-2 hover:bg-sunken"
      >
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-medium">{webhook.description || new URL(webhook.url).host}</p>
          <p className="mt-0.5 truncate font-mono text-xs text-muted">{webhook.url}</p>
          <p className="mt-1 truncate text-xs text-faint">
            {webhook.events.map((event) => eventTexts[event].label).join(' · ')}
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
      </Link>
    </li>
  )
}
