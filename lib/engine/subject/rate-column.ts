import type { Filter } from '@/lib/contracts/query'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile } from '../profile/profile'
import { indicatorColumn } from '../table/indicator-column'
import type { Column, Table } from '../table/table'
import { isYesOf, notLabel, rateLabel, rateWithout } from './rate-of'

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

/** `Churn rate`, `Share that did not churn`, `Share not cancelled`, `Share without discount code`. */
function labelOf(source: ColumnProfile, of: Filter): string {
  if (of.value === '') return rateWithout(source, of.op === '=')
  const value = String(of.value)
  const isNot = of.op === '!=' ? isYesOf(source, value) : of.op === '=' && of.value === false
  return isNot ? notLabel(source) : rateLabel(source, saidValue(of))
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
      label: labelOf(source, of),
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
