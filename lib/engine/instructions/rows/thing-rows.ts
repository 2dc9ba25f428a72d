import type { GroupFilter } from '@/lib/contracts/query'
import { formatCount } from '@/lib/format/format-count'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { idOf } from '../spans/id-of'
import type { Said } from '../spans/metric-span'
import { moneyColumn } from '../spans/money-column'
import { valueMentions } from '../values/value-mentions'
import { numberWords } from '../words/number-words'
import { singular } from '../words/word-forms'
import { wordSet } from '../words/word-set'
import type { RowSpan } from './row-span'

const most = wordSet('top best biggest largest highest')
const least = wordSet('bottom worst smallest lowest')
const leads = wordSet('for of among within from only just in with on')
const articles = wordSet('the our my their its')
const breaking = wordSet('by per over across each every')
const repeated = wordSet('repeat repeated returning loyal recurring')
const once = wordSet('onetime firsttime')
const people = wordSet('customer client buyer user shopper guest patient member account subscriber donor')
const several = 2
/** Most have more than one row. */
const repeatedMax = 0.95

/** Rows of things that pass together: "for the top 10 customers only", "repeat buyers". */
export function thingRows(said: Said): RowSpan[] {
  return [...topRows(said), ...repeatRows(said)]
}

/** The first few of a thing, where something else is drawn of them. */
function topRows(said: Said): RowSpan[] {
  const { words } = said
  return words.flatMap((word, at): RowSpan[] => {
    const isMost = most.has(word)
    const [number, place] = countNear(said, at)
    const thing = words[place] ?? ''
    const by = number > 0 && (isMost || least.has(word)) ? thingColumn(said, place) : null
    const start = startOf(words, Math.min(at, place - 2 < at ? at : at))
    const isOnly = words[place + 1] === 'only'
    if (by === null || singular(thing) === thing || (start === at && !isOnly)) return []
    if (!isBrokenDown(said, by, { from: start, to: place + 1 })) return []
    const measured = rankedBy(said, place + 1)
    const end = measured.to + (words[measured.to] === 'only' ? 1 : 0)
    const name = measured.column === null ? 'their number of rows' : nameAt(said, measured.column)
    const note = `The ${isMost ? 'top' : 'bottom'} ${formatCount(number)} of ${nameAt(said, by)} are those by ${name}.`
    const first = { by, column: measured.column, count: number, isMost }
    return [{ from: start, to: end, keep: [], first, note }]
  })
}

const nameAt = ({ understanding }: Pick<Said, 'understanding'>, index: number) =>
  understanding.table.columns[index]!.name

/** "top 10 customers", "10 biggest customers": how many, and where the thing stands. */
function countNear({ tokens }: Said, at: number): [count: number, thing: number] {
  const amount = (place: number) => {
    const token = tokens[place]
    return token?.kind === 'number' ? token.value : (numberWords[token?.text ?? ''] ?? 0)
  }
  if (amount(at + 1) > 0) return [amount(at + 1), at + 2]
  return amount(at - 1) > 0 ? [amount(at - 1), at + 1] : [0, at]
}

function startOf(words: string[], at: number): number {
  let start = at
  const isAmount = (word: string | undefined) => /^\d+$/.test(word ?? '') || (word ?? '') in numberWords
  if (isAmount(words[start - 1])) start--
  while (start > 0 && articles.has(words[start - 1]!)) start--
  let from = start
  while (from > 0 && leads.has(words[from - 1]!)) from--
  return from === start ? at : from
}

/** Whether the clause has a breakdown or a course beside. */
function isBrokenDown(said: Said, by: number, { from, to }: { from: number; to: number }): boolean {
  return said.words.some((word, at) => {
    if ((at >= from && at < to) || !breaking.has(word)) return false
    const next = said.mentions.find((one) => one.from > at && one.from <= at + 2)
    return !next || (next.column !== by && !canMeasure(said.understanding, next.column))
  })
}

function thingColumn({ words, mentions, understanding }: Said, at: number): number | null {
  const { profile } = understanding
  const word = singular(words[at] ?? '')
  const own = idOf(word, understanding, repeatedMax)
  const mention = mentions.find(({ from, to }) => from <= at && at < to)
  const isKind = mention && /^(?:category|geo|code|id)$/.test(profile.columns[mention.column]!.role)
  return isKind ? mention.column : own
}

/** Behind the thing "by revenue", else what the clause measures. */
function rankedBy(
  { words, mentions, understanding }: Said,
  at: number,
): { column: number | null; to: number } {
  const isNumber = (column: number) =>
    canMeasure(understanding, column) && understanding.profile.columns[column]!.additivity === 'additive'
  const behind = words[at] === 'by' ? mentions.find(({ from }) => from === at + 1) : undefined
  if (behind && isNumber(behind.column)) return { column: behind.column, to: behind.to }
  const measured = mentions.find(({ column }) => isNumber(column))
  return { column: measured?.column ?? moneyColumn(understanding), to: at }
}

/** "repeat buyers": those of several orders, or of several rows. */
function repeatRows(said: Said): RowSpan[] {
  const { words, tokens, understanding } = said
  const values = valueMentions(tokens, understanding)
  return words.flatMap((word, at): RowSpan[] => {
    const isRepeated = repeated.has(word)
    const thing = singular(words[at + 1] ?? '')
    const isValue = values.some(({ from, to }) => from <= at && at < to)
    if ((!isRepeated && !once.has(word)) || isValue || !people.has(thing)) return []
    const by = idOf(thing, understanding, repeatedMax) ?? personId(understanding)
    if (by === null) return []
    const order = idOf('order', understanding, repeatedMax)
    const condition: GroupFilter = {
      by: nameAt(said, by),
      ...(order !== null && order !== by
        ? { aggregation: 'count_distinct' as const, column: nameAt(said, order) }
        : { aggregation: 'count' as const }),
      op: isRepeated ? '>=' : '<',
      value: several,
    }
    const from = startOf(words, at)
    return [{ from, to: words[at + 2] === 'only' ? at + 3 : at + 2, keep: [condition] }]
  })
}

function personId(understanding: Understanding): number | null {
  const found = [...people].flatMap((one) => idOf(one, understanding, repeatedMax) ?? [])
  return found[0] ?? null
}
