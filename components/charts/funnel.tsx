import { formatPercent } from '@/lib/format/format-percent'
import type { CardBlock, CardProps } from './card-block'
import { cellOf, numberOf } from './series'
import { chartLabel } from './text/chart-label'
import { cellText, compactText, exactText, formatOf } from './text/value-text'

interface Stage {
  name: string
  value: number
  /** Of the first stage. */
  share: number
  /** Of the stage before it, null for the first. */
  kept: number | null
}

/** Stages as bars around one axis; between two of them stands the share that went on. */
export function FunnelCard({ block }: CardProps<'funnel'>) {
  const stages = stagesOf(block)
  const format = formatOf(block, block.spec.values) ?? formatOf(block, 'value')
  return (
    <ol aria-label={chartLabel(block)} className="@container my-auto text-sm">
      {stages.map(({ name, value, share, kept }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 @md:grid-cols-[minmax(0,7rem)_minmax(0,1fr)_auto]"
        >
          {kept !== null && (
            <p className="figures col-span-full py-1 text-center text-xs text-muted @md:col-span-1 @md:col-start-2">
              ↓ {formatPercent(kept)}
            </p>
          )}
          <span className="col-start-1 line-clamp-2" title={name}>
            {name}
          </span>
          <span
            aria-hidden="true"
            className="order-last col-span-full mt-0.5 h-6 min-w-0.5 justify-self-center rounded-[2px] bg-(--series-0) @md:order-none @md:mt-0 @md:col-span-1 @md:h-8"
            style={{ width: `${share * 100}%` }}
          />
          <span className="figures flex gap-2 text-right" title={exactText(value, format)}>
            <span className="w-14 font-medium">{compactText(value, format, [stages[0]?.value ?? 0])}</span>
            <span className="w-11 text-muted">{formatPercent(share)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

export function stagesOf({ spec, data_preview }: CardBlock<'funnel'>): Stage[] {
  const nameOf = (row: (typeof data_preview.rows)[number]) =>
    cellOf(row, 'stage') ?? cellOf(row, spec.grouping)
  const found = data_preview.rows.flatMap((row) => {
    const value = numberOf(row, 'value') ?? numberOf(row, spec.values)
    return value === null ? [] : [{ name: cellText(nameOf(row)), value }]
  })
  const first = found[0]?.value ?? 0
  return found.map(({ name, value }, at) => {
    const before = found[at - 1]?.value
    return {
      name,
      value,
      share: ratio(value, first),
      kept: before === undefined ? null : ratio(value, before),
    }
  })
}

const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0)
