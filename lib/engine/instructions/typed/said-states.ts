import type { Filter } from '@/lib/contracts/query'
import { foldText } from '../../names/name-words'
import type { Understanding } from '../../understanding'
import { columnNames } from '../columns/column-names'
import { noCondition, yesCondition } from '../spans/rate-end'
import type { Token } from '../tokens'
import { stemOf } from '../words/stem-of'
import { isPhrase, type State, statesOf, stateWordsMax } from './lexicon/states'
import { isDates } from './period-edges'

/** Words that say what has come of rows, as the condition that they are in a table. */
export interface SaidState {
  from: number
  to: number
  filter: Filter
}

/** All words of a text for a state that some column tells of. */
export function saidStates(tokens: Token[], data: Understanding): SaidState[] {
  return tokens.flatMap(({ kind }, from) => {
    if (kind !== 'word') return []
    return Array.from({ length: Math.min(stateWordsMax, tokens.length - from) }, (_, more) => {
      const to = from + more + 1
      const phrase = tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' ')
      const filter = stateFilter(phrase, data)
      return filter ? [{ from, to, filter }] : []
    }).flat()
  })
}

interface Sign {
  filter: Filter
  /** How surely the column tells of it. */
  weight: number
}

/** What a word for a state picks; null where no column, or more than one, tells of it. */
function stateFilter(phrase: string, data: Understanding): Filter | null {
  const signs = statesOf(phrase).flatMap(({ state, isSo }) =>
    data.table.columns.flatMap((_, index) => signOf(state, isSo, { index, data }) ?? []),
  )
  const most = Math.max(...signs.map(({ weight }) => weight))
  const best = signs.filter(({ weight }) => weight === most)
  const unlike = new Set(best.map(({ filter }) => JSON.stringify(filter)))
  return unlike.size === 1 ? best[0]!.filter : null
}

interface Place {
  index: number
  data: Understanding
}

const signOf = (state: State, isSo: boolean, place: Place): Sign | null =>
  flagSign(state, isSo, place) ?? valueSign(state, isSo, place) ?? endSign(state, isSo, place)

const isAmong = (word: string, words: readonly string[]): boolean =>
  words.some((one) => isPhrase(one, word) || (!/[ *]/.test(one) && stemOf(one) === stemOf(word)))

const nameWordsMax = 2

/** Of whom a name says that: all of it, but for small words. */
function isCalled(words: readonly string[], { index, data }: Place): boolean {
  const content = columnNames(data)[index]!.parts.filter(({ isContent }) => isContent)
  return (
    content.length > 0 && content.length <= nameWordsMax && content.some(({ word }) => isAmong(word, words))
  )
}

/** A yes or no that is called so. */
function flagSign(state: State, isSo: boolean, place: Place): Sign | null {
  const yes = yesCondition(place.data, place.index)
  if (!yes) return null
  const own = isCalled(state.words, place)
  if (!own && !isCalled(state.others, place)) return null
  return { filter: own === isSo ? yes : noCondition(place.data, place.index)!, weight: 3 }
}

const valuesMax = 15
const valueWordsMax = 3

/** Values that say it; of what is said of the others alone, the rest. */
function valueSign(state: State, isSo: boolean, { index, data }: Place): Sign | null {
  const { name, type, values } = data.table.columns[index]!
  if (type !== 'text' || values.length > valuesMax || data.profile.columns[index]!.role === 'id') return null
  const told = (words: readonly string[]) => values.filter((value) => isTold(value, words))
  const [own, others] = isSo
    ? [told(state.words), told(state.others)]
    : [told(state.others), told(state.words)]
  if (own.length > 0 && own.length < values.length)
    return { filter: among(name, own), weight: others.length > 0 ? 2.5 : 2 }
  const rest = values.filter((value) => !others.includes(value))
  return others.length > 0 && rest.length > 0 ? { filter: among(name, rest), weight: 1.5 } : null
}

const among = (column: string, values: string[]): Filter =>
  values.length === 1 ? { column, op: '=', value: values[0]! } : { column, op: 'in', value: values }

function isTold(value: string, words: readonly string[]): boolean {
  const own: string[] = foldText(value).match(/\p{L}+/gu) ?? []
  const isShort = own.length > 0 && own.length <= valueWordsMax
  if (!isShort) return false
  // who is on leave has not left
  if (own[0] === 'on' && own.length > 1) return words.includes(own.join(' '))
  return words.includes(own.join(' ')) || own.some((word) => isAmong(word, words)) || isCode(value, words)
}

const codeMax = 4
const codeShared = 3

/** `CANC`, `CANX` for cancelled. */
const isCode = (value: string, words: readonly string[]): boolean =>
  value === value.toUpperCase() &&
  value.length > codeShared - 1 &&
  value.length <= codeMax &&
  words.some((word) => word.startsWith(value.slice(0, codeShared).toLowerCase()))

/** The date of an end, or of a beginning, that a word is for; null where none is called so, or something else is. */
export function endDate(phrase: string, data: Understanding): number | null {
  if (isOwnName(phrase, data)) return null
  const found = statesOf(phrase).flatMap(({ state, isSo }) =>
    data.table.columns.flatMap((column, index) => {
      const isIts = isSo && state.isDated && isDates(column) && isCalled(state.words, { index, data })
      return isIts ? [index] : []
    }),
  )
  return new Set(found).size === 1 ? found[0]! : null
}

/** "hires per month" of a number that is called hires; what is a yes or no tells of the rows, as its date does. */
export const isOwnName = (phrase: string, data: Understanding): boolean =>
  columnNames(data).some(({ index, words }) => {
    const isOther = !isDates(data.table.columns[index]!) && yesCondition(data, index) === null
    return isOther && words.length === 1 && stemOf(words[0]!) === stemOf(phrase)
  })

/** Of an end's date the rows that have one, or have none: by its name, else the one with which a time ends. */
function endSign(state: State, isSo: boolean, place: Place): Sign | null {
  const { table, profile } = place.data
  const column = table.columns[place.index]!
  const { name, missing } = column
  const isDate = isDates(column) && profile.columns[place.index]!.role === 'time'
  if (!state.isEnd || !isDate || missing === 0) return null
  const filter: Filter = { column: name, op: isSo ? '!=' : '=', value: '' }
  if (isCalled(state.words, place)) return { filter, weight: 2.2 }
  const ends = table.columns.some(
    ({ derivedFrom }) => derivedFrom?.length === 2 && derivedFrom[1] === name && derivedFrom[0] !== name,
  )
  return ends ? { filter, weight: 1 } : null
}
