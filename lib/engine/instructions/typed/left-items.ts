import type { Filter } from '@/lib/contracts/query'
import { foldText } from '../../names/name-words'
import { askedSources } from '../../plan/asked-column'
import type { PlannedCard } from '../../plan/plan'
import { conditionColumns } from '../../table/condition'
import type { Understanding } from '../../understanding'
import { canMeasure, isTime } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { oppositeEnd } from '../spans/opposite-end'
import { wordFit } from '../words/word-forms'
import { definedName } from './defined-name'
import { type Item, is, near, type Reading } from './item'
import { isSameThing } from './lexicon/things'
import { isMoney } from './measured-number'
import { isRowId } from './row-id'
import { isUnit } from './said-bands'
import { grainOf } from './time-breakdowns'

/** Meanings that are nothing by themselves: the rest of a text goes without them. */
const idle =
  'filler light drawn takes of in with to and or between where which what by per only whole rows people sum count vs time since'.split(
    ' ',
  )

const doubtMargin = 0.04
/** Below it words are not those of the data. */
const sureFit = 0.95

/** Words that may well be another column of the same kind: the one that was taken stands by, the other is told. */
export function doubtsOf({ items, used, data }: Reading, cards: PlannedCard[]): string[] {
  const names = namesOf(cards)
  const picked = JSON.stringify(cards.map(({ filters }) => filters))
  const name = (index: number) => data.table.columns[index]!.name
  return items.flatMap((item, at) => {
    // "steps of 15 minutes"
    if (items[at - 1]?.value != null && isUnit(item)) return []
    if (used.has(item) && item.state && names.has(item.state.column) && isOnlyState(item))
      return isOpposite(item, data) ? [] : [`“${item.text}” was read as ${saidState(item.state)}.`]
    const shown = used.has(item) ? item.columns.filter(({ index }) => names.has(name(index))) : []
    const [best] = shown
    // of a gift's date and its amount, both of which are drawn, words for gifts mean the amount
    const taken = shown.find(({ index, fit }) => canMeasure(data, index) && fit >= best!.fit) ?? best
    const value =
      taken || !used.has(item) ? undefined : item.values.find(({ column }) => names.has(name(column)))
    const isWord = value?.values.some((one) => foldText(one) === item.text)
    // "deals by stage", one of which is called a lead, are the rows
    const isMeant = !item.isRows || value?.values.some((one) => picked.includes(JSON.stringify(one)))
    if (value && value.fit < sureFit && !isWord && isMeant)
      return [`“${item.text}” was read as ${value.values.join(', ')}.`]
    if (!taken || taken.fit >= sureFit || item.isRows) return []
    // "total amount" names the column once
    const isNamed = items.some(
      (one) => used.has(one) && one.columns[0]?.index === taken.index && one.columns[0].fit >= sureFit,
    )
    if (is(item, 'sum', 'whole') && isNamed) return []
    const rival = item.columns.find(
      ({ index, fit }) =>
        !names.has(name(index)) &&
        fit > taken.fit - doubtMargin &&
        canMeasure(data, index) === canMeasure(data, taken.index) &&
        isTime(data, index) === isTime(data, taken.index),
    )
    const read = `“${item.text}” was read as ${name(taken.index)}`
    if (!rival && isOnlyHead(item, taken.index, data)) return []
    return [rival ? `${read}; it may be ${name(rival.index)} as well.` : `${read}.`]
  })
}

/** "salary" of `Annual salary`, "totale" of `totale_articolo`, of a kind "Kunden" of `customer`, where no other column is called so. */
function isOnlyHead({ text }: Item, index: number, data: Understanding): boolean {
  const names = columnNames(data)
  const isKind = !canMeasure(data, index)
  const isSaid = (word = '') => wordFit(text, word) >= headFit || (isKind && isSameThing(text, word))
  const having = names.filter(({ words }) => words.some(isSaid))
  const { words } = names[index]!
  return (isSaid(words[0]) || isSaid(words.at(-1))) && having.length === 1
}

const headFit = 0.9

/** `Status Paid, Refunded`, `not Churn`, `no completed`. */
function saidState({ column, op, value }: Filter): string {
  if (value === '') return op === '=' ? `no ${column}` : column
  if (typeof value === 'boolean') return (op === '=') === value ? column : `not ${column}`
  return `${column}${op === '!=' ? ' not' : ''} ${[value].flat().join(', ')}`
}

const isOnlyState = ({ columns, values }: Item): boolean =>
  values.length === 0 && columns.every(({ fit }) => fit < sureFit)

/** "unpaid" of a yes or no that is called paid: its name with a no before it is no other word. */
const isOpposite = ({ text }: Item, data: Understanding): boolean => oppositeEnd(text, data) !== null

/** Whether words only say again what a column is called that stands in the cards already. */
function isSaidAgain({ text, columns }: Item, names: ReadonlySet<string>, data: Understanding): boolean {
  if (columns.some(({ index }) => names.has(data.table.columns[index]!.name))) return true
  const shown = columnNames(data).filter(({ index }) => names.has(data.table.columns[index]!.name))
  return shown.some(({ words }) =>
    words.some((word) => isSameThing(text, word) || wordFit(text, word) >= 0.9),
  )
}

const namesOf = (cards: PlannedCard[]): ReadonlySet<string> =>
  new Set(
    cards.flatMap(({ x, y, grouping, values, metric, filters, made }) => [
      ...[x, y, grouping, values].flatMap((name) => name ?? []),
      ...(metric?.kind === 'ratio' ? [metric.denominator] : []),
      ...filters.flatMap(conditionColumns),
      ...(made ?? []).flatMap(askedSources),
    ]),
  )

/** A word for what a column is of, which adds nothing to its name: "route type". */
const kindWords = new Set('type kind name'.split(' '))

/** "just the number": no rows are named that would be picked. */
const isOfNothing = (items: Item[], at: number): boolean =>
  at + 1 < items.length && near({ items }, at, 1) < 0

/** What nothing was made of, though it asks for something. */
export function leftOf({ items, used, data }: Reading, cards: PlannedCard[]): Item[] {
  const names = namesOf(cards)
  const isShown = (index: number) => names.has(data.table.columns[index]!.name)
  const isPicked = cards.some(({ filters }) => filters.length > 0)
  const called = definedName({ items, used })
  return items.flatMap((item, at) => {
    if (used.has(item) || item.isMark) return []
    // "people who are still here only": rows are picked, and none were
    if (is(item, 'only') && !isPicked && !isOfNothing(items, at)) return [item]
    // "above 60 or in Oslo": both were kept
    if (is(item, 'or') && pickedBy(cards).size > 1) return [item]
    if (item.isAside && (item.isUnknown || item.concepts.size > 0)) return []
    // "average revenue in each"
    if (is(item, 'by', 'per') && near({ items }, at, 1) < 0) return [item]
    const before = items[at - 1]
    if (kindWords.has(item.text) && before && used.has(before) && before.columns.length > 0) return []
    // "wet days against dry days": what the rows are of, behind what picks them
    if (
      before &&
      used.has(before) &&
      before.values.length > 0 &&
      grainOf(item) !== null &&
      item.columns.length === 0
    )
      return []
    // "list revenue and cost by month": charts list them too
    if (is(item, 'list') && new Set(cards.map(({ y }) => y)).size > 1) return []
    if (called.has(item) || isNamedBehind(items, at, isShown)) return []
    // "fee income" of a fee
    if (isMoney(item) && before && used.has(before) && before.columns.some(({ index }) => isShown(index)))
      return []
    // "smokers against the others"
    const told = is(item, 'rest') ? near({ items }, at, -1) : -1
    if (is(items[told], 'vs') && used.has(items[near({ items }, told, -1)]!)) return []
    const isIdle = [...item.concepts].some((concept) => idle.includes(concept))
    if (isIdle && item.columns.every(({ fit }) => fit < 0.9) && item.values.every(({ fit }) => fit < 1))
      return []
    const isSaid =
      item.values.every(({ fit }) => fit <= (item.columns[0]?.fit ?? 0)) && isSaidAgain(item, names, data)
    if (item.isRows || isRowId(item, data) || isSaid) return []
    return [item]
  })
}

/** The columns that rows are picked by, but for those of which one or the other holds. */
const pickedBy = (cards: PlannedCard[]): ReadonlySet<string> =>
  new Set(
    cards.flatMap(({ filters }) => filters.flatMap((one) => ('any' in one ? [] : conditionColumns(one)))),
  )

/** "Berufsgruppe (Job family)": what a word stands for is in brackets behind it. */
function isNamedBehind(items: Item[], at: number, isShown: (index: number) => boolean): boolean {
  const next = items.findIndex((item, place) => place > at && (item.isAside || item.isMark))
  const named = items.slice(next).find((item) => !item.isMark)
  const between = items.slice(at + 1, next)
  return (
    next > at &&
    named?.isAside === true &&
    named.columns.some(({ index, fit }) => fit > sureFit && isShown(index)) &&
    between.every(({ isUnknown }) => isUnknown)
  )
}
