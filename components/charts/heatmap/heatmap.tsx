import { formatPeriod } from '@/lib/format/format-period'
import { allRows } from '../bar/bar-tooltip'
import type { CardBlock, CardProps } from '../card-block'
import { CategoryTick } from '../frame/category-tick'
import { ChartFrame } from '../frame/chart-frame'
import { ColorLegend } from '../frame/color-legend'
import { SvgChart } from '../frame/svg-chart'
import { XAxisTick } from '../frame/x-axis-tick'
import { markOf } from '../pick/mark'
import { heatColor, rangeOf } from '../scale/heat-color'
import { xTicks } from '../scale/x-ticks'
import { columnText } from '../text/column-text'
import { textWidth } from '../text/text-width'
import { cellText, compactText, compactTexts, exactText, formatOf, localeOf } from '../text/value-text'
import { type HeatCell, type HeatGrid, heatGrid, heatmapHeight, labelRoom, valueAt } from './heatmap-grid'

export function HeatmapCard({ block, ghost }: CardProps<'heatmap'>) {
  const grid = heatGrid(block)
  const range = rangeOf(
    grid.cells.map(({ value }) => value),
    block.config.scale === 'muted',
  )
  const format = formatOf(block, block.spec.values)
  return (
    <>
      <ChartFrame height={heatmapHeight(block)}>
        {(width) => <Grid block={block} grid={grid} behind={ghost ? heatGrid(ghost) : null} width={width} />}
      </ChartFrame>
      <ColorLegend range={range} textOf={(value) => compactText(value, format, [range.low, range.high])} />
    </>
  )
}

interface GridProps {
  block: CardBlock<'heatmap'>
  grid: HeatGrid
  /** The same crossings with the values of the whole table. */
  behind?: HeatGrid | null
  width: number
}

export function Grid({ block, grid, behind = null, width }: GridProps) {
  const format = formatOf(block, block.spec.values)
  const height = heatmapHeight(block)
  const bottom = labelRoom(block)
  const textsOf = (keys: HeatGrid['xs']) => keys.map((key) => axisLabel(key, localeOf(block)))
  const [xTexts, yTexts] = [textsOf(grid.xs), textsOf(grid.ys)]
  const gutter = Math.min(width * 0.3, Math.ceil(Math.max(...yTexts.map((text) => textWidth(text, 12)))) + 11)
  const cellWidth = (width - gutter) / Math.max(1, grid.xs.length)
  const cellHeight = (height - bottom) / Math.max(1, grid.ys.length)
  const place = ({ atX, atY }: HeatCell) => ({ x: gutter + atX * cellWidth, y: atY * cellHeight })
  const range = rangeOf(
    grid.cells.map(({ value }) => value),
    block.config.scale === 'muted',
  )
  const ghostOf = ({ atX, atY }: HeatCell) => behind && valueAt(behind, grid.xs[atX]!, grid.ys[atY]!)
  const points = grid.cells.map((cell) => ({
    x: place(cell).x + cellWidth / 2,
    y: place(cell).y + cellHeight / 2,
    marks: cellMarks(block, grid, cell),
    tooltip: {
      title: `${yTexts[cell.atY]}, ${xTexts[cell.atX]}`,
      lines: cellLines(block, cell.value, behind ? { all: ghostOf(cell) } : null),
    },
  }))
  const ticks = xTicks(grid.xs, xTexts, { width: width - gutter, grain: undefined, fontSize: 12 })
  const textOf = compactTexts(
    grid.cells.map(({ value }) => value),
    format,
  )
  const isWritten = grid.cells.every(({ value }) => textWidth(textOf(value), 12) + 6 <= cellWidth)
  return (
    <SvgChart block={block} width={width} height={height} points={points}>
      {({ active, setActive }) => (
        <>
          {grid.cells.map((cell, at) => (
            <HeatRect
              key={`${cell.atX} ${cell.atY}`}
              {...place(cell)}
              width={cellWidth}
              height={cellHeight}
              color={heatColor(cell.value, range)}
              text={isWritten ? textOf(cell.value) : ''}
              isLeftOut={cell.value === null && ghostOf(cell) !== null}
              isActive={active === at}
              onEnter={() => setActive(at)}
            />
          ))}
          {grid.ys.map((key, at) => (
            <CategoryTick
              key={String(key)}
              tick={{ x: gutter - 8, y: (at + 0.5) * cellHeight, payload: { value: at } }}
              labels={yTexts}
              widthMax={gutter - 10}
            />
          ))}
          {ticks.map(({ at }) => (
            <XAxisTick
              key={at}
              place={{
                x: gutter + (at + 0.5) * cellWidth,
                y: height - bottom + 4,
                payload: { value: at },
              }}
              ticks={ticks}
              width={width}
            />
          ))}
        </>
      )}
    </SvgChart>
  )
}

function cellLines(block: CardBlock<'heatmap'>, value: number | null, whole: { all: number | null } | null) {
  const format = formatOf(block, block.spec.values)
  const own = { label: columnText(block, block.spec.values), value: exactText(value, format) }
  return whole ? [own, { label: allRows, value: exactText(whole.all, format) }] : [own]
}

/** A cell is where two values meet: by one of them alone it would not be filtered. */
function cellMarks(block: CardBlock<'heatmap'>, { xs, ys }: HeatGrid, { atX, atY }: HeatCell) {
  const marks = [...markOf(block, block.spec.x, xs[atX]), ...markOf(block, block.spec.y, ys[atY])]
  return marks.length === 2 ? marks : []
}

const axisLabel = (key: HeatGrid['xs'][number], locale: string | undefined) =>
  typeof key === 'string' ? formatPeriod(key, locale) : cellText(key)

interface HeatRectProps {
  x: number
  y: number
  width: number
  height: number
  color: ReturnType<typeof heatColor>
  text: string
  /** Whether the rows that it is of are left out. */
  isLeftOut: boolean
  isActive: boolean
  onEnter: () => void
}

function HeatRect({ x, y, width, height, color, text, isLeftOut, isActive, onEnter }: HeatRectProps) {
  return (
    <g onPointerEnter={onEnter} data-ghost={isLeftOut || undefined}>
      <rect
        x={x + 1}
        y={y + 1}
        width={Math.max(width - 2, 1)}
        height={Math.max(height - 2, 1)}
        rx={2}
        fill={color.fill}
        stroke={isActive ? 'var(--ink)' : isLeftOut ? 'var(--line-strong)' : 'none'}
        strokeWidth={isActive ? 1.5 : 1}
        strokeDasharray={isLeftOut && !isActive ? '3 3' : undefined}
      />
      <text
        x={x + width / 2}
        y={y + height / 2}
        dy="0.35em"
        textAnchor="middle"
        fontSize={12}
        fill={color.ink}
      >
        {text}
      </text>
    </g>
  )
}
