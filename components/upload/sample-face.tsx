import { FileBraces, FileSpreadsheet } from 'lucide-react'
import type { samples } from './samples'

export function SampleFace({ sample }: { sample: (typeof samples)[number] }) {
  const Icon = sample.name.endsWith('.json') ? FileBraces : FileSpreadsheet
  return (
    <>
      <span className="flex items-center gap-2 text-sm font-medium">
        <Icon aria-hidden className="size-4 text-muted" />
        {sample.title}
      </span>
      <span className="mt-1 mb-2 text-sm text-muted">{sample.about}</span>
      <span className="mt-auto font-mono text-xs text-faint">{sample.name}</span>
    </>
  )
}
