import type { Metadata } from 'next'
import { getPageContext } from '@/app/page-context'
import { CardFrame } from '@/components/dashboard/card-frame'
import { ThemeSwitch } from '@/components/shell/theme-switch'
import type { BlockDraft } from '@/lib/contracts/blocks'
import { type GallerySection, listGalleryBlocks } from '@/lib/services/gallery/list-gallery-blocks'

export const metadata: Metadata = {
  title: 'Cards',
  description: 'Every card type and its edge cases, made by the engine.',
  robots: { index: false },
}

export default async function CardsPage() {
  const sections = await listGalleryBlocks(await getPageContext())
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-7xl px-4 py-10 outline-none sm:px-6">
      <header className="flex items-start justify-between gap-4">
        <div>
          <h1 className="text-3xl font-semibold">Cards</h1>
          <p className="mt-1 max-w-prose text-muted">
            Every card type and what strains it, drawn from what the engine makes of real files.
          </p>
        </div>
        <ThemeSwitch />
      </header>
      {sections.map((section) => (
        <CardSection key={section.title} section={section} />
      ))}
    </main>
  )
}

function CardSection({ section }: { section: GallerySection }) {
  const { title, blocks, colorScheme, scrollable } = section
  return (
    <section aria-label={title} className="mt-12">
      <p className="text-xl font-semibold">{title}</p>
      <div className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-12">
        {blocks.map((block) => (
          <div key={block.position} className={cellOf(block)}>
            <CardFrame block={block} colorScheme={colorScheme} />
          </div>
        ))}
        {scrollable &&
          blocks.map((block) => (
            <div key={`${block.position} whole`} className={cellOf(block)}>
              <CardFrame
                block={{ ...block, title: `${block.title}, whole` }}
                colorScheme={colorScheme}
                scrollable
              />
            </div>
          ))}
      </div>
    </section>
  )
}

function cellOf({ type }: BlockDraft): string {
  if (type === 'kpi') return 'flex min-w-0 self-start lg:col-span-3'
  return type === 'table' ? 'col-span-2 flex min-w-0 lg:col-span-12' : 'col-span-2 flex min-w-0 lg:col-span-6'
}
