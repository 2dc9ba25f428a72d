import { type Item, is, near, type Reading } from './item'

const picking = new Set('for except fur pour para'.split(' '))

/**
 * The words that what is defined is called by: "stock value by class, stock x price". They stand alone, but for
 * breakdowns, at the head of the text and before the only mark ahead of the operation; a word before what a column is called tells it apart
 * ("domestic sales"), and asks for rows.
 */
export function definedName({ items, used }: Pick<Reading, 'items' | 'used'>): ReadonlySet<Item> {
  const operation = items.findIndex((item) => used.has(item) && is(item, 'divided', 'times', 'minus'))
  const marks = items.flatMap(({ isMark }, at) => (isMark && at < operation ? [at] : []))
  if (marks.length !== 1 || items[0]!.from > 0) return new Set()
  const stretch = items.slice(0, marks[0])
  const broken = stretch.findIndex((item) => is(item, 'by', 'per'))
  const name = broken < 0 ? stretch : stretch.slice(0, broken)
  return new Set(stretch.some(isPicking) || !isAlone(name) ? [] : name.filter(({ isUnknown }) => isUnknown))
}

const isPicking = (item: Item): boolean =>
  is(item, 'without', 'in', 'with', 'only') ||
  item.period !== null ||
  item.value !== null ||
  picking.has(item.text)

const isAlone = (name: Item[]): boolean =>
  name.every((item, at) => {
    const next = name[near({ items: name }, at, 1)]
    const isOwn = item.values.length === 0 || item.columns.length > 0
    return isOwn && !(item.isUnknown && next && !next.isUnknown)
  })
