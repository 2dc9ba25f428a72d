import { classNames } from '@/components/ui/class-names'
import type { DashboardSection } from './sections-of'

interface SectionNavProps {
  sections: DashboardSection[]
  /** Whether the page has a head that stays. */
  hasHead?: boolean
}

/** What goes on beyond the edge fades out there; the end stands before it. */
const fadesOut = 'max-[719px]:mask-r-from-[calc(100%-2.5rem)]'

/** Beside the page where there is room for it, on a phone a bar that stays; between the two the page is short enough. */
export function SectionNav({ sections, hasHead }: SectionNavProps) {
  if (sections.length === 0) return null
  return (
    <nav
      aria-label="On this dashboard"
      className={classNames(
        'contents max-[719px]:sticky max-[719px]:z-10 max-[719px]:-mx-4 max-[719px]:block max-[719px]:overflow-x-auto max-[719px]:border-b max-[719px]:bg-canvas max-[719px]:px-4 print:hidden',
        fadesOut,
        hasHead ? 'max-[719px]:top-14' : 'max-[719px]:top-0',
      )}
    >
      <ul className="hidden text-xs max-[719px]:flex max-[719px]:w-max max-[719px]:gap-4 max-[719px]:pr-8 min-[1440px]:fixed min-[1440px]:top-24 min-[1440px]:left-[calc(50%-43.5rem)] min-[1440px]:flex min-[1440px]:w-30 min-[1440px]:flex-col">
        {sections.map(({ name, anchor }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="block rounded-sm py-2 whitespace-nowrap text-muted hover:text-ink min-[1440px]:py-1"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
