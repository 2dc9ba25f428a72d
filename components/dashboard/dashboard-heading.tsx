import type { ReactNode } from 'react'

interface DashboardHeadingProps {
  title: string
  description: string
  /** BCP 47, of both; the page's own where none is given. */
  language?: string
  /** Small facts below: rows, dates, links. */
  facts?: ReactNode
  actions?: ReactNode
}

export function DashboardHeading({ title, description, language, facts, actions }: DashboardHeadingProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 basis-md grow">
        <h1 lang={language} className="text-3xl font-semibold tracking-tight break-words">
          {title}
        </h1>
        <p lang={language} className="mt-2 max-w-prose text-base text-muted">
          {description}
        </p>
        {facts ? <p className="figures mt-2 text-xs text-faint">{facts}</p> : null}
      </div>
      {actions ? (
        <div className="flex max-w-full shrink-0 flex-wrap gap-2 print:hidden">{actions}</div>
      ) : null}
    </div>
  )
}
