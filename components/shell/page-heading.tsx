import type { ReactNode } from 'react'

/** The title of a page and a line on what it is for. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
      {children ? <p className="mt-2 max-w-prose text-base text-muted">{children}</p> : null}
    </div>
  )
}
