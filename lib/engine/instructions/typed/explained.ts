import type { Understanding } from '../../understanding'
import { columnNames } from '../columns/column-names'
import { type Item, is } from './item'
import { isSameThing } from './lexicon/things'

/** From here on what stands in brackets is a column's name. */
const nameFit = 0.8
/** A word that fits better is a name itself, which brackets add to. */
const ownFit = 0.95

/** "goods value (subtotal)", "budget (2013 dollars)": brackets that say which column the words before them mean. */
export function withExplained(items: Item[], data: Understanding): Item[] {
  const explained = [...items]
  for (let at = 1; at < explained.length; at++) {
    if (!explained[at]!.isAside || explained[at - 1]!.isAside) continue
    const end = explained.findIndex((item, place) => place > at && !item.isAside)
    const aside = explained.slice(at, end < 0 ? explained.length : end)
    const head = explained[at - 1]!
    const columns = columnsOf(head, aside, data)
    if (!columns) continue
    for (let place = at; place < at + aside.length; place++) explained[place] = asFiller(explained[place]!)
    explained[at - 1] = { ...head, columns, concepts: new Set(), isUnknown: false }
    for (let place = at - 2; place >= 0 && explained[place]!.isUnknown; place--)
      explained[place] = asFiller(explained[place]!)
  }
  return explained
}

function columnsOf(head: Item, aside: Item[], data: Understanding): Item['columns'] | null {
  const isGrammar = [...head.concepts].some((concept) => concept !== 'filler' && concept !== 'light')
  if (isGrammar || head.isMark || head.values.length > 0 || head.value !== null || head.period !== null)
    return null
  const [only, ...others] = aside.filter((item) => !is(item, 'filler'))
  if (!only) return null
  const [best] = head.columns
  if (others.length === 0 && (only.columns[0]?.fit ?? 0) >= nameFit && only.values.length === 0)
    return (best?.fit ?? 0) < ownFit || only.columns[0]!.index === best!.index
      ? [{ index: only.columns[0]!.index, fit: 1 }]
      : null
  const told = head.columns.find(({ index }) => isTold(columnNames(data)[index]!.words, head, aside))
  return told && told !== best ? [{ index: told.index, fit: 1 }] : null
}

/** Whether all words in brackets are words of a column's name that the words before them are not. */
function isTold(words: readonly string[], head: Item, aside: Item[]): boolean {
  const rest = words.filter((word) => !head.text.split(' ').includes(word))
  const said = aside.flatMap(({ text }) => text.split(' '))
  return (
    rest.length > 0 &&
    rest.every((word) => said.some((one) => one === word.replace(/[$€£%]$/, '') || isSameThing(one, word)))
  )
}

/** An item that says nothing by itself. */
export const asFiller = (item: Item): Item => ({
  ...item,
  concepts: new Set(['filler']),
  columns: [],
  values: [],
  state: null,
  value: null,
  period: null,
  isRows: false,
  isMark: false,
  isUnknown: false,
})
