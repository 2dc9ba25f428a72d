'use client'

import '@/components/shell/zod-without-eval'

import { zodResolver } from '@hookform/resolvers/zod'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCreateApiKey } from '@/components/hooks/use-api-keys'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { createApiKeySchema } from '@/lib/contracts/api-key'

/** Asks for a name, then shows the key this once. */
export function CreateKeyDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const create = useCreateApiKey()
  const change = (open: boolean) => {
    setIsOpen(open)
    if (open) create.reset()
  }
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button variant="solid">
          <Plus aria-hidden />
          New key
        </Button>
      </DialogTrigger>
      {create.data ? (
        <DialogContent
          title="Copy your key now"
          description="It is shown this once; only its digest is kept."
        >
          <NewKey value={create.data.key} onDone={() => change(false)} />
        </DialogContent>
      ) : (
        <DialogContent title="New key" description="Name it after the program that will use it.">
          <NameForm error={create.error?.message} onSubmit={(name) => create.mutate({ name })} />
        </DialogContent>
      )}
    </Dialog>
  )
}

function NameForm({ error, onSubmit }: { error: string | undefined; onSubmit: (name: string) => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(createApiKeySchema),
    defaultValues: { name: '' },
  })
  return (
    <form onSubmit={handleSubmit(({ name }) => onSubmit(name))} noValidate className="flex flex-col gap-4">
      <Field label="Name" error={formState.errors.name?.message ?? error}>
        {(control) => (
          <Input {...control} {...register('name')} placeholder="Nightly report" autoComplete="off" />
        )}
      </Field>
      <Button type="submit" variant="solid" className="self-end">
        Make key
      </Button>
    </form>
  )
}

function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <code className="rounded-sm border bg-sunken p-3 font-mono text-sm break-all select-all">{value}</code>
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Done</Button>
        <CopyButton text={value} label="Copy key" variant="solid" />
      </div>
    </div>
  )
}
