import { nameLabel } from '../names/name-words'
import { isMonth, labelWords } from './label-words'
import { plainName } from './plain-name'
import type { ColumnProfile } from './profile'

/** A path that so many columns begin with, and more than half of all, is what holds the table. */
const pathColumnsMin = 4

type Named = Pick<ColumnProfile, 'name' | 'role' | 'unit' | 'format'> & Partial<Pick<ColumnProfile, 'type'>>

/**
 * What a table's columns are called in titles and sentences, by index: in words, without the path they came from and
 * without the unit that their numbers carry. No two are the same: what would read like another keeps more of its name.
 * What is `given`, by name, is what a column is called.
 */
export function columnLabels(
  columns: readonly Named[],
  given: ReadonlyMap<string, string> = new Map(),
): string[] {
  const path = sharedPath(columns.map(({ name }) => name))
  const isShouting = columns.filter(({ name }) => isUpper(name)).length > columns.length / 2
  const wordsOf = ({ type }: Named, name: string) =>
    withoutStop(labelWords(name, { isShouting, isText: type === 'text' }))
  const ways: ((column: Named) => string)[] = [
    (column) => wordsOf(column, plainName({ ...column, name: withoutPath(column.name, path) })),
    (column) => wordsOf(column, withoutPath(column.name, path)),
    (column) => wordsOf(column, column.name),
    ({ name }) => nameLabel(name),
    ({ name }) => name,
    // what it is called was given to another one
    ({ name }) => `${name} 2`,
  ]
  const labels = columns.map((column) => given.get(column.name) ?? ways[0]!(column))
  for (const way of ways.slice(1)) {
    const counts = countsOf(labels)
    const isTwice = (label: string, at: number) =>
      counts.get(keyOf(label))! > 1 && !given.has(columns[at]!.name)
    const again = labels.map((label, at) => (isTwice(label, at) ? way(columns[at]!) : label))
    labels.splice(0, labels.length, ...again)
  }
  return labels.map((label, at) => (given.has(columns[at]!.name) ? label : inSentence(label)))
}

/** A shortened word's stop would end sentences twice; what is shorter is no word without it (`no.`). */
const withoutStop = (label: string) => label.replace(/(?<=\p{L}{3})\.$/u, '')

/** As it stands within a sentence; names with capitals of their own (`GDP`, `Beak Length`, `Jan`) stay. */
function inSentence(label: string): string {
  const [first, ...others] = label.split(' ')
  const isPlain = /^\p{Lu}[^\p{Lu}]+$/u.test(first!) && !isMonth(first!)
  const isTitle = others.some((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return isPlain && !isTitle ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

const keyOf = (label: string) => label.toLowerCase()

function countsOf(labels: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(keyOf(label), (counts.get(keyOf(label)) ?? 0) + 1)
  return counts
}

/** `properties.` where most columns lie under it; dots between words, as R writes names, are no path. */
function sharedPath(names: string[]): string {
  const heads = names.map((name) => /^\p{L}\w*\./u.exec(name)?.[0] ?? '').filter(Boolean)
  const counts = countsOf(heads)
  const head = heads.find((candidate) => {
    const count = counts.get(keyOf(candidate))!
    return count >= pathColumnsMin && count > names.length / 2
  })
  return head ?? ''
}

const withoutPath = (name: string, path: string) =>
  path !== '' && name.startsWith(path) && name.length > path.length ? name.slice(path.length) : name

const isUpper = (name: string) => /\p{Lu}{4}/u.test(name) && name === name.toUpperCase()
