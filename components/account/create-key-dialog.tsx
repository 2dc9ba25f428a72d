'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useCreateApiKey } from '@/components/hooks/use-api-keys'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { KeyForm } from './key-form'
import { NewKey } from './new-key'

/** Asks what the key is to be, then shows it this once. */
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
          <KeyForm
            problem={create.error?.message}
            isPending={create.isPending}
            onSubmit={(key) => create.mutate(key)}
          />
        </DialogContent>
      )}
    </Dialog>
  )
}
