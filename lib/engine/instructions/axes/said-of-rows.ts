import type { Understanding } from '../../understanding'
import { isRowName } from '../columns/column-kinds'
import { isEventDate } from '../columns/event-dates'
import type { Sentence } from '../sentence'
import type { Item } from './axes'

/** Nobody breaks down by so many beside something else. */
const manyMin = 30
const onlyBefore = / (?:only|just|an?)(?: (?:the|of))* $/
const allBefore = / all(?: (?:the|of))* $/
const perBefore = / per $/
const conditionAfter = /^ ~/

/**
 * "only beers over 6 %", "the average cost of a visit", "all visits": a column that the rows are called by stands for
 * them there, and tells nothing apart. Leaves the items that are columns.
 */
export function withoutRows(items: Item[], { text }: Sentence, understanding: Understanding): Item[] {
  const others = (item: Item) => items.filter(({ column, isMeasure }) => column !== item.column && !isMeasure)
  const isAveraged = items.some(({ aggregation }) => aggregation === 'avg')
  return items.filter((item) => {
    if (item.aggregation !== null || !isCalledSo(item, understanding)) return true
    const before = text.slice(0, item.at)
    const rest = text.slice(item.at).replace(/^#[ce]\d+/, '')
    const isBroken = others(item).some(({ place }) => place !== 'counted')
    if (item.place === 'by')
      return !((isBroken || isAveraged) && perBefore.test(before) && isEventDate(understanding, item.column))
    if (item.place !== null || !isBroken) return true
    const isAll = allBefore.test(before) && others(item).some(({ place }) => place === 'by')
    return !(isAll || onlyBefore.test(before) || conditionAfter.test(rest))
  })
}

/** Whether the rows may be called by it: what names them, or far too many to be told apart, or what happened on a date. */
function isCalledSo({ column, isMeasure }: Item, understanding: Understanding): boolean {
  const { type, distinct } = understanding.profile.columns[column]!
  const isMany = type === 'text' && distinct > manyMin
  return !isMeasure && (isMany || isRowName(understanding, column) || isEventDate(understanding, column))
}
