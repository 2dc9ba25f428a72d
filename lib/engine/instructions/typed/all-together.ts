import { type Item, is } from './item'

/** "all branches together", "toutes agences confondues": what is said not to be told apart names nothing to draw. */
export function withoutWholes(items: Item[]): Item[] {
  return items.map((item, at) => (isOfWhole(items, at) ? { ...item, ...nothing } : item))
}

const nothing = {
  columns: [],
  values: [],
  state: null,
  isRows: false,
  isUnknown: false,
  concepts: new Set(['filler']),
}

/** The word for all, what there is of it, or the word that puts it together. */
const isOfWhole = (items: Item[], at: number): boolean =>
  [0, 1, 2, 3].some((step) => {
    const from = at - step
    const end = [from + 2, from + 3].find((place) => is(items[place], 'together'))
    const isAll = is(items[from], 'whole') || items[from]?.text === 'both'
    if (!isAll || end === undefined || at > end) return false
    return items
      .slice(from + 1, end)
      .every((item) => !item.isMark && (item.columns.length > 0 || is(item, 'filler')))
  })
