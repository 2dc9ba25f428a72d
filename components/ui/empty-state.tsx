import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** Where nothing is yet: says what will be here and how to begin. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed bg-surface px-6 py-16 text-center">
      <h2 className="text-base font-semibold">{title}</h2>
      {children ? <div className="mt-2 max-w-prose text-sm text-muted">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}
