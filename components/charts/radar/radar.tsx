import { allRows } from '../bar/bar-tooltip'
import type { CardBlock, CardProps } from '../card-block'
import { seriesColor } from '../color/chart-style'
import { ChartFrame } from '../frame/chart-frame'
import { Legend } from '../frame/legend'
import { SvgChart } from '../frame/svg-chart'
import { markOf, seriesMark } from '../pick/mark'
import { valueAxis } from '../scale/value-axis'
import { cellText, exactText, formatOf, tickText } from '../text/value-text'
import { placeOn, RadarGrid, RadarTicks, type Round, SpokeLabel, webPath } from './radar-grid'
import { type RadarWide, radarWide } from './radar-wide'

export const radarHeight = 300

interface Spoke {
  at: number
  label: string
  values: (number | null)[]
}

export function RadarCard({ block, ghost }: CardProps<'radar'>) {
  const wide = radarWide(block)
  const behind = ghost ? radarWide(ghost) : null
  const items = wide.series.map(({ name }, at) => ({
    label: name,
    color: seriesColor(at),
    marks: seriesMark(block, wide.column, name),
  }))
  return (
    <>
      {wide.series.length > 1 && <Legend items={items} position={block.position} />}
      <ChartFrame height={radarHeight}>{(width) => <Web {...{ block, wide, behind, width }} />}</ChartFrame>
    </>
  )
}

interface WebProps {
  block: CardBlock<'radar'>
  wide: RadarWide
  /** The same webs of the whole table. */
  behind?: RadarWide | null
  width: number
}

/** The chart in a room of this width. */
export function Web({ block, wide, behind, width }: WebProps) {
  const format = formatOf(block, block.spec.values)
  const spokes: Spoke[] = wide.keys.map((key, at) => ({
    at,
    label: cellText(key, formatOf(block, block.spec.grouping)),
    values: wide.series.map(({ values }) => values[at] ?? null),
  }))
  const webs = [...wide.series, ...(behind?.series ?? [])]
  const known = webs.flatMap(({ values }) => values.filter((value) => value !== null))
  const axis = valueAxis(known, { fromZero: true, ticks: 3, format })
  const radius = Math.min(radarHeight * 0.4, width * 0.24)
  const round: Round = { x: width / 2, y: radarHeight / 2, radius, count: spokes.length, domain: axis.domain }
  const places = spokes.map((spoke) => ({
    ...placeOn(round, spoke.at, Math.max(axis.domain[0], ...spoke.values.map((value) => value ?? 0))),
    marks: markOf(block, wide.spokes, wide.keys[spoke.at]),
    tooltip: {
      title: spoke.label,
      lines: [
        ...wide.series.map(({ name }, at) => ({
          label: name,
          value: exactText(spoke.values[at] ?? null, format),
          color: seriesColor(at),
        })),
        ...(behind?.series.length === 1
          ? [{ label: allRows, value: exactText(behind.series[0]!.values[spoke.at] ?? null, format) }]
          : []),
      ],
    },
  }))
  return (
    <SvgChart block={block} width={width} height={radarHeight} points={places} isNearest>
      {({ active }) => (
        <>
          <RadarGrid round={round} axis={axis} active={active} />
          {spokes.map((spoke) => (
            <SpokeLabel
              key={spoke.at}
              label={spoke.label}
              round={round}
              at={spoke.at}
              widthMax={Math.max(40, width / 2 - radius - 14)}
            />
          ))}
          {behind?.series.map(({ name, values }) => (
            <path
              key={name}
              data-ghost
              d={webPath(round, values)}
              fill="none"
              stroke="var(--line-strong)"
              strokeWidth={1.5}
              strokeLinejoin="round"
            />
          ))}
          {wide.series.map(({ name, values }, at) => (
            <path
              key={name}
              data-web
              d={webPath(round, values)}
              stroke={seriesColor(at)}
              strokeWidth={2}
              strokeLinejoin="round"
              fill={seriesColor(at)}
              fillOpacity={0.12}
            />
          ))}
          <RadarTicks round={round} axis={axis} textOf={(tick) => tickText(tick, format, axis.ticks)} />
        </>
      )}
    </SvgChart>
  )
}
