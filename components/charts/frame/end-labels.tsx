import type { MouseEvent } from 'react'
import type { CardBlock } from '../card-block'
import { lineColor } from '../line/line-layout'
import type { LineData } from '../line/line-points'
import { seriesMark } from '../pick/mark'
import { usePicking } from '../pick/picking'
import { spread } from '../scale/spread'
import { groupingOf } from '../series'
import { ellipsis } from '../text/fit-text'
import { axisText } from './axis-text'
import type { SeriesScales } from './series-scales'

interface EndLabelsProps {
  block: CardBlock<'line' | 'area'>
  data: LineData
  scales: SeriesScales
  room: number
  /** Where a series' label stands in the value axis, if not at its last value. */
  placeOf?: (series: number) => number
}

/** The names of the lines at their ends, moved apart where the lines meet. */
export function EndLabels({ block, data, scales: { plot, y: yOf }, room, placeOf }: EndLabelsProps) {
  const { canPick, pick } = usePicking()
  const pickable = (name: string) => {
    const marks = seriesMark(block, groupingOf(block), name)
    if (marks.length === 0 || !canPick(marks)) return {}
    return {
      className: 'cursor-pointer',
      onClick: (event: MouseEvent) => {
        event.stopPropagation()
        const isAdded = event.shiftKey || event.ctrlKey || event.metaKey
        pick(marks, { isAdded, position: block.position })
      },
    }
  }
  const ends = data.series.flatMap(({ name }, at) => {
    const last = data.points.findLast(({ values }) => values[at] !== null)
    const value = placeOf ? placeOf(at) : last?.values[at]
    return value === undefined || value === null ? [] : [{ name, at, y: yOf(value) }]
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
          {...pickable(name)}
          x={plot.x + plot.width + 8}
          y={places[index]}
          dy="0.35em"
          fill={`color-mix(in oklab, ${lineColor(data, at)} 65%, var(--ink))`}
          fontWeight={500}
        >
          <title>{name}</title>
          {ellipsis(name, { widthMax: room - 10, fontSize: 12, linesMax: 1 })}
        </text>
      ))}
    </g>
  )
}
