import type { ReactNode } from 'react'

interface GuideSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** A chapter of a guide with an address of its own. */
export function GuideSection({ id, title, children }: GuideSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t py-8">
      <h2 id={`${id}-title`} className="text-xl font-semibold">
        <a href={`#${id}`} className="hover:underline">
          {title}
        </a>
      </h2>
      <div className="mt-3 flex flex-col gap-4 text-sm [&>p]:max-w-prose [&>p]:text-muted [&>ul]:max-w-prose [&>ul]:list-disc [&>ul]:pl-5 [&>ul]:text-muted">
        {children}
      </div>
    </section>
  )
}
