'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useCreateWebhook } from '@/components/hooks/use-webhooks'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { webhookEventSchema } from '@/lib/contracts/webhook'
import { formProblem } from './form-problem'
import { NewSecret, newSecretTexts } from './new-secret'
import { type WebhookFields, WebhookForm } from './webhook-form'

const empty: WebhookFields = { url: '', description: '', events: [...webhookEventSchema.options] }

/** Asks where to and what, then shows the secret this once. */
export function CreateWebhookDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const create = useCreateWebhook()
  const change = (open: boolean) => {
    setIsOpen(open)
    if (open) create.reset()
  }
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button variant="solid">
          <Plus aria-hidden />
          New webhook
        </Button>
      </DialogTrigger>
      {create.data ? (
        <DialogContent {...newSecretTexts}>
          <NewSecret value={create.data.secret} onDone={() => change(false)} />
        </DialogContent>
      ) : (
        <DialogContent title="New webhook" description="Where we call, and of what we tell.">
          <WebhookForm
            initial={empty}
            problem={formProblem(create.error)}
            action="Make webhook"
            isBusy={create.isPending}
            onSubmit={(fields) => create.mutate(fields)}
          />
        </DialogContent>
      )}
    </Dialog>
  )
}
