'use client'

import { type FormEvent, useState } from 'react'
import { useRotateApiKey } from '@/components/hooks/use-api-keys'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import type { ApiKey } from '@/lib/contracts/api-key'
import { NewKey } from './new-key'

const graces = [
  { hours: 0, label: 'End at once' },
  { hours: 1, label: 'One more hour' },
  { hours: 24, label: 'One more day' },
  { hours: 168, label: 'One more week' },
] as const

const graceHoursDefault = 24

/** Asks how long the old key is to go on, then shows the new one this once. */
export function RotateKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const rotate = useRotateApiKey()
  const isDone = rotate.data !== undefined
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={isDone ? 'Copy your key now' : `Rotate “${apiKey.name}”`}
        description={
          isDone
            ? 'It is shown this once; only its digest is kept.'
            : 'You get a new key with the same name, scopes and end. Put it in place while the old one still works.'
        }
      >
        {rotate.data ? (
          <NewKey value={rotate.data.key} onDone={onClose} />
        ) : (
          <GraceForm
            problem={rotate.error?.message}
            isPending={rotate.isPending}
            onSubmit={(graceHours) => rotate.mutate({ id: apiKey.id, graceHours })}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}

interface GraceFormProps {
  problem: string | undefined
  isPending: boolean
  onSubmit: (graceHours: number) => void
}

function GraceForm({ problem, isPending, onSubmit }: GraceFormProps) {
  const [hours, setHours] = useState(graceHoursDefault)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(hours)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      {problem ? <Notice tone="bad" title={problem} /> : null}
      <Field label="The old key">
        {(field) => (
          <Select {...field} value={hours} onChange={(event) => setHours(Number(event.target.value))}>
            {graces.map(({ hours: value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <DialogClose asChild>
          <Button>Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="solid" disabled={isPending}>
          Rotate key
        </Button>
      </div>
    </form>
  )
}
