import type { Understanding } from '../../understanding'
import { canMeasure, isTime } from '../columns/column-kinds'
import { type Item, is, near } from './item'

/** More of them are not tried. */
const cutsMax = 4
const ends = new Set(['.', '?', '!', ';', '\n'])

/** Where another request may begin: behind a sentence, "and" or a comma. Items by place, the likeliest first where there are many. */
export function cutsOf(items: Item[], data: Understanding): number[] {
  const found = items.flatMap((item, at) => {
    const isEnd = item.isMark && ends.has(item.text)
    const isJoint = isEnd || is(item, 'and') || item.text === ','
    const next = items[at + 1]
    if (item.text === 'plus' && isAddition(items, at, data)) return []
    // "…, and …" is one joint
    if (!isJoint || !next || at === 0 || (next.isMark && !isEnd) || is(next, 'and')) return []
    if (splitting.test(next.text) && next.columns.length === 0) return []
    const weight = isEnd ? 3 : isOwnStart(items, at + 1, data) ? 2 : isScopeStart(items, at + 1) ? 1 : 0
    return [{ at: at + 1, weight }]
  })
  return found
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, cutsMax)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
}

/** "men plus women" is one number. */
const isAddition = (items: Item[], at: number, data: Understanding): boolean =>
  [items[at - 1], items[at + 1]].every((item) => {
    const index = item?.columns[0]?.index
    return index !== undefined && canMeasure(data, index)
  })

/** "…, split by region" goes on with the same chart. */
const splitting =
  /^(?:split|broken|divided|colou?red|separated|stacked|aufge|unterteil|geglieder|getrennt|ventil|repart|divis[aeio]s?$|desglos|separad|suddivis|ripartit)/

const measuring = [
  'count',
  'avg',
  'median',
  'sum',
  'share',
  'rate',
  'percentile',
  'howlong',
  'which',
  'top',
  'bottom',
]

/** Whether words from a place on begin with what is measured, or with how many of a thing. */
export function isOwnStart(items: Item[], at: number, data: Understanding): boolean {
  const first = items[near({ items }, at - 1, 1, 'in', 'with', 'of', 'and')]
  const index = first?.columns[0]?.index
  const isNumber = index !== undefined && canMeasure(data, index) && !isTime(data, index)
  return is(first, ...measuring) || isNumber || (first?.value != null && !first.period)
}

/** Whether they begin with a word for how something is measured. */
export const isMeasuring = (items: Item[], at: number): boolean =>
  is(items[near({ items }, at - 1, 1, 'in', 'with', 'of', 'and')], ...measuring)

const isScopeStart = (items: Item[], at: number): boolean =>
  is(items[near({ items }, at - 1, 1)], 'only', 'without', 'by', 'per')
