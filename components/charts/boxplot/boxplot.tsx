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
import { type Box, bandHeight, bottom, boxesMax, boxesOf } from './boxplot-boxes'

const halfBox = 9

export function BoxplotCard({ block }: CardProps<'boxplot'>) {
  const boxes = boxesOf(block)
  const shown = boxes.slice(0, boxesMax)
  return (
    <>
      <ChartFrame heightMin={shown.length * bandHeight + bottom}>
        {(width, room) => <Boxes block={block} boxes={shown} width={width} band={bandIn(shown, room)} />}
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
  boxes: Box[]
  width: number
  /** Height of a box's band. */
  band: number
}

/** Lying boxes, one under the other, so that names have room and medians are compared at a glance. */
function Boxes({ block, boxes, width, band }: BoxesProps) {
  const format = formatOf(block, block.spec.y)
  const names = boxes.map(({ name }) => name)
  const gutter = Math.min(
    width * 0.34,
    Math.ceil(Math.max(0, ...names.map((name) => textWidth(name, 12)))) + 13,
  )
  const axis = valueAxis(
    clippedRange(
      boxes.flatMap(({ min, q1, median, q3, max, outliers }) => [min, q1, median, q3, max, ...outliers]),
    ),
    { fromZero: 'never', format, ticks: Math.max(2, Math.floor((width - gutter) / 90)) },
  )
  const x = clampedScale(axis.domain, [gutter, width - 20])
  const height = boxes.length * band + bottom
  const points = boxes.map((box, at) => ({
    x: x(box.median),
    y: (at + 0.5) * band,
    marks: seriesMark(block, block.spec.x, box.name),
    tooltip: boxTooltip(box, (value) => exactText(value, format)),
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

function BoxMark({ box, x, y }: { box: Box; x: (value: number) => number; y: number }) {
  return (
    <g stroke="var(--series-0)" strokeWidth={1.5}>
      <line x1={x(box.min)} x2={x(box.q1)} y1={y} y2={y} />
      <line x1={x(box.q3)} x2={x(box.max)} y1={y} y2={y} />
      <rect
        x={x(box.q1)}
        width={Math.max(x(box.q3) - x(box.q1), 1)}
        y={y - halfBox}
        height={2 * halfBox}
        rx={2}
        fill="var(--series-0)"
        fillOpacity={0.2}
      />
      <line x1={x(box.median)} x2={x(box.median)} y1={y - halfBox} y2={y + halfBox} strokeWidth={3} />
      {[...new Set(box.outliers)].map((value) => (
        <circle key={value} cx={x(value)} cy={y} r={2.5} fill="none" strokeWidth={1} />
      ))}
    </g>
  )
}

function boxTooltip(box: Box, textOf: (value: number) => string) {
  return {
    title: box.name,
    lines: [
      { label: 'Most', value: textOf(box.max) },
      { label: 'Upper quarter', value: textOf(box.q3) },
      { label: 'Median', value: textOf(box.median) },
      { label: 'Lower quarter', value: textOf(box.q1) },
      { label: 'Least', value: textOf(box.min) },
    ],
    note: outlierNote(box, textOf),
  }
}

function outlierNote({ outliers }: Box, textOf: (value: number) => string): string | undefined {
  if (outliers.length === 0) return undefined
  if (outliers.length === 1) return `One outlier: ${textOf(outliers[0]!)}`
  return `${outliers.length} outliers, from ${textOf(Math.min(...outliers))} to ${textOf(Math.max(...outliers))}`
}
