import { isNoun } from '../../thesaurus/closeness'
import type { Understanding } from '../../understanding'
import { fittingColumn } from '../columns/column-fit'
import { columnNames, isGenericWord } from '../columns/column-names'
import { isPlural } from '../columns/named-things'
import { singular } from '../words/word-forms'
import { type Item, is } from './item'
import { englishNoun } from './translate'

const lengthMin = 4
/** A word that nothing is called so is surer than nothing, and less sure than any name. */
const tiedFit = 0.52

/**
 * Words that nothing of the data is called, by the one column that they may mean: by its unit, its values, or a meaning
 * near its name's. A column that other words name is not meant by them.
 */
export function withTies(items: Item[], data: Understanding): Item[] {
  const named = new Set(items.flatMap(({ columns }) => columns.slice(0, 1).map(({ index }) => index)))
  const free = columnNames(data).filter(
    ({ index }) => !named.has(index) && !data.table.columns[index]!.derivedFrom,
  )
  const open = items.filter(isOpen)
  return items.map((item): Item => {
    if (!isOpen(item)) return item
    const beside = open.filter((other) => other !== item).map(wordOf)
    const word = wordOf(item)
    const tied = isNoun(word) && !isGenericWord(word) ? fittingColumn([word], free, { data, beside }) : null
    return tied
      ? { ...item, columns: [{ index: tied.index, fit: tiedFit, note: item.text }], isUnknown: false }
      : item
  })
}

const isOpen = ({ isUnknown, text }: Item): boolean => isUnknown && text.length >= lengthMin
const wordOf = ({ text }: Item): string => singular(englishNoun(text))

/** Behind the head of a name stands what it is told by, or nothing. */
const isEnd = (item: Item | undefined): boolean =>
  item === undefined || item.isMark || is(item, 'by', 'per', 'in', 'and', 'vs', 'with')
const headedFit = 0.9

/** "staff member", "maths result", "every subject we cover": words that nothing is called so, behind one that names a column, go with it. */
export function withHeads(items: Item[]): Item[] {
  const merged: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const head = at + (isWho(items[at + 1]) ? 2 : 1)
    const isHeaded = isHead(item, items[head], items[head + 1])
    merged.push(isHeaded ? headed(item, items.slice(at + 1, head + 1)) : item)
    if (isHeaded) at = head
  }
  return merged
}

const persons = new Set('we i they you wir nous on noi'.split(' '))
const isWho = (item: Item | undefined): boolean => item !== undefined && persons.has(item.text)

const isHead = (named: Item, head: Item | undefined, next: Item | undefined): boolean =>
  head?.isUnknown === true &&
  !isPlural(head.text) &&
  head.text.length >= lengthMin &&
  head.value === null &&
  named.columns.length > 0 &&
  named.values.length === 0 &&
  named.concepts.size === 0 &&
  !named.isRows &&
  named.isAside === head.isAside &&
  isEnd(next)

const headed = (item: Item, heads: Item[]): Item => ({
  ...item,
  to: heads.at(-1)!.to,
  text: [item, ...heads].map(({ text }) => text).join(' '),
  columns: item.columns.map((column) => ({ ...column, fit: Math.min(column.fit, headedFit) })),
})
