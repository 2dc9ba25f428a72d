import { formatCount } from '@/lib/format/format-count'
import { formatPercent } from '@/lib/format/format-percent'
import { formatTicks } from '@/lib/format/format-ticks'
import { allRows } from '../bar/bar-tooltip'
import type { CardBlock, CardProps } from '../card-block'
import { axisText } from '../frame/axis-text'
import { ChartFrame } from '../frame/chart-frame'
import { SvgChart } from '../frame/svg-chart'
import { ValueGrid } from '../frame/value-grid'
import { valueTicks } from '../frame/value-ticks'
import { linearScale } from '../scale/linear-scale'
import { valueAxis } from '../scale/value-axis'
import { exactText, formatOf } from '../text/value-text'
import { type Bin, binScale, binsOf, edgeTicks } from './histogram-bins'

export const histogramHeight = 260
const bottom = 28
const top = 8

export function HistogramCard({ block, ghost }: CardProps<'histogram'>) {
  return (
    <ChartFrame heightMin={histogramHeight}>
      {(width, height) => <Bins {...{ block, ghost, width, height }} />}
    </ChartFrame>
  )
}

interface BinsProps {
  block: CardBlock<'histogram'>
  /** The same bins with the rows of the whole table. */
  ghost?: CardBlock<'histogram'> | null
  width: number
  height: number
}

/** The chart in a room of this size. */
export function Bins({ block, ghost, width, height }: BinsProps) {
  const bins = binsOf(block)
  const behind = ghost ? binsOf(ghost) : []
  const [first, last] = [bins[0], bins.at(-1)]
  if (!first || !last) return null
  const format = formatOf(block, 'bin_start')
  const axis = valueAxis(
    [...bins, ...behind].map(({ count }) => count),
    { fromZero: true },
  )
  const ticks = valueTicks(axis, { style: 'number', decimals: 0 })
  const edges = edgeTicks(bins, width - ticks.width)
  const edgeTexts = formatTicks(
    edges.map(({ edge }) => edge),
    format,
  )
  const x = binScale(bins, [ticks.width, width - 10])
  const y = linearScale(axis.domain, [height - bottom, top])
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  const points = bins.map((bin, at) => ({
    x: x((bin.from + bin.to) / 2),
    y: y(Math.max(bin.count, behind[at]?.count ?? 0)),
    marks: [{ column: block.spec.x, min: bin.from, max: bin.to }],
    tooltip: binTooltip(bin, { total, all: behind[at]?.count }, (value) => exactText(value, format)),
  }))
  return (
    <SvgChart block={block} width={width} height={height} points={points}>
      {({ active, setActive }) => (
        <>
          <ValueGrid axis={axis} ticks={ticks} y={y} width={width} />
          {bins.map((bin, at) => (
            <g key={bin.from} onPointerEnter={() => setActive(at)} opacity={dimmed(active, at)}>
              <rect {...columnOf(bin, x)} y={top} height={y(0) - top} fill="transparent" />
              {behind[at] && (
                <rect
                  data-ghost
                  {...columnOf(bin, x)}
                  y={y(behind[at].count)}
                  height={y(0) - y(behind[at].count)}
                  fill="var(--line)"
                />
              )}
              <rect
                {...columnOf(bin, x)}
                y={y(bin.count)}
                height={y(0) - y(bin.count)}
                fill="var(--series-0)"
              />
            </g>
          ))}
          <line x1={x(first.from)} x2={x(last.to)} y1={y(0)} y2={y(0)} stroke="var(--line-strong)" />
          {edges.map(({ edge, isOpen }, at) => (
            <text {...axisText} key={edge} x={x(edge)} y={height - 8} textAnchor="middle">
              {edgeTexts[at]}
              {isOpen && '+'}
            </text>
          ))}
        </>
      )}
    </SvgChart>
  )
}

const dimmed = (active: number | null, at: number) => (active === null || active === at ? 1 : 0.5)

/** A hair between neighbours keeps the bins countable without parting the distribution. */
function columnOf(bin: Bin, x: (value: number) => number) {
  return { x: x(bin.from) + 0.5, width: Math.max(x(bin.to) - x(bin.from) - 1, 0.5) }
}

interface BinTold {
  total: number
  /** Rows of the whole table in it. */
  all?: number
}

function binTooltip({ from, to, count }: Bin, { total, all }: BinTold, textOf: (value: number) => string) {
  return {
    title: `${textOf(from)} to ${textOf(to)}`,
    lines: [
      { label: 'Rows', value: formatCount(count) },
      { label: 'Share', value: formatPercent(total > 0 ? count / total : 0) },
      ...(all === undefined ? [] : [{ label: allRows, value: formatCount(all) }]),
    ],
  }
}
