'use client'

import { FileUp } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { PasteDialog } from './paste-dialog'

/** Takes one file, dropped, chosen or pasted; whether it can be used is the caller's to say. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: false,
    noKeyboard: true,
    onDrop: (accepted, refused) => {
      const file = accepted[0] ?? refused[0]?.file
      if (file) onFile(file)
    },
  })
  return (
    <div className="rounded-lg border bg-surface p-2">
      <div
        {...getRootProps()}
        className={classNames(
          'flex min-h-64 cursor-pointer flex-col items-center justify-center gap-1 rounded-sm border border-dashed border-line-strong px-6 py-10 text-center transition-colors',
          isDragActive && 'border-accent bg-accent/6',
        )}
      >
        <input {...getInputProps()} aria-label="File" />
        <FileUp aria-hidden className="mb-3 size-6 text-muted" strokeWidth={1.5} />
        <p className="text-base font-medium">
          {isDragActive ? 'Let go to read it' : 'Drop a CSV, JSON or Excel file here'}
        </p>
        <p className="text-sm text-muted">Up to 10 MB. Nothing is sent before you have seen it.</p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          <Button variant="solid">Choose a file</Button>
          <PasteDialog onFile={onFile} />
        </div>
      </div>
    </div>
  )
}
