import type { MouseEvent, PointerEvent } from 'react'
import type { CardBlock } from '../card-block'
import { lineColor } from '../line/line-layout'
import type { LineData } from '../line/line-points'
import { seriesNames } from '../line/series-names'
import { seriesMark } from '../pick/mark'
import { PickButton } from '../pick/pick-button'
import { usePicking } from '../pick/picking'
import { spread } from '../scale/spread'
import { groupingOf } from '../series'
import { ellipsis } from '../text/fit-text'
import { textWidth } from '../text/text-width'
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

const claimedLook = { 'data-claimed': true, fontWeight: 700 }
const unclaimedLook = { fontWeight: 500 }

const labelHeight = 15
const labelGap = 8

/** The names of the lines at their ends, moved apart where the lines meet. */
export function EndLabels({ room, ...given }: EndLabelsProps) {
  const { plot } = given.scales
  const pressable = usePressable(given.block)
  return (
    <g>
      {endsOf(given).map(({ name, share, isClaimed, at, y }) => (
        <text
          key={name}
          {...axisText}
          {...pressable(name)}
          x={plot.x + plot.width + labelGap}
          y={y}
          dy="0.35em"
          fill={`color-mix(in oklab, ${lineColor(given.data, at)} 65%, var(--ink))`}
          {...(isClaimed ? claimedLook : unclaimedLook)}
        >
          <title>{name}</title>
          {ellipsis(name, { widthMax: room - 10 - textWidth(share, 12), fontSize: 12, linesMax: 1 })}
          {share}
        </text>
      ))}
    </g>
  )
}

/** A name that filters by a press of a pointer. */
function usePressable(block: EndLabelsProps['block']) {
  const { canPick, pick } = usePicking()
  return (name: string) => {
    const marks = seriesMark(block, groupingOf(block), name)
    if (marks.length === 0 || !canPick(marks)) return {}
    return {
      className: 'cursor-pointer',
      // the picture would take the pointer for a stretch that is begun, and with it the click
      onPointerDown: (event: PointerEvent) => event.stopPropagation(),
      onClick: (event: MouseEvent) => {
        event.stopPropagation()
        const isAdded = event.shiftKey || event.ctrlKey || event.metaKey
        pick(marks, { isAdded, position: block.position })
      },
    }
  }
}

/** The same for the keyboard: a picture holds no buttons, so they lie over the names, seen where one has the focus. */
export function EndPicks({ room, ...given }: EndLabelsProps) {
  const { block, scales } = given
  return endsOf(given).map(({ name, y }) => (
    <div
      key={name}
      className="pointer-events-none absolute flex opacity-0 focus-within:opacity-100"
      style={{
        left: scales.plot.x + scales.plot.width + labelGap - 3,
        top: y - labelHeight / 2,
        width: room - labelGap + 3,
        height: labelHeight,
      }}
    >
      <PickButton
        marks={seriesMark(block, groupingOf(block), name)}
        position={block.position}
        title={name}
        className="size-full"
        isOver
      />
    </div>
  ))
}

function endsOf({ block, data, scales: { plot, y: yOf }, placeOf }: Omit<EndLabelsProps, 'room'>) {
  const ends = seriesNames(block, data).flatMap((series, at) => {
    const last = data.points.findLast(({ values }) => values[at] !== null)
    const value = last && (placeOf ? placeOf(at) : last.values[at])
    return value === undefined || value === null ? [] : [{ ...series, at, y: yOf(value) }]
  })
  const places = spread(
    ends.map(({ y }) => y),
    labelHeight,
    [plot.y, plot.y + plot.height],
  )
  return ends.map((end, index) => ({ ...end, y: places[index]! }))
}
