import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts'
import type { LineData } from '../line-points'
import { spread } from '../scale/spread'
import { ellipsis } from '../text/fit-text'
import { axisText } from './recharts-props'

interface EndLabelsProps {
  data: LineData
  colorOf: (at: number) => string
  room: number
  /** Where a series' label stands in the value axis, if not at its last value. */
  placeOf?: (series: number) => number | null
}

/** The names of the lines at their ends, moved apart where the lines meet. */
export function EndLabels({ data, colorOf, room, placeOf }: EndLabelsProps) {
  const plot = usePlotArea()
  const xScale = useXAxisScale()
  const yScale = useYAxisScale()
  if (!plot || !xScale || !yScale) return null
  const ends = data.series.flatMap(({ name }, at) => {
    const last = data.points.findLast(({ values }) => values[at] !== null)
    const y = last && yScale(placeOf ? placeOf(at) : last.values[at])
    return y === undefined ? [] : [{ name, at, y }]
  })
  const places = spread(
    ends.map(({ y }) => y),
    15,
    [plot.y, plot.y + plot.height],
  )
  return (
    <g>
      {ends.map(({ name, at }, index) => (
        <text
          key={name}
          {...axisText}
          x={plot.x + plot.width + 8}
          y={places[index]}
          dy="0.35em"
          fill={`color-mix(in oklab, ${colorOf(at)} 65%, var(--ink))`}
          fontWeight={500}
        >
          <title>{name}</title>
          {ellipsis(name, { widthMax: room - 10, fontSize: 12, linesMax: 1 })}
        </text>
      ))}
    </g>
  )
}
