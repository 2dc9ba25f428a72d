import type { CardBlock } from '../card-block'
import type { LineData } from '../line/line-points'
import { cellText, xText } from '../text/value-text'
import { axisText } from './axis-text'
import { type PlacedMark, placeMarks } from './mark-places'
import type { SeriesScales } from './series-scales'

interface PointMarksProps {
  block: CardBlock<'line' | 'area'>
  data: LineData
  scales: SeriesScales
}

/** The points that the caption speaks of, each with a quiet mark and a few words. */
export function PointMarks({ block, data, scales }: PointMarksProps) {
  const { annotations = [] } = block.config
  if (data.series.length !== 1) return null
  const placed = data.points.flatMap((point) => {
    const value = point.values[0] ?? null
    return value === null ? [] : [{ point, x: scales.x(point.x), y: scales.y(value) }]
  })
  const points = annotations.flatMap((annotation) => {
    const labels = [xText(block, block.spec.x, annotation.x), cellText(annotation.x)]
    const found = placed.find(({ point }) => point.at >= 0 && labels.includes(point.label))
    return found ? [{ annotation, x: found.x, y: found.y }] : []
  })
  return (
    <g data-annotations>
      {placeMarks(points, scales.plot, placed).map((mark) => (
        <Mark key={`${mark.annotation.kind} ${mark.annotation.x}`} mark={mark} plot={scales.plot} />
      ))}
    </g>
  )
}

function Mark({ mark, plot }: { mark: PlacedMark; plot: { y: number; height: number } }) {
  const { annotation, x, y, text } = mark
  return (
    <>
      {annotation.kind === 'step' ? (
        <line
          x1={x}
          x2={x}
          y1={plot.y}
          y2={plot.y + plot.height}
          stroke="var(--ink-muted)"
          strokeDasharray="3 3"
        />
      ) : (
        <circle cx={x} cy={y} r={4} fill="var(--surface)" stroke="var(--ink)" strokeWidth={1.5} />
      )}
      {text && (
        <text
          {...axisText}
          x={text.x}
          y={text.y}
          textAnchor="middle"
          fill="var(--ink)"
          stroke="var(--surface)"
          strokeWidth={3}
          paintOrder="stroke"
        >
          {annotation.label}
        </text>
      )}
    </>
  )
}
