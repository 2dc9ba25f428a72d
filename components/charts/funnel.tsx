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
    <ol aria-label={chartLabel(block)} className="@container text-sm">
      {stages.map(({ name, value, share, kept }) => (
        <li key={name}>
          {kept !== null && (
            <p className="figures py-1 text-center text-xs text-muted">↓ {formatPercent(kept)}</p>
          )}
          <div className="relative flex h-11 items-center justify-between gap-3 px-3">
            <div
              aria-hidden="true"
              className="absolute inset-y-0 left-1/2 -translate-x-1/2 rounded-sm bg-(--series-0) opacity-20"
              style={{ width: `${Math.max(share * 100, 0.5)}%` }}
            />
            <span className="relative line-clamp-2 font-medium" title={name}>
              {name}
            </span>
            <span className="figures relative text-right whitespace-nowrap" title={exactText(value, format)}>
              <span className="font-medium">{compactText(value, format)}</span>
              <span className="ml-2 inline-block w-11 text-muted">{formatPercent(share)}</span>
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
}

export const stageHeight = 68

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
