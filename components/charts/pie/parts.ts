import type { CardBlock } from '../card-block'
import { seriesColor } from '../color/chart-style'
import { cellOf, numberOf } from '../series'
import { cellText } from '../text/value-text'

export interface Part {
  label: string
  value: number
  /** Of the whole, 0 to 1. */
  share: number
  color: string
}

/** The parts of a whole, in the order of the rows; a folded rest is drawn quieter. */
export function partsOf({ spec, data_preview, config }: CardBlock<'pie' | 'donut'>): Part[] {
  const rows = data_preview.rows.flatMap((row) => {
    const value = numberOf(row, spec.values)
    return value !== null && value > 0 ? [{ label: cellText(cellOf(row, spec.grouping)), value }] : []
  })
  const total = rows.reduce((sum, { value }) => sum + value, 0)
  return rows.map(({ label, value }, at) => ({
    label,
    value,
    share: value / total,
    color: config.other_count && label.startsWith('Other (') ? 'var(--line-strong)' : seriesColor(at),
  }))
}

/**
 * The parts of the whole table in the colours that those of some rows have; what is not among these has none. The shares
 * are of all of them, also of a folded rest.
 */
export function partsBehind(whole: CardBlock<'pie' | 'donut'>, parts: Part[]): Part[] {
  const colors = new Map(parts.map(({ label, color }) => [label, color]))
  return partsOf(whole).map((part) => ({ ...part, color: colors.get(part.label) ?? 'var(--line-strong)' }))
}
