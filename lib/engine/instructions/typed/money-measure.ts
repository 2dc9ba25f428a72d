import type { Understanding } from '../../understanding'
import { moneyColumn, priceColumn } from '../spans/money-column'
import type { Measure } from './request'

export type Money = Extract<Measure, { kind: 'column' | 'made' }>

/** What the rows of a table bring in: its amounts of money, or the price at which each was sold; null where neither is plain. */
export function moneyMeasure(data: Understanding): Money | null {
  const index = moneyColumn(data)
  const isSum = index !== null && data.profile.columns[index]!.additivity === 'additive'
  if (isSum) return { kind: 'column', column: index, aggregation: 'sum' }
  const price = priceColumn(data)
  if (price === null) return index === null ? null : { kind: 'column', column: index, aggregation: 'sum' }
  const { name } = data.table.columns[price]!
  return {
    kind: 'made',
    asked: { kind: 'amount', name: `Revenue (${name})`, column: name },
    aggregation: 'sum',
  }
}

export const moneyName = (measure: Money, { table }: Understanding): string =>
  measure.kind === 'made'
    ? `${(measure.asked as { column: string }).column}, summed up`
    : table.columns[measure.column]!.name
