'use client'

import { type ReactElement, useState } from 'react'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { type Regenerated, RegenerateForm } from './regenerate-form'

/** The same table, looked at with other questions. */
export function RegenerateDialog({ trigger, ...dashboard }: Regenerated & { trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent
        title="Regenerate with new instructions"
        description="The cards are rebuilt from the same file. What you edited by hand stays, and so do your links."
        width="wide"
      >
        <RegenerateForm {...dashboard} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}
