import { type ReactNode, useId } from 'react'

interface SectionProps {
  /** Of its place on the page, for links to it. */
  id?: string
  title: string
  /** What is to be done or known about it, in a line. */
  hint?: ReactNode
  children: ReactNode
}

export function Section({ id: place, title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} id={place} className="scroll-mt-20">
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        {title}
      </h2>
      {hint ? <p className="mt-1 max-w-prose text-sm text-muted">{hint}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  )
}
