import type { Understanding } from '../../understanding'
import { isRowName } from '../columns/column-kinds'
import { isCalledByEvent, isEventDate } from '../columns/event-dates'
import type { Sentence } from '../sentence'
import type { Item } from './axes'

const onlyBefore = / (?:only|just|an?)(?: (?:the|of))* $/
const allBefore = / all(?: (?:the|of))* $/
const perBefore = / per $/
const conditionAfter = /^ ~/
/** "only product, region and revenue": one of several that are to be shown. */
const listAfter = /^ (?:(?:,|and|or) )+(?:the )?[#@]/

/**
 * "only beers over 6 %", "the average cost of a visit", "all visits": a column that the rows are called by stands for
 * them there, and tells nothing apart. Leaves the items that are columns.
 */
export function withoutRows(items: Item[], { text }: Sentence, understanding: Understanding): Item[] {
  const others = (item: Item) => items.filter(({ column, isMeasure }) => column !== item.column && !isMeasure)
  const isAveraged = items.some(({ aggregation }) => aggregation === 'avg')
  const isBroken = (item: Item) => others(item).some(({ place }) => place !== 'counted')
  const after = (item: Item) => text.slice(text.indexOf(' ', item.at))
  const isConditioned = (item: Item) =>
    item.place === null && isBroken(item) && conditionAfter.test(after(item))
  const isPerRow = (item: Item) =>
    item.place === 'by' &&
    (isBroken(item) || isAveraged) &&
    perBefore.test(text.slice(0, item.at)) &&
    isEventDate(understanding, item.column)
  const isOfRows = (item: Item) => {
    if (item.aggregation !== null) return false
    if (isConditioned(item) && isCalledByEvent(understanding, item.column)) return true
    if (!isCalledSo(item, understanding)) return false
    if (item.place !== null || !isBroken(item)) return isPerRow(item)
    const before = text.slice(0, item.at)
    const isAll = allBefore.test(before) && others(item).some(({ place }) => place === 'by')
    return isAll || (onlyBefore.test(before) && !listAfter.test(after(item))) || isConditioned(item)
  }
  const rows = items.filter(isOfRows)
  const kept = items.filter((item) => !rows.includes(item))
  return rows.some(isPerRow) ? kept.map(averaged) : kept
}

/** "cost per visit" is that of one. */
const averaged = (item: Item): Item =>
  item.isMeasure && item.place === null && item.aggregation === null ? { ...item, aggregation: 'avg' } : item

/** Whether the rows may be called by it: what names them, or what happened on a date. */
const isCalledSo = ({ column, isMeasure }: Item, understanding: Understanding): boolean =>
  !isMeasure && (isRowName(understanding, column) || isEventDate(understanding, column))
