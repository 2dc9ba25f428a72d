import type { Grain } from '@/lib/contracts/query'
import type { Dimension } from '../table/dimension'
import type { CardContext } from './card'

/** A column as an axis: dates cut to the grain, ordinal categories in their natural order. */
export function dimensionOf(context: CardContext, index: number, grain: Grain | null): Dimension {
  const profile = context.profile.columns[index]!
  const column = context.table.columns[index]!
  const order = profile.order && profile.order.length > 0 ? profile.order : null
  return { column, grain: profile.role === 'time' || isDate(column.type) ? grain : null, order }
}

export const isDate = (type: string) => type === 'date' || type === 'datetime'
