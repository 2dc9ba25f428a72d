import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'
import { formatPercent } from '@/lib/format/format-percent'
import type { CardBlock, CardProps } from '../card-block'
import { compactText, exactText, formatOf } from '../text/value-text'
import { KpiFigure } from './kpi-figure'
import { Sparkline } from './sparkline'

/** Its parts stand in the rows of the card's grid, so that they are level with those of the cards beside it. */
export function KpiCard({ block, ghost }: CardProps<'kpi'>) {
  const { spec, config } = block
  const format = kpiFormat(block)
  const inAll = ghost ? `All rows: ${compactText(ghost.spec.value, format)}.` : ''
  const words = [block.description, inAll].filter(Boolean).join(' ')
  return (
    <>
      <div className="@container row-start-2 mt-1">
        <KpiFigure value={spec.value} format={format} />
      </div>
      {spec.trend && <Trend text={spec.trend} block={block} />}
      {words && (
        <p
          className={classNames(
            'figures mt-1 text-xs text-pretty text-muted',
            besideLook,
            spec.trend ? 'row-start-4' : 'row-span-2 row-start-3',
          )}
        >
          {words}
        </p>
      )}
      <div className="row-start-5 flex flex-col gap-3 self-end pt-3 empty:hidden md:group-only/figure:col-start-2 md:group-only/figure:row-span-3 md:group-only/figure:row-start-2 lg:group-only/figure:col-start-3 lg:group-only/figure:row-span-2">
        {spec.target !== undefined && (
          <Target value={spec.value} target={spec.target} text={exactText(spec.target, format)} />
        )}
        {config.sparkline && config.sparkline.length > 2 && <Sparkline values={config.sparkline} />}
      </div>
    </>
  )
}

/** A figure by itself has the width of the page: what it means stands beside it, not under it. */
const besideLook =
  'lg:group-only/figure:col-start-2 lg:group-only/figure:row-span-2 lg:group-only/figure:row-start-2 lg:group-only/figure:self-center lg:group-only/figure:text-sm'

/** The card's own unit stands in where its column has no format. */
function kpiFormat(block: CardBlock<'kpi'>) {
  const { spec, data_preview } = block
  const columns = [spec.value_from_column, ...data_preview.columns, 'value']
  const known = columns.map((column) => formatOf(block, column)).find((format) => format !== null)
  return known ?? (spec.unit ? { style: 'number' as const, unit: spec.unit, decimals: 2 } : null)
}

function Trend({ text, block }: { text: string; block: CardBlock<'kpi'> }) {
  // words without a sign tell of no change
  const change = isSigned(text) ? (block.config.trend_change ?? signOf(text)) : 0
  const Arrow = change > 0 ? ArrowUp : change < 0 ? ArrowDown : ArrowRight
  const upIsGood = block.config.up_is_good ?? null
  const isGood = upIsGood === null || change === 0 ? null : change > 0 === upIsGood
  const tone = isGood === null ? 'text-muted' : isGood ? 'text-good' : 'text-bad'
  return (
    <p className="@container row-start-3 mt-1">
      <span className={classNames('figures flex items-start gap-1 text-xs @[160px]:text-sm', tone)}>
        <Arrow aria-hidden="true" className="mt-px size-3.5 shrink-0 @[160px]:mt-[3px]" strokeWidth={2.25} />
        <span>{text}</span>
      </span>
    </p>
  )
}

const isSigned = (text: string) => /^\s*[-−+]/.test(text)

function signOf(text: string): number {
  const start = text.trim()
  if (/^[-−]/.test(start)) return -1
  return start.startsWith('+') ? 1 : 0
}

function Target({ value, target, text }: { value: number; target: number; text: string }) {
  const share = target > 0 ? value / target : null
  return (
    <div className="text-xs text-muted">
      {share !== null && (
        <div aria-hidden="true" className="mb-1.5 h-1 rounded-full bg-sunken">
          <div
            className="h-1 rounded-full bg-(--series-0)"
            style={{ width: `${Math.min(Math.max(share, 0), 1) * 100}%` }}
          />
        </div>
      )}
      <p className="figures">
        Target {text}
        {share !== null && ` · ${formatPercent(share)} reached`}
      </p>
    </div>
  )
}
