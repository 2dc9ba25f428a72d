import type { Figure } from '@/lib/contracts/claims'
import type { ColumnProfile } from '../profile/profile'
import { valueName } from '../profile/value-words'
import { areEven, mostPerRow } from '../stats/enough-rows'
import type { Groups } from './groups'
import { equals, shareFigure, valueFigure } from './telling'

/** A share that is this near to the share of rows, as a part of it, only says how many rows a value has. */
const mirrorMax = 0.1
/** Whether a value's share of the measure only mirrors its share of the rows. */
export function mirrorsRows(groups: Groups, code: number): boolean {
  const ofRows = groups.counts[code]! / groups.total.count
  const share = groups.sums[code]! / groups.total.sum
  return !areEven(groups.counts) && Math.abs(share - ofRows) < mirrorMax * ofRows
}

interface Leader {
  measure: ColumnProfile
  dimension: ColumnProfile
  values: string[]
  code: number
}

/** Where more rows lack the measure, a share of rows is of other rows than the measure is. */
const missingMax = 0.05

/** ` with 12% of the rows`; nothing where all values have as many, or where rows lack it or many the measure. */
export function besideRows(
  groups: Groups,
  { measure, dimension, values, code }: Leader,
): (string | Figure)[] {
  if (areEven(groups.counts) || dimension.missing > 0) return []
  if (measure.missing > missingMax * groups.total.rows) return []
  const share = shareFigure(null, groups.rows[code]! / groups.total.rows, {
    measure: 'share_of_rows',
    filters: [equals(dimension, values[code]!)],
    rows: groups.total.rows,
  })
  return [' with ', share, ' of the rows']
}

/** `; per row A6 has most, 13.4 on average`, where that is clearly another than the one with the largest part. */
export function perRowWords(
  groups: Groups,
  { measure, dimension, values, code }: Leader,
): (string | Figure)[] {
  const most = mostPerRow(groups, code)
  if (areEven(groups.counts) || most < 0) return []
  const average = valueFigure(measure, groups.sums[most]! / groups.counts[most]!, {
    measure: 'avg',
    filters: [equals(dimension, values[most]!)],
    rows: groups.counts[most]!,
  })
  return [`; per row ${valueName(dimension, values[most])} has most, `, average, ' on average']
}
