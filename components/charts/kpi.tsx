import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'
import { formatPercent } from '@/lib/format/format-percent'
import type { CardBlock, CardProps } from './card-block'
import { KpiFigure } from './kpi-figure'
import { Sparkline } from './sparkline'
import { exactText, formatOf } from './text/value-text'

export function KpiCard({ block }: CardProps<'kpi'>) {
  const { spec, config } = block
  const format = kpiFormat(block)
  return (
    <div className="@container mt-auto flex flex-col gap-3">
      <div>
        <KpiFigure value={spec.value} format={format} />
        {spec.trend && <Trend text={spec.trend} block={block} />}
        {block.description && (
          <p className="figures mt-1 text-xs text-pretty text-muted">{block.description}</p>
        )}
      </div>
      {spec.target !== undefined && (
        <Target value={spec.value} target={spec.target} text={exactText(spec.target, format)} />
      )}
      {config.sparkline && config.sparkline.length > 2 && <Sparkline values={config.sparkline} />}
    </div>
  )
}

/** The card's own unit stands in where its column has no format. */
function kpiFormat(block: CardBlock<'kpi'>) {
  const { spec, data_preview } = block
  const columns = [spec.value_from_column, ...data_preview.columns, 'value']
  const known = columns.map((column) => formatOf(block, column)).find((format) => format !== null)
  return known ?? (spec.unit ? { style: 'number' as const, unit: spec.unit, decimals: 2 } : null)
}

function Trend({ text, block }: { text: string; block: CardBlock<'kpi'> }) {
  const change = block.config.trend_change ?? signOf(text)
  const Arrow = change > 0 ? ArrowUp : change < 0 ? ArrowDown : ArrowRight
  const upIsGood = block.config.up_is_good ?? null
  const isGood = upIsGood === null || change === 0 ? null : change > 0 === upIsGood
  const tone = isGood === null ? 'text-muted' : isGood ? 'text-good' : 'text-bad'
  return (
    <p className={classNames('figures mt-1 flex items-start gap-1 text-sm', tone)}>
      <Arrow aria-hidden="true" className="mt-[3px] size-3.5 shrink-0" strokeWidth={2.25} />
      <span>{text}</span>
    </p>
  )
}

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
