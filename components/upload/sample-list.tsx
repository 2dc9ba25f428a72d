'use client'

import { FileBraces, FileSpreadsheet } from 'lucide-react'
import { samples } from './samples'

interface SampleListProps {
  onChoose: (name: string) => void
}

/** Three files to try without having one. */
export function SampleList({ onChoose }: SampleListProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {samples.map((sample) => (
        <li key={sample.name} className="flex">
          <button
            type="button"
            onClick={() => onChoose(sample.name)}
            className="flex w-full flex-col rounded-lg border bg-surface p-4 text-left transition-colors hover:border-line-strong"
          >
            <SampleFace sample={sample} />
          </button>
        </li>
      ))}
    </ul>
  )
}

export function SampleFace({ sample }: { sample: (typeof samples)[number] }) {
  const Icon = sample.name.endsWith('.json') ? FileBraces : FileSpreadsheet
  return (
    <>
      <span className="flex items-center gap-2 text-sm font-medium">
        <Icon aria-hidden className="size-4 text-muted" />
        {sample.title}
      </span>
      <span className="mt-1 text-sm text-muted">{sample.about}</span>
      <span className="mt-2 font-mono text-xs text-faint">{sample.name}</span>
    </>
  )
}
