'use client'

import { ClipboardPaste } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { fileOfText } from './pick-file'

/** For a table that is on the clipboard rather than in a file. */
export function PasteDialog({ onFile }: { onFile: (file: File) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setIsOpen(false)
    onFile(fileOfText(text))
  }
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button onClick={(event) => event.stopPropagation()}>
          <ClipboardPaste aria-hidden />
          Paste a table
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Paste a table"
        description="Cells copied from a spreadsheet, CSV text, or JSON. The first row holds the names."
        width="wide"
        firstFocus={field}
      >
        <form onSubmit={submit} className="flex flex-col gap-4">
          <Field label="Table">
            {(control) => (
              <Textarea
                {...control}
                ref={field}
                value={text}
                onChange={(event) => setText(event.target.value)}
                rows={10}
                spellCheck={false}
                className="font-mono text-xs"
                placeholder={'month,region,revenue\n2025-01,North,1200\n2025-02,North,1350'}
              />
            )}
          </Field>
          <div className="flex justify-end">
            <Button type="submit" variant="solid" disabled={text.trim() === ''}>
              Use this table
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
