import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'

const tones = {
  info: { icon: Info, look: 'text-muted' },
  good: { icon: CircleCheck, look: 'text-good' },
  warn: { icon: TriangleAlert, look: 'text-warn' },
  bad: { icon: CircleAlert, look: 'text-bad' },
} as const

interface NoticeProps {
  tone?: keyof typeof tones
  title: string
  className?: string
  /** What to do about it. */
  children?: ReactNode
}

/** One message that stays on the page: what is the matter and the way out. */
export function Notice({ tone = 'info', title, className, children }: NoticeProps) {
  const { icon: Icon, look } = tones[tone]
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-lg border bg-surface p-4 text-sm', className)}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', look)} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {children ? <div className="mt-1 text-muted">{children}</div> : null}
      </div>
    </div>
  )
}
