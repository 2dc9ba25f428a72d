'use client'

import { useRevokeApiKey } from '@/components/hooks/use-api-keys'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { useToast } from '@/components/ui/toast'
import type { ApiKey } from '@/lib/contracts/api-key'

export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeApiKey()
  const toast = useToast()
  const confirm = () =>
    revoke.mutate(apiKey.id, {
      onSuccess: () => {
        onClose()
        toast({ title: `“${apiKey.name}” is revoked` })
      },
    })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={`Revoke “${apiKey.name}”?`}
        description="Programs that use it stop working at once. This can’t be undone."
      >
        {revoke.error ? <Notice tone="bad" title={revoke.error.message} className="mb-4" /> : null}
        <div className="flex justify-end gap-2">
          <DialogClose asChild>
            <Button>Keep it</Button>
          </DialogClose>
          <Button variant="danger" onClick={confirm} disabled={revoke.isPending}>
            Revoke key
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
