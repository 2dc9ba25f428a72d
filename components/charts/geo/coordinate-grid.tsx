import { ticks } from 'd3-array'
import type { Bounds, MapView } from './projection'

interface CoordinateGridProps {
  bounds: Bounds
  view: MapView
  width: number
  height: number
}

const label = { fontSize: 11, fill: 'var(--ink-faint)' }

/** Lines of latitude and longitude with their degrees: close up, outlines no longer tell where one is. */
export function CoordinateGrid({ bounds, view, width, height }: CoordinateGridProps) {
  const [[west, south], [east, north]] = bounds
  const middle: [number, number] = [(west + east) / 2, (south + north) / 2]
  return (
    <g>
      {ticks(south, north, 3).map((latitude) => {
        const y = view.place([middle[0], latitude])?.[1] ?? 0
        return (
          <g key={`latitude ${latitude}`}>
            <line x1={0} x2={width} y1={y} y2={y} stroke="var(--line)" />
            <text {...label} x={4} y={y - 4}>
              {degrees(latitude, 'N', 'S')}
            </text>
          </g>
        )
      })}
      {ticks(west, east, 4).map((longitude) => {
        const x = view.place([longitude, middle[1]])?.[0] ?? 0
        return (
          <g key={`longitude ${longitude}`}>
            <line x1={x} x2={x} y1={0} y2={height} stroke="var(--line)" />
            <text {...label} x={x + 4} y={height - 6}>
              {degrees(longitude, 'E', 'W')}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const degrees = (value: number, positive: string, negative: string) =>
  `${Number(Math.abs(value).toFixed(3))}°${value < 0 ? negative : positive}`
