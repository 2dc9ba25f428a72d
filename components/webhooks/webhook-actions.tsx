'use client'

import { Power, Send } from 'lucide-react'
import { useTestWebhook, useUpdateWebhook } from '@/components/hooks/use-webhooks'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import type { Webhook } from '@/lib/contracts/webhook'
import { DeleteWebhookDialog } from './delete-webhook-dialog'
import { EditWebhookDialog } from './edit-webhook-dialog'

export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const test = useTestWebhook(webhook.id)
  const update = useUpdateWebhook(webhook.id)
  const toast = useToast()
  const tell = { onError: ({ message }: Error) => toast({ title: message }) }
  const sendTest = () =>
    test.mutate(undefined, { ...tell, onSuccess: () => toast({ title: 'A test is on its way' }) })
  return (
    <div className="flex flex-wrap gap-2">
      {webhook.is_enabled ? (
        <Button variant="solid" onClick={sendTest} disabled={test.isPending}>
          <Send aria-hidden />
          Send test
        </Button>
      ) : null}
      <EditWebhookDialog webhook={webhook} />
      <Button
        onClick={() => update.mutate({ is_enabled: !webhook.is_enabled }, tell)}
        disabled={update.isPending}
      >
        <Power aria-hidden />
        {webhook.is_enabled ? 'Disable' : 'Enable'}
      </Button>
      <DeleteWebhookDialog webhookId={webhook.id} />
    </div>
  )
}
