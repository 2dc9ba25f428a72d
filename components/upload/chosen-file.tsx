'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { describePreview } from './describe-preview'
import type { PickedFile } from './pick-file'
import { PreviewTable } from './preview-table'
import { SheetPicker } from './sheet-picker'
import type { PreviewState } from './use-preview'

interface ChosenFileProps {
  picked: PickedFile
  preview: PreviewState
  onChange: () => void
  /** Another sheet of a workbook is to be read. */
  onSheet: (sheet: string) => void
}

/** The file that will be sent and its first rows. */
export function ChosenFile({ picked, preview, onChange, onSheet }: ChosenFileProps) {
  const { sheet, sheets = [] } = preview.preview ?? {}
  const name = useRef<HTMLHeadingElement>(null)
  // What was pressed to choose it is gone, and the focus with it.
  useEffect(() => name.current?.focus(), [])
  return (
    <section aria-label="Chosen file" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 ref={name} tabIndex={-1} className="truncate text-base font-semibold outline-none">
            {picked.file.name}
          </h2>
          <p className="figures text-sm text-muted">{describePreview(picked, preview.preview)}</p>
        </div>
        <Button onClick={onChange}>Use another file</Button>
      </div>
      {sheet && sheets.length > 1 ? <SheetPicker sheets={sheets} sheet={sheet} onChoose={onSheet} /> : null}
      <PreviewBody preview={preview} />
    </section>
  )
}

/** As high as a header and six rows. */
const bodyHeight = 'h-[276px]'

function PreviewBody({ preview: { preview, problem } }: { preview: PreviewState }) {
  if (preview)
    return (
      <>
        {preview.remark ? (
          <Notice tone="warn" title="Look at this first">
            {preview.remark}
          </Notice>
        ) : null}
        <PreviewTable preview={preview} />
      </>
    )
  if (!problem) return <Skeleton className={`w-full ${bodyHeight}`} />
  return (
    <Notice tone="warn" title="This file seems to hold no table">
      {problem}
    </Notice>
  )
}
