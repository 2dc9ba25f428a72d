import type { ReactNode } from 'react'
import { classNames } from './class-names'

const tones = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent/12 text-accent',
  good: 'bg-good/12 text-good',
  bad: 'bg-bad/12 text-bad',
  warn: 'bg-warn/14 text-warn',
} as const

export type BadgeTone = keyof typeof tones

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
