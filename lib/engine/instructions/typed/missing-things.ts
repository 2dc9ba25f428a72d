import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { type Item, is, near } from './item'
import { grainOf } from './time-breakdowns'

/** A unit tells a column no more surely than that. */
const unitFit = 0.6

/**
 * Things that a text asks for and the data have no word for, where whatever is drawn instead would be beside the point:
 * what is counted in a unit ("kilos of honey", "days of delay"), and both of two that are set against each other
 * ("phones vs desktop").
 */
export function missingThings(items: Item[], data: Understanding): string[] {
  return items.flatMap((item, at) => {
    const next = items[near({ items }, at, 1, 'of')]
    if (isUnit(items, at, data) && isMissing(next)) return [next!.text]
    if (!is(item, 'vs') || item.columns.length > 0) return []
    const sides = [items[near({ items }, at, -1)], next]
    return sides.every(isMissing) ? sides.map((side) => side!.text) : []
  })
}

const isMissing = (item: Item | undefined): boolean => item?.isUnknown === true && item.text.length > 3

/** "how many days of …", or a word that a column was lent for its unit alone, with "of" behind it. */
function isUnit(items: Item[], at: number, data: Understanding): boolean {
  const item = items[at]!
  const isCounted = is(items[near({ items }, at, -1)], 'count', 'sum')
  if (!is(items[at + 1], 'of')) return false
  // "how many days of" are one phrase
  if (is(item, 'howlong')) return true
  if (!isCounted) return false
  const [best] = item.columns
  return best ? best.fit < unitFit && canMeasure(data, best.index) : grainOf(item) !== null
}
