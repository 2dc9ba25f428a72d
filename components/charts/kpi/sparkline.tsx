import { linePath, type Place } from '../frame/series-path'

const box = { width: 200, height: 32, margin: 3 }

/** The course of a figure, with no axes: its shape and its last value only. */
export function Sparkline({ values }: { values: (number | null)[] }) {
  const points = placed(values)
  const last = points.at(-1)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className="h-8 w-full overflow-visible"
    >
      <path
        d={linePath(points)}
        fill="none"
        stroke="var(--series-0)"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {last && (
        <path
          d={`M${last.x} ${last.y}h0`}
          stroke="var(--series-0)"
          strokeWidth={5}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}

function placed(values: (number | null)[]): (Place | null)[] {
  const known = values.filter((value) => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const [width, height] = [box.width - 2 * box.margin, box.height - 2 * box.margin]
  const across = width / Math.max(values.length - 1, 1)
  return values.map((value, at) =>
    value === null
      ? null
      : {
          x: box.margin + at * across,
          y: box.margin + height - ((value - low) / (high - low || 1)) * height,
        },
  )
}
