import type { CardBlock } from '../card-block'
import { seriesColor } from '../color/chart-style'
import { valueTicks } from '../frame/value-ticks'
import { timeTicks } from '../scale/time-axis'
import { valueAxis } from '../scale/value-axis'
import { type XTick, xTicks } from '../scale/x-ticks'
import { formatOf, localeOf, tickText } from '../text/value-text'
import { type LineData, linesMax } from './line-points'
import { type SeriesName, seriesNames } from './series-names'

export const lineMargin = { top: 8, bottom: 0, left: 0 }

interface LineRoom {
  width: number
  fromZero: boolean
  /** Sums per point, where areas are stacked. */
  totals?: number[]
  /** Values that stand behind them. */
  others?: number[]
}

export type LineLayout = ReturnType<typeof lineLayout>

/** Axes of a line or area card, and the room that names at the lines' ends take. */
export function lineLayout(block: CardBlock<'line' | 'area'>, data: LineData, room: LineRoom) {
  const format = formatOf(block, block.spec.y)
  const own = room.totals ?? data.points.flatMap(({ values }) => values.filter((value) => value !== null))
  const axis = valueAxis([...own, ...(room.others ?? [])], { fromZero: room.fromZero, format })
  const values = valueTicks(axis, format)
  const endRoom = endLabelRoom(seriesNames(block, data), data, room.width)
  const plot = room.width - values.width - endRoom
  const xs = data.points.map(({ x }) => x)
  const xDomain: [number, number] =
    xs.length > 1 ? [Math.min(...xs), Math.max(...xs)] : [(xs[0] ?? 0) - 1, (xs[0] ?? 0) + 1]
  return { axis, values, xDomain, xTicks: ticksOf(block, data, plot), endRoom }
}

/** Names at the ends where there are few lines and the width for them; else they go into a legend. */
export function hasEndLabels({ series }: LineData, width: number): boolean {
  return series.length > 1 && series.length <= linesMax && width >= endLabelsFrom
}

export function hasLegend(data: LineData, width: number): boolean {
  return data.series.length > 1 && !hasEndLabels(data, width)
}

/** Where points lie closer than pixels, a thick line would be a band. */
export function lineWidth({ points }: LineData, width: number): number {
  return points.length > width / 2 ? 1 : 2
}

export function lineColor({ series }: Pick<LineData, 'series'>, at: number): string {
  return series.length > linesMax && at >= linesMax ? 'var(--line-strong)' : seriesColor(at)
}

const endLabelsFrom = 420
const endLabelShare = 0.28

function endLabelRoom(names: SeriesName[], data: LineData, width: number): number {
  if (!hasEndLabels(data, width)) return 12
  const widest = Math.max(...names.map((name) => name.width))
  return Math.min(widest + 14, width * endLabelShare)
}

function ticksOf(block: CardBlock<'line' | 'area'>, data: LineData, width: number): XTick[] {
  const { points, kind } = data
  if (kind === 'category') {
    const labels = points.map(({ label }) => label)
    return xTicks(labels, labels, { width, grain: undefined, fontSize: 12 })
  }
  const xs = points.map(({ x }) => x)
  if (kind === 'time') {
    return timeTicks(xs, block.config.query?.grain, { width, locale: localeOf(block) }).map(
      ({ time, ...text }) => ({
        at: time,
        ...text,
      }),
    )
  }
  const format = formatOf(block, block.spec.x)
  return valueAxis(xs, { fromZero: false, ticks: Math.max(2, Math.floor(width / 90)) })
    .ticks.filter((tick) => tick >= Math.min(...xs) && tick <= Math.max(...xs))
    .map((tick, _, ticks) => ({ at: tick, label: tickText(tick, format, ticks), under: '' }))
}
