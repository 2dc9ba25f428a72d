'use client'

import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useRotateSecret } from '@/components/hooks/use-webhooks'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { NewSecret, newSecretTexts } from './new-secret'

const graces = [
  { hours: 24, label: 'Sign with both for 24 hours', about: 'Time to put the new secret in place.' },
  { hours: 168, label: 'Sign with both for 7 days', about: 'Where a change takes longer.' },
  { hours: 0, label: 'End the old one now', about: 'Where somebody may have seen it.' },
] as const

/** A new secret, with a choice of how long the old one signs too. */
export function RotateSecretDialog({ webhookId }: { webhookId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const rotate = useRotateSecret(webhookId)
  const change = (open: boolean) => {
    setIsOpen(open)
    if (open) rotate.reset()
  }
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button>
          <KeyRound aria-hidden />
          Rotate secret
        </Button>
      </DialogTrigger>
      {rotate.data ? (
        <DialogContent {...newSecretTexts}>
          <NewSecret value={rotate.data.secret} onDone={() => change(false)} />
        </DialogContent>
      ) : (
        <DialogContent
          title="Rotate the signing secret?"
          description="You get a new secret. Messages can carry the signatures of both for a while."
        >
          <GraceForm onSubmit={(hours) => rotate.mutate(hours)} isBusy={rotate.isPending}>
            {rotate.error ? <Notice tone="bad" title={rotate.error.message} /> : null}
          </GraceForm>
        </DialogContent>
      )}
    </Dialog>
  )
}

interface GraceFormProps {
  isBusy: boolean
  onSubmit: (hours: number) => void
  children: ReactNode
}

function GraceForm({ isBusy, onSubmit, children }: GraceFormProps) {
  const [hours, setHours] = useState<number>(graces[0].hours)
  return (
    <div className="flex flex-col gap-4">
      {children}
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">What becomes of the old secret</legend>
        {graces.map((grace) => (
          <label key={grace.hours} className="flex gap-3 text-sm">
            <input
              type="radio"
              name="grace"
              checked={hours === grace.hours}
              onChange={() => setHours(grace.hours)}
              className="mt-0.5 size-4 shrink-0 accent-ink"
            />
            <span>
              {grace.label}
              <span className="block text-xs text-muted">{grace.about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex justify-end gap-2">
        <DialogClose asChild>
          <Button>Keep the old one</Button>
        </DialogClose>
        <Button variant="solid" onClick={() => onSubmit(hours)} disabled={isBusy}>
          Make a new secret
        </Button>
      </div>
    </div>
  )
}
