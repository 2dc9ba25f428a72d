import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import { formatAverage } from '@/lib/format/format-average'
import { formatCount } from '@/lib/format/format-count'
import { formatPercent } from '@/lib/format/format-percent'
import { formatPoints } from '@/lib/format/format-points'
import { formatValue } from '@/lib/format/format-value'
import type { ColumnProfile } from '../profile/profile'
import { pointsBase } from './change-size'
import type { Telling } from './trial'

export interface Proof {
  /** How the value is computed: `sum`, `avg`, `median`, `share`, … */
  measure: string
  filters?: Filter[]
  /** For a share: the rows of which it is one, where that is not all of them. */
  within?: Filter[]
  rows: number
}

/** Joins words and figures to one text. */
export function tell(...parts: (string | Figure)[]): Telling {
  const text = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
  return { text: capitalize(text), figures: parts.filter((part) => typeof part !== 'string') }
}

/** A value of a column, written in the column's own format. */
export function valueFigure(column: ColumnProfile, value: number, proof: Proof): Figure {
  const isAverage = /^(avg|median|sum \/ \d|lowess|abs\((seasonal_)?sen_slope)|\/ sum\(/.test(proof.measure)
  const text =
    isAverage && !column.of
      ? formatAverage(value, column.format)
      : formatValue(value, column.format, { compact: true })
  return figure({ value, text, column: column.name, proof, of: column.of })
}

/** A part of a whole, written as a percentage. */
export function shareFigure(column: ColumnProfile | null, share: number, proof: Proof): Figure {
  return figure({ value: share, text: formatPercent(share), column: column?.name ?? null, proof })
}

/** A difference of shares, without its sign, written in points of a hundred. */
export function pointsFigure(column: ColumnProfile, difference: number, proof: Proof): Figure {
  const value = Math.abs(difference)
  const text = formatPoints(value / (pointsBase(column.format) ?? 1))
  return figure({ value, text, column: column.name, proof, of: column.of })
}

export function countFigure(column: ColumnProfile | null, count: number, proof: Proof): Figure {
  return figure({ value: count, text: formatCount(count), column: column?.name ?? null, proof })
}

/** A statistic or a plain factor, with so many decimals. */
export function statisticFigure(
  column: ColumnProfile | null,
  value: number,
  proof: Proof & { decimals: number },
) {
  const format = { style: 'number', decimals: proof.decimals } as const
  return figure({ value, text: formatValue(value, format), column: column?.name ?? null, proof })
}

export const equals = (column: { name: string }, value: string): Filter => ({
  column: column.name,
  op: '=',
  value,
})

interface FigureParts {
  value: number
  text: string
  column: string | null
  proof: Proof
  of?: Filter
}

/** The average of a rate's column is its rate. */
function figure({ value, text, column, proof, of }: FigureParts): Figure {
  const { measure, filters = [], within, rows } = proof
  return {
    value,
    text,
    measure: of && measure === 'avg' ? 'rate' : measure,
    column,
    filters,
    rows,
    ...(of && { of }),
    ...(within && { within: { filters: within } }),
  }
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
