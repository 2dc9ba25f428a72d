import { axisText } from '../frame/axis-text'
import { linePath, type Place } from '../frame/series-path'
import type { ValueAxis } from '../scale/value-axis'
import { fitText } from '../text/fit-text'

export interface Round extends Place {
  radius: number
  /** Of the spokes: the first stands at the top, the others follow clockwise. */
  count: number
  domain: [number, number]
}

/** Where a value lies on a spoke; between two of them, where `at` is no whole number. */
export function placeOn(
  { x, y, radius, count, domain: [low, high] }: Round,
  at: number,
  value: number,
): Place {
  const angle = (at / Math.max(count, 1)) * 2 * Math.PI
  const far = ((value - low) / (high - low)) * radius
  return { x: x + far * Math.sin(angle), y: y - far * Math.cos(angle) }
}

export const webPath = (round: Round, values: (number | null)[]) =>
  ringPath(values.flatMap((value, spoke) => (value === null ? [] : [placeOn(round, spoke, value)])))

const ringPath = (places: Place[]) => (places.length > 0 ? `${linePath(places)}Z` : '')

interface RadarGridProps {
  round: Round
  axis: ValueAxis
  active: number | null
}

/** The spokes, and a ring at each round value. */
export function RadarGrid({ round, axis, active }: RadarGridProps) {
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
export function RadarTicks({ round, axis, textOf }: RadarTicksProps) {
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

export function SpokeLabel({ label, round, at, widthMax }: SpokeLabelProps) {
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
