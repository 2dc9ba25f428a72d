import type { ReactNode } from 'react'

interface ScrollRegionProps {
  label: string
  heightMax: number
  children: ReactNode
}

/** What scrolls must take the focus, or the keyboard can't scroll it (WCAG 2.1.1). */
const reachable = { tabIndex: 0 }

export function ScrollRegion({ label, heightMax, children }: ScrollRegionProps) {
  return (
    <section
      aria-label={label}
      {...reachable}
      className="overflow-y-auto print:max-h-none! print:overflow-visible"
      style={{ maxHeight: heightMax }}
    >
      {children}
    </section>
  )
}
