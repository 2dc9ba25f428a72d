import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts'
import type { CardBlock } from '../card-block'
import type { LineData } from '../line-points'
import { cellText, xText } from '../text/value-text'
import { type PlacedMark, placeMarks } from './mark-places'
import { axisText } from './recharts-props'

interface PointMarksProps {
  block: CardBlock<'line' | 'area'>
  data: LineData
}

/** The points that the caption speaks of, each with a quiet mark and a few words. */
export function PointMarks({ block, data }: PointMarksProps) {
  const plot = usePlotArea()
  const xScale = useXAxisScale()
  const yScale = useYAxisScale()
  const { annotations = [] } = block.config
  if (!plot || !xScale || !yScale || data.series.length !== 1) return null
  const points = annotations.flatMap((annotation) => {
    const labels = [xText(block, block.spec.x, annotation.x), cellText(annotation.x)]
    const point = data.points.find(({ at, label }) => at >= 0 && labels.includes(label))
    const [x, y] = [point && xScale(point.x), point && yScale(point.values[0])]
    return x === undefined || y === undefined ? [] : [{ annotation, x, y }]
  })
  const line = data.points.flatMap((own) => {
    const [x, y] = [xScale(own.x), own.values[0] === null ? undefined : yScale(own.values[0])]
    return x === undefined || y === undefined ? [] : [{ x, y }]
  })
  return (
    <g data-annotations>
      {placeMarks(points, plot, line).map((mark) => (
        <Mark key={`${mark.annotation.kind} ${mark.annotation.x}`} mark={mark} plot={plot} />
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
