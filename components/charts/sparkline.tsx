import { extent } from 'd3-array'
import { line } from 'd3-shape'

const box = { width: 200, height: 32, margin: 3 }

/** The course of a figure, with no axes: its shape and its last value only. */
export function Sparkline({ values }: { values: (number | null)[] }) {
  const [low, high] = extent(values.filter((value) => value !== null))
  if (low === undefined || high === undefined) return null
  const span = high - low || 1
  const x = (at: number) => box.margin + (at / (values.length - 1)) * (box.width - 2 * box.margin)
  const y = (value: number) =>
    box.height - box.margin - ((value - low) / span) * (box.height - 2 * box.margin)
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => x(at))
    .y((value) => y(value ?? low))(values)
  const last = values.at(-1)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className="h-8 w-full overflow-visible"
    >
      <path
        d={path ?? ''}
        fill="none"
        stroke="var(--series-0)"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {typeof last === 'number' && (
        <path
          d={`M${x(values.length - 1)} ${y(last)}h0`}
          stroke="var(--series-0)"
          strokeWidth={5}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}
