import type { CardBlock } from '@/components/charts/card-block'
import { ChartBlock } from '@/components/charts/chart-block'
import { classNames } from '@/components/ui/class-names'
import type { Layout } from '@/lib/contracts/blocks'
import { CardMenu } from './card-menu'
import { CardTable } from './card-table'

export interface CardFrameProps {
  block: CardBlock
  colorScheme: Layout['color_scheme']
  /** Long tables and lists scroll inside the card. */
  scrollable?: boolean
  /** Whether its rows may be saved; they may unless it is false. */
  canDownload?: boolean
}

/** Rows of the table that stands in for a picture: more would make the page heavy and say little. */
const printedRowsMax = 50

/** One card: what it shows, what that means, the picture, and a way to all that stands behind it. */
export function CardFrame({ block, colorScheme, scrollable, canDownload }: CardFrameProps) {
  const isFigure = block.type === 'kpi'
  const isWords = block.type === 'insight'
  return (
    <article
      aria-label={block.title}
      className={classNames(
        'flex min-w-0 flex-1 flex-col rounded-lg border bg-surface',
        block.type === 'table' ? 'print:block' : 'break-inside-avoid',
        isFigure ? 'p-4' : 'p-5',
      )}
    >
      <header className="flex items-start justify-between gap-3 break-after-avoid">
        <h2 className={classNames('min-w-0 text-sm', isFigure ? 'text-muted' : 'font-semibold')}>
          {block.title}
        </h2>
        <CardMenu block={block} canDownload={canDownload} />
      </header>
      {isFigure || isWords ? null : (
        <p className="mt-0.5 max-w-prose text-sm text-muted break-after-avoid">{block.description}</p>
      )}
      <div className={classNames('flex min-w-0 flex-1 flex-col justify-end', isFigure ? 'mt-1' : 'mt-4')}>
        <ChartBlock block={block} colorScheme={colorScheme} scrollable={scrollable} />
      </div>
      {isFigure || isWords || block.type === 'table' ? null : (
        <noscript>
          <CardTable block={block} rowsMax={printedRowsMax} className="mt-4" />
        </noscript>
      )}
    </article>
  )
}
