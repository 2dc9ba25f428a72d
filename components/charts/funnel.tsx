import { classNames } from '@/components/ui/class-names'
import { formatPercent } from '@/lib/format/format-percent'
import type { CardBlock, CardProps } from './card-block'
import { seriesMark } from './pick/mark'
import { PickButton } from './pick/pick-button'
import { cellOf, numberOf } from './series'
import { chartLabel } from './text/chart-label'
import { cellText, compactText, exactText, formatOf, localeOf } from './text/value-text'

interface Stage {
  name: string
  value: number
  /** Of the first stage. */
  share: number
  /** Of the stage before it, null for the first. */
  kept: number | null
}

/** Stages as bars around one axis; between two of them stands the share that went on. */
export function FunnelCard({ block, ghost }: CardProps<'funnel'>) {
  const stages = stagesOf(block)
  const behind = new Map(ghost ? stagesOf(ghost).map((stage) => [stage.name, stage]) : [])
  const format = formatOf(block, block.spec.values) ?? formatOf(block, 'value')
  const locale = localeOf(block)
  return (
    <div className="my-auto">
      <ol aria-label={chartLabel(block)} className="@container text-sm">
        {stages.map(({ name, value, share, kept }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 @md:grid-cols-[minmax(0,7rem)_minmax(0,1fr)_auto]"
          >
            {kept !== null && (
              <p className="figures col-span-full py-1 text-center text-xs text-muted @md:col-span-1 @md:col-start-2">
                ↓ {formatPercent(kept, locale)}
              </p>
            )}
            <PickButton
              marks={seriesMark(block, block.spec.grouping, name)}
              position={block.position}
              title={name}
              className="col-start-1 line-clamp-2 text-left"
            >
              {name}
            </PickButton>
            <StageBar share={share} behind={behind.get(name)?.share} />
            <span className="figures flex gap-2 text-right" title={exactText(value, format)}>
              <span className="w-14 font-medium">{compactText(value, format, [stages[0]?.value ?? 0])}</span>
              <span className="w-11 text-muted">
                {formatPercent(share, locale)}
                {ghost && <OfAll stage={behind.get(name)} />}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {ghost && (
        <p className="mt-2 text-xs text-muted">The bars behind and the second share are of all rows.</p>
      )}
    </div>
  )
}

/** Around one axis; behind it, as long as it is of all rows. */
function StageBar({ share, behind }: { share: number; behind: number | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="relative order-last col-span-full mt-0.5 flex h-6 justify-center @md:order-none @md:mt-0 @md:col-span-1 @md:h-8"
    >
      {behind !== undefined && (
        <span
          data-ghost
          className="absolute inset-y-0 rounded-[2px] bg-line"
          style={{ width: widthOf(behind), left: widthOf((1 - Math.min(behind, 1)) / 2) }}
        />
      )}
      <span
        className={classNames(
          'relative min-w-0.5 rounded-[2px] bg-(--series-0)',
          behind !== undefined && 'my-1',
        )}
        style={{ width: widthOf(share) }}
      />
    </span>
  )
}

const OfAll = ({ stage }: { stage: Stage | undefined }) =>
  stage ? <span className="block text-xs">{formatPercent(stage.share)}</span> : null

/** A later stage may be larger than the first. */
const widthOf = (share: number) => `${Math.min(share, 1) * 100}%`

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
