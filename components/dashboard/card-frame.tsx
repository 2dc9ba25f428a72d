import type { CardBlock } from '@/components/charts/card-block'
import { ChartBlock } from '@/components/charts/chart-block'
import type { CategoryColors } from '@/components/charts/color/category-colors'
import { classNames } from '@/components/ui/class-names'
import type { Layout } from '@/lib/contracts/blocks'
import { cardAnchor } from './card-anchor'
import { CardMenu } from './card-menu'
import { CardTable } from './card-table'
import { ClaimMark } from './evidence/claim-mark'
import { drawsOf } from './evidence/claim-words'

export interface CardFrameProps {
  block: CardBlock
  /** The same card of the whole table, where it is of some rows. */
  whole?: CardBlock
  colorScheme: Layout['color_scheme']
  categoryColors?: CategoryColors
  /** Long tables and lists scroll inside the card. */
  scrollable?: boolean
  /** Twelfths of the page that it takes on a desk. */
  span?: number
  /** Whether its rows may be saved; they may unless it is false. */
  canDownload?: boolean
  /** Of its title's heading. */
  level?: 2 | 3
  /** `lede`: words without a box. `strip`: a figure among others in one box. */
  look?: 'lede' | 'strip'
  /** Where its reader can look through the rows of the table, if anywhere. */
  rowsPath?: string
}

/** Rows of the table that stands in for a picture: more would make the page heavy and say little. */
const printedRowsMax = 50

/** Rows of its own or, in a row of figures, those that all of its cards share: title, figure, change, meaning, course, mark. */
const figureLook =
  'row-span-6 grid grid-cols-1 grid-rows-subgrid content-start gap-y-0 p-3 sm:p-4 print:p-3 md:group-only/figure:grid-cols-2 md:group-only/figure:gap-x-8 lg:group-only/figure:grid-cols-[17rem_minmax(0,1fr)_minmax(0,1fr)]'

/** One card: what it shows, what that means, the picture, and a way to all that stands behind it. */
export function CardFrame({ block, canDownload, rowsPath, look, level = 2, ...picture }: CardFrameProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const { evidence } = block.config
  const mark = { title: block.title, anchor: cardAnchor(block.position), rowsPath }
  const isFigure = block.type === 'kpi'
  const isWords = block.type === 'insight'
  return (
    <article
      aria-label={block.title}
      data-look={look}
      className={classNames(
        'min-w-0 flex-1',
        look === undefined && 'rounded-lg border bg-surface',
        block.type === 'table' ? 'print:block' : 'break-inside-avoid',
        isFigure ? figureLook : classNames('flex flex-col', look !== 'lede' && 'p-5'),
      )}
    >
      <header
        className={classNames(
          'flex items-start justify-between break-after-avoid',
          isFigure ? 'gap-1 md:group-only/figure:col-span-full' : 'gap-3',
        )}
      >
        <div className="min-w-0">
          <Heading
            className={classNames('text-sm', isFigure || look === 'lede' ? 'text-muted' : 'font-semibold')}
          >
            {block.title}
          </Heading>
          {block.config.whole_table ? (
            <p className="mt-0.5 text-xs text-muted">Of the whole table. {block.config.whole_table}</p>
          ) : null}
        </div>
        <CardMenu block={block} canDownload={canDownload} />
      </header>
      {isFigure || isWords ? null : (
        <p className="mt-0.5 max-w-prose text-sm text-pretty text-muted break-after-avoid">
          {block.description}
        </p>
      )}
      {evidence && !isFigure && !isWords ? <ClaimMark {...mark} evidence={evidence} /> : null}
      <div
        className={
          isFigure
            ? 'contents'
            : classNames('flex min-w-0 flex-1 flex-col justify-end', look === 'lede' ? 'mt-2' : 'mt-4')
        }
      >
        <ChartBlock block={block} {...picture} />
      </div>
      {evidence && (isWords || (isFigure && drawsOf(evidence))) ? (
        <div className={isFigure ? 'row-start-6 md:group-only/figure:col-span-full' : undefined}>
          <ClaimMark {...mark} evidence={evidence} />
        </div>
      ) : null}
      {isFigure || isWords || block.type === 'table' ? null : (
        <noscript>
          <details className="mt-4 text-sm text-muted">
            <summary>The numbers</summary>
            <CardTable block={block} rowsMax={printedRowsMax} className="mt-2" />
          </details>
        </noscript>
      )}
    </article>
  )
}
