'use client'

import { SampleFace } from './sample-face'
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
