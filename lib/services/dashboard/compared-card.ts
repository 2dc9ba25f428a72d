import type { ChartBlock } from '@/lib/contracts/blocks'
import type { Span } from '@/lib/contracts/selection'
import { periodNumber } from '@/lib/engine/table/period'
import { formatChange } from '@/lib/format/format-change'
import { formatPeriod } from '@/lib/format/format-period'
import { formatPoints } from '@/lib/format/format-points'
import { formatValue } from '@/lib/format/format-value'
import { periodStart } from '@/lib/format/period-start'

interface Spans {
  shown: Span
  before: Span
}

/** `Jan 1, 2024 to Mar 31, 2024`. */
export const spanWords = ({ from, to }: Span): string =>
  from === to ? formatPeriod(from) : `${formatPeriod(from)} to ${formatPeriod(to)}`

/** A card of some days beside the same card of the days that they are compared with; as it is where it shows no such thing. */
export function comparedCard(block: ChartBlock, before: ChartBlock | undefined, spans: Spans): ChartBlock {
  if (block.config.whole_table || before?.config.whole_table) return block
  if (block.type === 'kpi') return comparedFigure(block, before?.type === 'kpi' ? before : null, spans)
  if (block.type !== 'line' && block.type !== 'area') return block
  return before?.type === block.type ? comparedCourse(block, before as typeof block, spans) : block
}

type Figure = ChartBlock<'kpi'>
type Course = ChartBlock<'line'> | ChartBlock<'area'>

/** What was told of its change before is of other days. */
function comparedFigure(block: Figure, before: Figure | null, spans: Spans): Figure {
  const { trend: _trend, ...spec } = block.spec
  const { trend_change: _change, evidence: _evidence, ...config } = block.config
  const bare = { ...block, spec, config }
  const when = spanWords(spans.before)
  if (!before) return { ...bare, description: `No value for ${when}.` }
  const format = config.formats?.value ?? null
  const change = changeOf(spec.value, before.spec.value, format?.style === 'percent')
  return {
    ...bare,
    description: `${formatValue(before.spec.value, format, { compact: true })} from ${when}.`,
    spec: { ...spec, ...(change && { trend: change.text }) },
    config: { ...config, ...(change && { trend_change: change.size }) },
  }
}

/** Shares in points, all else in percent of what was; nothing where that is no positive number. */
function changeOf(now: number, before: number, isShare: boolean): { text: string; size: number } | null {
  if (isShare) {
    const size = now - before
    return { text: size === 0 ? 'No change' : `${size > 0 ? '+' : '-'}${formatPoints(size)}`, size }
  }
  if (before <= 0) return null
  const size = now / before - 1
  return { text: size === 0 ? 'No change' : formatChange(size), size }
}

/** Each point of the days before at the x that is as far from the first day as it was from its own. */
function comparedCourse(block: Course, before: Course, spans: Spans): Course {
  const { x, y, grouping } = block.spec
  const { grain } = block.config.query ?? {}
  if (grouping !== undefined || grain === undefined) return block
  const placeOf = (cell: unknown, { from }: Span) => {
    const time = periodStart(cell)
    return time === null
      ? null
      : periodNumber(time, grain) - periodNumber(Date.parse(`${from}T00:00:00Z`), grain)
  }
  const xs = new Map(
    block.data_preview.rows.flatMap((row) => {
      const place = placeOf(row[x], spans.shown)
      return place === null ? [] : [[place, String(row[x])] as const]
    }),
  )
  const points = before.data_preview.rows.flatMap((row) => {
    const place = placeOf(row[x], spans.before)
    const beside = place === null ? undefined : xs.get(place)
    const value = row[y]
    return beside === undefined || typeof value !== 'number'
      ? []
      : [{ x: beside, period: String(row[x]), y: value }]
  })
  if (points.length === 0) return block
  const config = { ...block.config, compared: { label: spanWords(spans.before), points } }
  return { ...block, config } as Course
}
