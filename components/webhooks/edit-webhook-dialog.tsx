'use client'

import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useUpdateWebhook } from '@/components/hooks/use-webhooks'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import type { Webhook } from '@/lib/contracts/webhook'
import { formProblem } from './form-problem'
import { WebhookForm } from './webhook-form'

export function EditWebhookDialog({ webhook }: { webhook: Webhook }) {
  const [isOpen, setIsOpen] = useState(false)
  const update = useUpdateWebhook(webhook.id)
  const change = (open: boolean) => {
    setIsOpen(open)
    if (open) update.reset()
  }
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button>
          <Pencil aria-hidden />
          Edit
        </Button>
      </DialogTrigger>
      <DialogContent title="Edit webhook" description="What waits to be sent goes to the new address too.">
        <WebhookForm
          initial={{ url: webhook.url, description: webhook.description, events: webhook.events }}
          problem={formProblem(update.error)}
          action="Save"
          isBusy={update.isPending}
          onSubmit={({ url, description, events }) =>
            update.mutate({ url, description, events }, { onSuccess: () => setIsOpen(false) })
          }
        />
      </DialogContent>
    </Dialog>
  )
}
