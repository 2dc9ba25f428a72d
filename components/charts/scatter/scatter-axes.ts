import type { CardBlock } from '../card-block'
import { clippedRange } from '../scale/clipped-range'
import { timeTicks } from '../scale/time-axis'
import { type ValueAxis, valueAxis } from '../scale/value-axis'
import { formatOf, localeOf, tickText } from '../text/value-text'
import type { ScatterData } from './scatter-points'

export interface ScatterAxes {
  x: ValueAxis
  y: ValueAxis
  xTicks: { at: number; label: string }[]
}

/** Both axes near their values: position, not length, is what is read. */
export function scatterAxes(
  block: CardBlock<'scatter' | 'bubble'>,
  { points, isTime }: ScatterData,
  width: number,
): ScatterAxes {
  const xs = points.map((point) => point.x)
  const y = valueAxis(clippedRange(points.map((point) => point.y)), {
    fromZero: 'never',
    format: formatOf(block, block.spec.y),
  })
  if (isTime && xs.length > 0) {
    const ticks = timeTicks(xs, block.config.query?.grain, { width, locale: localeOf(block) }).map(
      ({ time, label, under }) => ({
        at: time,
        label: under && under !== label ? `${label} ${under}` : label,
      }),
    )
    const domain: [number, number] = [Math.min(...xs), Math.max(...xs)]
    return { x: { domain, ticks: [] }, y, xTicks: ticks }
  }
  const format = formatOf(block, block.spec.x)
  const ticks = Math.max(2, Math.floor(width / 90))
  const x = valueAxis(clippedRange(xs), { fromZero: 'never', ticks, format })
  const xTicks = x.ticks.map((tick) => ({ at: tick, label: tickText(tick, format, x.ticks) }))
  return { x, y, xTicks }
}

/** Points beyond the axes, which are drawn at their edge. */
export function isBeyond({ x, y }: ScatterAxes, point: { x: number; y: number }): boolean {
  const isOutside = (value: number, [from, to]: [number, number]) => value < from || value > to
  return isOutside(point.x, x.domain) || isOutside(point.y, y.domain)
}
