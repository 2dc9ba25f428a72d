import type { Filter } from '@/lib/contracts/query'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile } from '../profile/profile'
import { indicatorColumn } from '../table/indicator-column'
import type { Column, Table } from '../table/table'
import { rateLabel } from './rate-of'

const comparisons: Partial<Record<Filter['op'], (values: string[]) => string>> = {
  '!=': ([value]) => `not ${value}`,
  '>': ([value]) => `above ${value}`,
  '>=': ([value]) => `${value} or more`,
  '<': ([value]) => `below ${value}`,
  '<=': ([value]) => `${value} or less`,
  between: (values) => values.join(' to '),
}

/** `Declined`, `Visa or Amex`, `10 or more`. */
function saidValue({ op, value }: Filter): string {
  const values = [value].flat().map(String)
  return comparisons[op]?.(values) ?? values.join(' or ')
}

/** The share of rows for which a condition holds, as a column that is averaged: 1 where it does, 0 where it does not. */
export function rateColumn(
  table: Table,
  source: ColumnProfile,
  of: Filter,
): { column: Column; profile: Omit<ColumnProfile, 'index'> } {
  const column = indicatorColumn(table, of)
  const { words: _, yes: _yes, ...rest } = source
  return {
    column,
    profile: {
      ...rest,
      label: rateLabel(source, saidValue(of)),
      type: 'number',
      role: 'measure',
      additivity: 'intensive',
      unit: null,
      format: { style: 'percent', percent_base: 1, decimals: 3 },
      upIsGood: null,
      distinct: 2,
      order: null,
      geo: null,
      grain: null,
      summary: summarizeColumn(column).summary,
      of,
    },
  }
}
