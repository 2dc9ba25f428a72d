import type { Understanding } from '../../understanding'
import { columnNames } from '../columns/column-names'
import { wordFit } from '../words/word-forms'

const fitMin = 0.75

/** What an id with no word beside it is of, where several rows have the same. */
const sales = new Set('order transaction basket receipt sale'.split(' '))

/** The column that numbers a thing which several rows may be of: `order_id` for an order of several lines. */
export function idOf(thing: string, { table, profile }: Understanding, shareMax = 1): number | null {
  const found = columnNames({ table }).find(({ index, words }) => {
    const { role, distinct } = profile.columns[index]!
    const isId =
      (role === 'id' || role === 'code') &&
      distinct < shareMax * (table.rowCount - profile.columns[index]!.missing)
    const isPlain = words.length === 1 && words[0] === 'id' && sales.has(thing)
    return isId && (isPlain || words.some((own) => wordFit(thing, own) >= fitMin))
  })
  return found?.index ?? null
}
