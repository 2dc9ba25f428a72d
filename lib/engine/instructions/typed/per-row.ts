import type { Understanding } from '../../understanding'
import type { Reading } from './item'
import type { Measure } from './request'

const rowNameShare = 0.95
/** Nobody tells as many things apart by their ids. */
const thingsMax = 30

/** Whether each row has its own, of more rows than anybody tells apart. */
export function isOwnOfRow({ profile, table }: Understanding, index: number): boolean {
  const { role, distinct } = profile.columns[index]!
  return role === 'id' && distinct > thingsMax && distinct >= rowNameShare * table.rowCount
}

/** "takings per receipt by shop": what each row has its own of is nothing to break down by, and the number is its average. */
export function averageOverRows({ request, data }: Reading): void {
  const kinds = request.by.filter(({ column }) => !isOwnOfRow(data, column))
  const isBroken = kinds.length > 0 || request.banded !== null || request.spans !== null
  if (!isBroken || kinds.length === request.by.length) return
  const measures = request.measures.map((measure) => averageOf(measure, data))
  if (measures.some((measure) => measure === null)) return
  request.by = kinds
  request.measures = measures as Measure[]
}

/** A number as the average over rows; null of what is none of each row. */
function averageOf(measure: Measure, data: Understanding): Measure | null {
  if (measure.kind === 'ratio')
    return measure.each && isOwnOfRow(data, measure.denominator)
      ? { kind: 'column', column: measure.numerator, aggregation: 'avg' }
      : null
  if (measure.kind !== 'column' && measure.kind !== 'made') return null
  const isAdded = measure.aggregation === null || measure.aggregation === 'sum'
  return isAdded ? { ...measure, aggregation: 'avg' } : measure
}
