import { classNames } from '@/components/ui/class-names'
import { formatPercent } from '@/lib/format/format-percent'
import type { CardBlock, CardProps } from '../card-block'
import { arcPath } from '../frame/arc-path'
import { ChartFrame } from '../frame/chart-frame'
import { useActivePoint } from '../frame/use-active-point'
import { usePickPoint } from '../pick/use-pick-point'
import { chartLabel } from '../text/chart-label'
import { compactText, exactText, formatOf, localeOf } from '../text/value-text'
import { PartList, partMarks } from './part-list'
import { type Part, partsBehind, partsOf } from './parts'

export const pieHeight = 220

const drawnDisc = { width: pieHeight, height: pieHeight }

/** A pie or donut beside the list of its parts: names and values need no lines, and none is cut. */
export function PieCard({ block, ghost }: CardProps<'pie' | 'donut'>) {
  const parts = partsOf(block)
  const behind = ghost ? partsBehind(ghost, parts) : null
  const { active, setActive, onKeyDown } = useActivePoint(parts.length)
  const part = active === null ? undefined : parts[active]
  const marked = part ? partMarks(block, part.label) : []
  const picked = usePickPoint({ marked, active, position: block.position })
  return (
    <div className="@container my-auto">
      <div className="grid items-center gap-x-8 gap-y-4 @sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <ChartFrame height={pieHeight} drawn={drawnDisc}>
          {(width) => <Disc {...{ block, parts, behind, width, active, setActive, onKeyDown, picked }} />}
        </ChartFrame>
        <PartList {...{ block, parts, behind, active, setActive }} />
        <p role="status" className="sr-only">
          {part && [partText(block, part), shareBehind(behind, part), picked.hint].filter(Boolean).join('. ')}
        </p>
      </div>
    </div>
  )
}

function partText(block: CardBlock<'pie' | 'donut'>, part: Part | undefined): string {
  if (!part) return ''
  return `${part.label}: ${exactText(part.value, formatOf(block, block.spec.values))}, ${formatPercent(part.share, localeOf(block))}`
}

/** What a part is of all rows, where the disc is of some. */
function shareBehind(behind: Part[] | null, { label }: Part): string {
  const share = behind?.find((part) => part.label === label)?.share
  return share === undefined ? '' : `${formatPercent(share)} of all rows`
}

/** One stop for the keyboard; its arrow keys lead through the parts. */
const reachable = { tabIndex: 0 }

type Pointer = Pick<ReturnType<typeof useActivePoint>, 'active' | 'setActive'>

interface DiscProps extends Pointer {
  block: CardBlock<'pie' | 'donut'>
  parts: Part[]
  /** The parts of the whole table, as a ring around it. */
  behind?: Part[] | null
  width: number
  onKeyDown: ReturnType<typeof useActivePoint>['onKeyDown']
  picked?: ReturnType<typeof usePickPoint>
}

/** The picture in a room of this width. */
export function Disc({ block, parts, behind, width, active, setActive, onKeyDown, picked }: DiscProps) {
  const edge = Math.min(width, pieHeight) / 2 - 4
  const radius = behind ? edge - ringRoom : edge
  const inner = block.type === 'donut' ? radius * 0.64 : 0
  return (
    <div
      role="img"
      aria-label={chartLabel(block)}
      {...reachable}
      onKeyDown={(event) => picked?.onKeyDown(event) || onKeyDown(event)}
      onPointerDown={picked?.onPointerDown}
      onClick={picked?.onClick}
      onBlur={() => setActive(null)}
      className={classNames('relative', picked?.isPickable && 'cursor-pointer')}
    >
      <svg
        aria-hidden="true"
        width={width}
        height={pieHeight}
        viewBox={`0 0 ${width} ${pieHeight}`}
        className="block"
      >
        <g
          transform={`translate(${width / 2} ${pieHeight / 2})`}
          stroke="var(--surface)"
          strokeWidth={parts.length > 1 ? 1.5 : 0}
          onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : setActive(null))}
        >
          {slicesOf(parts).map(({ part, ...ends }, at) => (
            <path
              key={part.label}
              d={arcPath({ ...ends, inner, outer: radius })}
              fill={part.color}
              fillOpacity={active === null || active === at ? 1 : 0.35}
              onPointerEnter={() => setActive(at)}
            />
          ))}
          {behind && <Ring parts={behind} inner={edge - ringThickness} outer={edge} />}
        </g>
      </svg>
      {block.type === 'donut' && <Hole block={block} parts={parts} active={active} width={inner * 2} />}
    </div>
  )
}

const ringThickness = 5
const ringRoom = 9

/** The parts of all rows, in their colours but quiet. */
const Ring = ({ parts, inner, outer }: { parts: Part[]; inner: number; outer: number }) => (
  <g data-ghost fillOpacity={0.4}>
    {slicesOf(parts).map(({ part, ...ends }) => (
      <path key={part.label} d={arcPath({ ...ends, inner, outer })} fill={part.color} />
    ))}
  </g>
)

/** Clockwise from the top, in the order of the parts; in radians. */
function slicesOf(parts: Part[]) {
  let to = 0
  return parts.map((part) => {
    const from = to
    to += part.share * 2 * Math.PI
    return { part, from, to }
  })
}

/** The whole, or the part that is pointed at, in the middle of a donut. */
function Hole({ block, parts, active, width }: Pick<DiscProps, 'block' | 'parts' | 'active' | 'width'>) {
  const format = formatOf(block, block.spec.values)
  const part = active === null ? undefined : parts[active]
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center text-center">
      <p className="figures text-xl font-semibold text-ink" title={exactText(total, format)}>
        {part ? formatPercent(part.share, localeOf(block)) : compactText(total, format)}
      </p>
      <p className="truncate text-xs text-muted" style={{ maxWidth: width * 0.8 }}>
        {part ? part.label : 'Total'}
      </p>
    </div>
  )
}
