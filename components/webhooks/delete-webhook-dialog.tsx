'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useDeleteWebhook } from '@/components/hooks/use-webhooks'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { useToast } from '@/components/ui/toast'

export function DeleteWebhookDialog({ webhookId }: { webhookId: string }) {
  const remove = useDeleteWebhook(webhookId)
  const router = useRouter()
  const toast = useToast()
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'The webhook is deleted' })
        router.push('/settings/webhooks/')
        router.refresh()
      },
    })
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="danger">
          <Trash2 aria-hidden />
          Delete
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Delete this webhook?"
        description="Nothing more is sent to it, and what was sent is forgotten. This can’t be undone."
      >
        {remove.error ? <Notice tone="bad" title={remove.error.message} className="mb-4" /> : null}
        <div className="flex justify-end gap-2">
          <DialogClose asChild>
            <Button>Keep it</Button>
          </DialogClose>
          <Button variant="danger" onClick={confirm} disabled={remove.isPending || remove.isSuccess}>
            Delete webhook
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
