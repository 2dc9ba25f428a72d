import type { CardBlock, CardProps } from '../card-block'
import { axisText } from '../frame/axis-text'
import { CategoryTick } from '../frame/category-tick'
import { ChartFrame } from '../frame/chart-frame'
import { MoreNote } from '../frame/more-note'
import { SvgChart } from '../frame/svg-chart'
import { seriesMark } from '../pick/mark'
import { clippedRange } from '../scale/clipped-range'
import { clampedScale } from '../scale/linear-scale'
import { valueAxis } from '../scale/value-axis'
import { keptInside } from '../text/kept-inside'
import { textWidth } from '../text/text-width'
import { exactText, formatOf, tickText } from '../text/value-text'
import { BoxBehind, BoxMark } from './box-marks'
import { boxTooltip } from './box-tooltip'
import { type Box, bandHeight, bottom, boxesMax, boxesOf } from './boxplot-boxes'

export function BoxplotCard({ block, ghost }: CardProps<'boxplot'>) {
  const boxes = boxesOf(block)
  const shown = boxes.slice(0, boxesMax)
  return (
    <>
      <ChartFrame heightMin={shown.length * bandHeight + bottom}>
        {(width, room) => <Boxes {...{ block, ghost, width }} boxes={shown} band={bandIn(shown, room)} />}
      </ChartFrame>
      <MoreNote count={boxes.length - boxesMax} />
    </>
  )
}

/** Beside a taller neighbour boxes spread. */
function bandIn(boxes: Box[], height: number): number {
  const band = Math.floor((height - bottom) / Math.max(boxes.length, 1))
  return Math.max(bandHeight, Math.min(band, bandMax))
}

const bandMax = 64

interface BoxesProps {
  block: CardBlock<'boxplot'>
  /** The same of the whole table, whose boxes stand behind those of the same name. */
  ghost?: CardBlock<'boxplot'> | null
  boxes: Box[]
  width: number
  /** Height of a box's band. */
  band: number
}

/** Lying boxes, one under the other, so that names have room and medians are compared at a glance. */
export function Boxes({ block, ghost, boxes, width, band }: BoxesProps) {
  const format = formatOf(block, block.spec.y)
  const names = boxes.map(({ name }) => name)
  const behind = new Map((ghost ? boxesOf(ghost) : []).map((box) => [box.name, box]))
  const gutter = Math.min(
    width * 0.34,
    Math.ceil(Math.max(0, ...names.map((name) => textWidth(name, 12)))) + 13,
  )
  const axis = valueAxis(
    clippedRange(
      [...boxes, ...boxes.flatMap(({ name }) => behind.get(name) ?? [])].flatMap(
        ({ min, q1, median, q3, max, outliers }) => [min, q1, median, q3, max, ...outliers],
      ),
    ),
    { fromZero: 'never', format, ticks: Math.max(2, Math.floor((width - gutter) / 90)) },
  )
  const x = clampedScale(axis.domain, [gutter, width - 20])
  const height = boxes.length * band + bottom
  const points = boxes.map((box, at) => ({
    x: x(box.median),
    y: (at + 0.5) * band,
    marks: seriesMark(block, block.spec.x, box.name),
    tooltip: boxTooltip(box, behind.get(box.name), (value) => exactText(value, format)),
  }))
  return (
    <SvgChart block={block} width={width} height={height} points={points}>
      {({ active, setActive }) => (
        <>
          {axis.ticks.map((tick) => (
            <g key={tick}>
              <line x1={x(tick)} x2={x(tick)} y1={0} y2={height - bottom} stroke="var(--line)" />
              <TickLabel x={x(tick)} y={height - 8} width={width} text={tickText(tick, format, axis.ticks)} />
            </g>
          ))}
          {boxes.map((box, at) => (
            <g key={box.name} onPointerEnter={() => setActive(at)}>
              <rect
                x={0}
                width={width}
                y={at * band}
                height={band}
                fill="var(--ink)"
                fillOpacity={active === at ? 0.05 : 0}
              />
              <CategoryTick
                tick={{ x: gutter - 10, y: (at + 0.5) * band, payload: { value: at } }}
                labels={names}
                widthMax={gutter - 12}
              />
              <BoxBehind box={behind.get(box.name)} x={x} y={(at + 0.5) * band} />
              <BoxMark box={box} x={x} y={(at + 0.5) * band} />
            </g>
          ))}
        </>
      )}
    </SvgChart>
  )
}

function TickLabel({ x, y, width, text }: { x: number; y: number; width: number; text: string }) {
  return (
    <text {...axisText} x={keptInside(x, text, width)} y={y} textAnchor="middle">
      {text}
    </text>
  )
}
