import type { ValueFormat } from '@/lib/contracts/blocks'
import type { Cell } from '@/lib/contracts/cards'
import { formatAlike } from '@/lib/format/format-alike'
import { formatPeriod } from '@/lib/format/format-period'
import { formatTicks } from '@/lib/format/format-ticks'
import { formatValue } from '@/lib/format/format-value'
import type { CardBlock } from '../card-block'

export const missingText = '(missing)'

/** How the numbers of a column are written, null where the card does not say. */
export function formatOf({ config }: CardBlock, column: string | undefined): ValueFormat | null {
  if (column === undefined || !config.formats || !Object.hasOwn(config.formats, column)) return null
  return config.formats[column] ?? null
}

/** BCP 47, of a card that is told in another language than English. */
export const localeOf = ({ config }: Pick<CardBlock, 'config'>): string | undefined =>
  Object.values(config.formats ?? {}).find(({ locale }) => locale)?.locale

/** A number in full: tooltips, tables, labels with room. */
export function exactText(value: number | null, format: ValueFormat | null): string {
  return value === null ? '–' : formatValue(value, format)
}

/** A number in short: value labels and axes; `beside` are the numbers that are read together with it. */
export function compactText(
  value: number | null,
  format: ValueFormat | null,
  beside: readonly (number | null)[] = [],
): string {
  if (value === null) return '–'
  return formatValue(value, format, { compact: true, beside: largestOf(beside) })
}

/** How numbers that stand among each other are written in short: all with the same decimals. */
export function compactTexts(
  values: readonly (number | null)[],
  format: ValueFormat | null,
): (value: number | null) => string {
  const textOf = formatAlike(values, format, { compact: true })
  return (value) => (value === null ? '–' : textOf(value))
}

const largestOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((largest, value) => Math.max(largest, Math.abs(value ?? 0)), 0)

/** A tick of a value axis, written as precisely as the others on it. */
export function tickText(value: number, format: ValueFormat | null, ticks: readonly number[]): string {
  return formatTicks(ticks, format)[ticks.indexOf(value)] ?? compactText(value, format, ticks)
}

/** A category, a period or any other cell, as a label. */
export function cellText(cell: Cell | undefined, format: ValueFormat | null = null): string {
  if (cell === null || cell === undefined || cell === '') return missingText
  if (typeof cell === 'number') return format ? formatValue(cell, format) : String(cell)
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  return cell
}

/** A label of the x axis: a period where the card has a time grain, else the cell. */
export function xText(block: CardBlock, column: string, cell: Cell | undefined): string {
  if (block.config.query?.grain && typeof cell === 'string') return formatPeriod(cell, localeOf(block))
  return cellText(cell, formatOf(block, column))
}
