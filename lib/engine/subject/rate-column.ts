import type { Filter } from '@/lib/contracts/query'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile } from '../profile/profile'
import { indicatorColumn } from '../table/indicator-column'
import type { Column, Table } from '../table/table'
import { rateLabel } from './rate-of'

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
      label: rateLabel(source, [of.value].flat().join(' or ')),
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
