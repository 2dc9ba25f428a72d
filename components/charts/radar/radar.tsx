import type { CardBlock, CardProps } from '../card-block'
import { seriesColor } from '../color/chart-style'
import { axisText } from '../frame/axis-text'
import { ChartFrame } from '../frame/chart-frame'
import { Legend } from '../frame/legend'
import { linePath, type Place } from '../frame/series-path'
import { SvgChart } from '../frame/svg-chart'
import { markOf, seriesMark } from '../pick/mark'
import { type ValueAxis, valueAxis } from '../scale/value-axis'
import { fitText } from '../text/fit-text'
import { cellText, exactText, formatOf, tickText } from '../text/value-text'
import { type RadarWide, radarWide } from './radar-wide'

export const radarHeight = 300

interface Spoke {
  at: number
  label: string
  values: (number | null)[]
}

export function RadarCard({ block }: CardProps<'radar'>) {
  const wide = radarWide(block)
  const items = wide.series.map(({ name }, at) => ({
    label: name,
    color: seriesColor(at),
    marks: seriesMark(block, wide.column, name),
  }))
  return (
    <>
      {wide.series.length > 1 && <Legend items={items} position={block.position} />}
      <ChartFrame height={radarHeight}>
        {(width) => <Web block={block} wide={wide} width={width} />}
      </ChartFrame>
    </>
  )
}

interface WebProps {
  block: CardBlock<'radar'>
  wide: RadarWide
  width: number
}

/** The chart in a room of this width. */
export function Web({ block, wide, width }: WebProps) {
  const format = formatOf(block, block.spec.values)
  const spokes: Spoke[] = wide.keys.map((key, at) => ({
    at,
    label: cellText(key, formatOf(block, block.spec.grouping)),
    values: wide.series.map(({ values }) => values[at] ?? null),
  }))
  const known = wide.series.flatMap(({ values }) => values.filter((value) => value !== null))
  const axis = valueAxis(known, { fromZero: true, ticks: 3, format })
  const radius = Math.min(radarHeight * 0.4, width * 0.24)
  const round: Round = { x: width / 2, y: radarHeight / 2, radius, count: spokes.length, domain: axis.domain }
  const places = spokes.map((spoke) => ({
    ...placeOn(round, spoke.at, Math.max(axis.domain[0], ...spoke.values.map((value) => value ?? 0))),
    marks: markOf(block, wide.spokes, wide.keys[spoke.at]),
    tooltip: {
      title: spoke.label,
      lines: wide.series.map(({ name }, at) => ({
        label: name,
        value: exactText(spoke.values[at] ?? null, format),
        color: seriesColor(at),
      })),
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
          {wide.series.map(({ name, values }, at) => (
            <path
              key={name}
              data-web
              d={ringPath(
                values.flatMap((value, spoke) => (value === null ? [] : [placeOn(round, spoke, value)])),
              )}
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

interface Round extends Place {
  radius: number
  /** Of the spokes: the first stands at the top, the others follow clockwise. */
  count: number
  domain: [number, number]
}

/** Where a value lies on a spoke; between two of them, where `at` is no whole number. */
function placeOn({ x, y, radius, count, domain: [low, high] }: Round, at: number, value: number): Place {
  const angle = (at / Math.max(count, 1)) * 2 * Math.PI
  const far = ((value - low) / (high - low)) * radius
  return { x: x + far * Math.sin(angle), y: y - far * Math.cos(angle) }
}

const ringPath = (places: Place[]) => (places.length > 0 ? `${linePath(places)}Z` : '')

interface RadarGridProps {
  round: Round
  axis: ValueAxis
  active: number | null
}

/** The spokes, and a ring at each round value. */
function RadarGrid({ round, axis, active }: RadarGridProps) {
  const spokes = Array.from({ length: round.count }, (_, at) => at)
  return (
    <g fill="none" stroke="var(--line)">
      {axis.ticks.map((tick) => (
        <path key={tick} d={ringPath(spokes.map((at) => placeOn(round, at, tick)))} />
      ))}
      {spokes.map((at) => {
        const { x, y } = placeOn(round, at, axis.domain[1])
        return (
          <line
            key={at}
            x1={round.x}
            y1={round.y}
            x2={x}
            y2={y}
            stroke={at === active ? 'var(--ink-muted)' : undefined}
          />
        )
      })}
    </g>
  )
}

interface RadarTicksProps {
  round: Round
  axis: ValueAxis
  textOf: (tick: number) => string
}

/** The values of the rings, between the first two spokes, where no web has a corner. */
function RadarTicks({ round, axis, textOf }: RadarTicksProps) {
  return axis.ticks
    .filter((tick) => tick !== 0)
    .map((tick) => (
      <text
        key={tick}
        {...axisText}
        {...placeOn(round, 0.5, tick)}
        fontSize={11}
        dy="0.35em"
        textAnchor="middle"
        stroke="var(--surface)"
        strokeWidth={3}
        paintOrder="stroke"
      >
        {textOf(tick)}
      </text>
    ))
}

interface SpokeLabelProps {
  label: string
  round: Round
  at: number
  widthMax: number
}

const labelGap = 8

function SpokeLabel({ label, round, at, widthMax }: SpokeLabelProps) {
  const { x, y } = placeOn({ ...round, radius: round.radius + labelGap }, at, round.domain[1])
  const aside = x - round.x
  const anchor = Math.abs(aside) < 1 ? 'middle' : aside > 0 ? 'start' : 'end'
  return (
    <text {...axisText} y={y} textAnchor={anchor} fill="var(--ink)">
      <title>{label}</title>
      {fitText(label, { widthMax, fontSize: 12, linesMax: 2 }).map((line, place) => (
        <tspan key={line} x={x} dy={place === 0 ? '0.35em' : 14}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
