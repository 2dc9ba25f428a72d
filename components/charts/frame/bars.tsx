import type { BarLayout } from '../bar/bar-layout'
import { barSpans } from '../bar/bar-spans'
import { seriesColor } from '../color/chart-style'

/** Where the bars of a card lie. */
export interface BarScales {
  /** Pixel of a value along the bars. */
  along: (value: number) => number
  /** Middle of a category's band across them. */
  across: (at: number) => number
  band: number
  thickness: number
  /** From the middle of one bar to that of the next in the same category. */
  step: number
}

/** How far from the middle of its band a bar of a group stands. */
export function asideOf({ kind, series }: BarLayout, step: number, at: number): number {
  return kind === 'grouped' ? (at - (series.length - 1) / 2) * step : 0
}

interface BarsProps {
  layout: BarLayout
  scales: BarScales
  /** The category that is no category but the rest, drawn quieter. */
  rest?: number | null
  /** Of the whole table, behind those of some rows. */
  isGhost?: boolean
}

/** The bars themselves, lying or standing. */
export function Bars({ layout, scales, rest = null, isGhost = false }: BarsProps) {
  return (
    <g data-series={!isGhost} data-ghost={isGhost || undefined}>
      {barSpans(layout).map(({ at, series, from, to }) => {
        const start = scales.across(at) + asideOf(layout, scales.step, series) - scales.thickness / 2
        const [one, other] = [scales.along(from), scales.along(to)]
        const [near, length] = [Math.min(one, other), Math.abs(other - one)]
        const box = layout.isVertical
          ? { x: start, y: near, width: scales.thickness, height: length }
          : { x: near, y: start, width: length, height: scales.thickness }
        return (
          <rect
            key={`${at} ${series}`}
            {...box}
            rx={layout.kind === 'stacked' ? 0 : Math.min(2, length / 2)}
            fill={isGhost ? 'var(--line)' : at === rest ? 'var(--line-strong)' : seriesColor(series)}
          />
        )
      })}
    </g>
  )
}

interface EndsWithinProps {
  layout: BarLayout
  /** The same bars of the whole table. */
  behind: BarLayout
  scales: BarScales
}

/** Where the bars of all rows end within those of some, which would hide it: a rate may be higher of some than of all. */
export function EndsWithin({ layout, behind, scales }: EndsWithinProps) {
  if (layout.kind === 'stacked') return null
  const lengths = new Map(barSpans(layout).map(({ at, series, to }) => [`${at} ${series}`, to]))
  return barSpans(behind).map(({ at, series, to }) => {
    const own = lengths.get(`${at} ${series}`) ?? 0
    if (Math.sign(own) !== Math.sign(to) || Math.abs(to) >= Math.abs(own)) return null
    const start = scales.across(at) + asideOf(layout, scales.step, series) - scales.thickness / 2
    const [from, end, along] = [start, start + scales.thickness, scales.along(to)]
    const line = layout.isVertical
      ? { x1: from, x2: end, y1: along, y2: along }
      : { x1: along, x2: along, y1: from, y2: end }
    return <line key={`${at} ${series}`} data-ghost {...line} stroke="var(--surface)" strokeWidth={2} />
  })
}

interface BarBandsProps {
  layout: BarLayout
  scales: BarScales
  /** How far a band reaches along the bars. */
  length: number
  active: number | null
  setActive: (at: number) => void
}

/** The whole band of a category is meant by the pointer, not the bar alone. */
export function BarBands({ layout, scales, length, active, setActive }: BarBandsProps) {
  return layout.keys.map((key, at) => {
    const start = scales.across(at) - scales.band / 2
    const box = layout.isVertical
      ? { x: start, y: 0, width: scales.band, height: length }
      : { x: 0, y: start, width: length, height: scales.band }
    return (
      <rect
        key={String(key)}
        data-band
        {...box}
        fill="var(--ink)"
        fillOpacity={active === at ? 0.05 : 0}
        onPointerEnter={() => setActive(at)}
      />
    )
  })
}
