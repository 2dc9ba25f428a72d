import type { ReactNode } from 'react'

interface DashboardHeadingProps {
  title: string
  description: string
  /** Small facts below: rows, dates, links. */
  facts?: ReactNode
  actions?: ReactNode
}

export function DashboardHeading({ title, description, facts, actions }: DashboardHeadingProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 basis-md grow">
        <h1 className="text-3xl font-semibold tracking-tight break-words">{title}</h1>
        <p className="mt-2 max-w-prose text-base text-muted">{description}</p>
        {facts ? <p className="figures mt-2 text-xs text-faint">{facts}</p> : null}
      </div>
      {actions ? (
        <div className="flex max-w-full shrink-0 flex-wrap gap-2 print:hidden">{actions}</div>
      ) : null}
    </div>
  )
}
