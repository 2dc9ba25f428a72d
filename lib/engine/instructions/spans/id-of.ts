import type { Understanding } from '../../understanding'
import { columnNames } from '../columns/column-names'
import { wordFit } from '../words/word-forms'

const fitMin = 0.75

/** The column that numbers a thing which several rows may be of: `order_id` for an order of several lines. */
export function idOf(thing: string, { table, profile }: Understanding, shareMax = 1): number | null {
  const found = columnNames({ table }).find(({ index, words }) => {
    const { role, distinct } = profile.columns[index]!
    const isId =
      (role === 'id' || role === 'code') &&
      distinct < shareMax * (table.rowCount - profile.columns[index]!.missing)
    return isId && words.some((own) => wordFit(thing, own) >= fitMin)
  })
  return found?.index ?? null
}
