import { Skeleton } from '@/components/ui/skeleton'
import type { DashboardDraft } from '@/lib/contracts/draft'
import { formatCount } from '@/lib/format/format-count'
import { CardsSkeleton } from './dashboard-skeleton'
import { DashboardView } from './dashboard-view'

/** So many cards say what a dashboard is; the rest is for those who make one. */
const shownCards = 8

/** The first cards of a dashboard that the engine has just made of a sample file. */
export function Showcase({ draft }: { draft: DashboardDraft }) {
  const { blocks, dataset, layout } = draft
  const chart_order = layout.chart_order.slice(0, shownCards)
  const shown = chart_order.flatMap((index) => blocks[index] ?? [])
  return (
    <section aria-labelledby="showcase">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="showcase" className="text-base font-semibold">
          {draft.title}
        </h2>
        <p className="figures text-xs text-faint">
          Made by the engine from{' '}
          <a
            href="/samples/store-orders.csv"
            className="underline underline-offset-2 hover:text-ink"
            download
          >
            store-orders.csv
          </a>
          , {formatCount(dataset.rows)} rows
        </p>
      </div>
      <DashboardView picture={{ layout: { ...layout, chart_order: [...shown.keys()] }, blocks: shown }} />
    </section>
  )
}

export function ShowcaseSkeleton() {
  return (
    <div>
      <output className="sr-only">Loading a dashboard</output>
      <Skeleton className="mb-4 h-6 w-40" />
      <CardsSkeleton />
    </div>
  )
}
