import { beyond, gridMark, type MapDrawing } from './map-drawing'

const text = { fontSize: 11, fill: 'var(--ink-faint)' }

/** Lines of latitude and longitude with their degrees: close up, outlines no longer tell where one is. */
export function CoordinateGrid({ drawing: { grid, width, height } }: { drawing: MapDrawing }) {
  return grid.map((line) => {
    const { across, at, label } = line
    const ends = across
      ? { x1: -beyond.x, x2: width + beyond.x, y1: at, y2: at }
      : { x1: at, x2: at, y1: -beyond.y, y2: height + beyond.y }
    return (
      <g key={label} {...gridMark(line)}>
        <line {...ends} stroke="var(--line)" />
        <text {...text} x={across ? 4 : at + 4} y={across ? at - 4 : height - 6}>
          {label}
        </text>
      </g>
    )
  })
}
