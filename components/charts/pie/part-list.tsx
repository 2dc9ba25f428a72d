import { classNames } from '@/components/ui/class-names'
import { formatPercent } from '@/lib/format/format-percent'
import type { CardBlock } from '../card-block'
import { seriesMark } from '../pick/mark'
import { PickButton } from '../pick/pick-button'
import { compactTexts, exactText, formatOf, localeOf } from '../text/value-text'
import type { Part } from './parts'

/** What a dashboard is filtered by where a part is picked. */
export const partMarks = (block: CardBlock<'pie' | 'donut'>, label: string) =>
  seriesMark(block, block.spec.grouping, label)

interface PartListProps {
  active: number | null
  setActive: (at: number | null) => void
  block: CardBlock<'pie' | 'donut'>
  parts: Part[]
  behind: Part[] | null
}

/** The parts with their names, values and shares. */
export function PartList({ block, parts, behind, active, setActive }: PartListProps) {
  const format = formatOf(block, block.spec.values)
  const textOf = compactTexts(
    parts.map(({ value }) => value),
    format,
  )
  return (
    <div>
      <ul className="w-full text-sm" onPointerLeave={() => setActive(null)}>
        {parts.map(({ label, value, share, color }, at) => (
          <li
            key={label}
            onPointerEnter={() => setActive(at)}
            className={`grid grid-cols-[auto_minmax(0,1fr)_auto_3.25rem] items-baseline gap-x-2 border-b py-1.5 last:border-b-0 ${
              active === null || active === at ? '' : 'opacity-60'
            }`}
          >
            <span aria-hidden="true" className="size-2.5 rounded-[2px]" style={{ background: color }} />
            <PickButton
              marks={partMarks(block, label)}
              position={block.position}
              title={label}
              className={classNames('text-left', label.includes(' ') ? 'line-clamp-2' : 'truncate')}
            >
              {label}
            </PickButton>
            <span className="figures text-right text-muted" title={exactText(value, format)}>
              {textOf(value)}
            </span>
            <span className="figures text-right font-medium">{formatPercent(share, localeOf(block))}</span>
          </li>
        ))}
      </ul>
      {behind && <p className="mt-2 text-xs text-muted">The ring around it is of all rows.</p>}
    </div>
  )
}
