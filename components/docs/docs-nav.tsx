'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { classNames } from '@/components/ui/class-names'
import { FoldMark } from '@/components/ui/fold-mark'
import { DocsSearch } from './docs-search'
import type { FindablePlace } from './find-places'

export interface DocPlace {
  href: string
  label: string
}

export interface DocSection {
  title: string
  places: DocPlace[]
}

interface DocsNavProps {
  sections: DocSection[]
  /** What can be searched. */
  places: FindablePlace[]
}

/** The way through the documentation: a column beside it, or folded above it where there is no room. */
export function DocsNav({ sections, places }: DocsNavProps) {
  const here = usePathname().replace(/\/?$/, '/')
  return (
    <>
      <details key={here} className="rounded-lg border bg-surface md:hidden">
        <summary className="flex cursor-pointer list-none items-center gap-2 rounded-lg px-3 py-2 text-sm font-medium">
          <FoldMark />
          Contents
        </summary>
        <nav aria-label="Documentation, short" className="px-1 pb-2">
          <DocsSearch places={places}>
            <Sections sections={sections} here={here} />
          </DocsSearch>
        </nav>
      </details>
      <nav
        aria-label="Documentation"
        className="sticky top-20 hidden -m-1 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto p-1 md:block"
      >
        <DocsSearch places={places}>
          <Sections sections={sections} here={here} />
        </DocsSearch>
      </nav>
    </>
  )
}

function Sections({ sections, here }: { sections: DocSection[]; here: string }) {
  return (
    <ul className="flex flex-col gap-4">
      {sections.map(({ title, places }) => (
        <li key={title}>
          <p className="px-3 pb-1 text-xs font-medium text-faint">{title}</p>
          <ul>
            {places.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={href === here ? 'page' : undefined}
                  className={classNames(
                    'block rounded-sm px-3 py-1.5 text-sm text-muted hover:bg-sunken hover:text-ink',
                    href === here && 'bg-sunken font-medium text-ink',
                  )}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
