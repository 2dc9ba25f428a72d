import type { Filter } from '@/lib/contracts/query'
import { columnNames } from '../columns/column-names'
import { columnOf, valueAt } from '../sentence'
import { closedWords } from '../words/closed-words'
import { singular } from '../words/word-forms'
import { type Reader, type Taken, takeEach } from './condition-reader'
import { innerNot } from './negation'

const joint = '(?:,|and|or|nor|vs|v|versus|, and|, or|against|compared|with|to|in|from)'
const list = `(#v\\d+(?: (?:${joint} )*#v\\d+)*)`
/** A list is taken whole: of "by channel without cancelled and returned orders" no part belongs to the channel. */
const whole = `(?!(?:${joint} )*#v)`
const filler =
  '(?:(?:is|are|was|were|be|being|has|have|having|of|a|an|the|equals?|=|equal to|to|called|named|in|like|:|either|exactly|includes?|only|just) )*'

const namedValues = new RegExp(` (#[ce]\\d+) ${filler}${innerNot}?${filler}${list} ${whole}(?!#[ce])`)
const values = new RegExp(` ${innerNot}?${filler}${list} (?:(#[ce]\\d+) )?`)

/** "are dramas rated better than other genres": the value stands among its kind, and keeps no rows. */
const amongOthers =
  / (#v\d+) ((?:(?!than |#v|[.;?])\S+ ){0,8}?)than (?:(?:the|all|any|most) )*(?:others?|rest|remaining)(?: (?:of the )?(#[ce]\d+))? /

/** "which zone has less errors than Chilled": what the others are set against keeps no rows. */
const thanOne =
  / (less|fewer|lower|smaller|more|higher|larger|greater|bigger) ((?:(?!than |#v|[.;?])\S+ ){0,5}?)than (?:(?:the|in|at|for) )*(#v\d+)(?= )/

function readThanOne(
  { sentence, understanding, found }: Reader,
  [, how, between, mark]: RegExpExecArray,
): Taken | null {
  const { column, value } = valueAt(sentence, mark!)
  if (!sentence.columns.some((named) => named.column === column)) return null
  const { name } = understanding.table.columns[column]!
  found.problems.push(`All of ${name} are shown: those with ${how} than ${value} are not picked out.`)
  return { conditions: [], before: between!.trim() }
}

/** "revenue per store", where Store is one of the channels. */
const perValue = / (?:per|each|every|for each|for every) (#v\d+)(?= )(?! #[cev])/g

/** Conditions on texts and categories by their own values. */
export function takeValueFilters(reader: Reader): void {
  takeEach(reader, amongOthers, ([, mark, between]) => ({
    conditions: [],
    before: between!.trim(),
    compared: [valueAt(reader.sentence, mark!).column],
  }))
  takeEach(reader, thanOne, (match) => readThanOne(reader, match))
  for (const [, mark] of reader.sentence.text.matchAll(perValue)) {
    const { column, value } = valueAt(reader.sentence, mark!)
    const { name } = reader.understanding.table.columns[column]!
    reader.found.problems.push(`${value} is a value of ${name}, so only its rows are shown.`)
  }
  takeEach(reader, namedWord, (match) => readWord(reader, match))
  takeEach(reader, pickedWord, (match) => readPicked(reader, match))
  if (!reader.sentence.text.includes(' #v')) return
  takeEach(reader, namedValues, (match) => {
    const [, mark, not, marks] = match
    const { isOther, isWhole, ...taken } = readValues(reader, marks!, {
      column: columnOf(reader.sentence, mark!),
      isNegative: saysNot(not),
    })
    // The column stays where it was named for its own sake: "each region, Europe and Asia".
    if (isOther && / (?:is|are|was|were|=|equals?) /.test(match[0])) {
      const other = taken.conditions.map(({ column: name }) => name).join(' and ')
      reader.found.problems.push(
        `${reader.understanding.table.columns[columnOf(reader.sentence, mark!)]!.name} has no such value; it was found in ${other}.`,
      )
    }
    const isAxis =
      axisBefore.test(match.input.slice(0, match.index + 1)) &&
      !aside.test(match.input.slice(match.index - 2))
    return { ...taken, ...((isOther || isWhole || isAxis) && { before: mark! }) }
  })
  takeEach(reader, values, (match) => {
    const [, not, marks, mark] = match
    const column = mark ? columnOf(reader.sentence, mark) : null
    if (isOfEach(reader, match)) return { conditions: [], after: mark }
    const { isOther, isWhole: _, ...taken } = readValues(reader, marks!, { column, isNegative: saysNot(not) })
    const isAfter = isOther && mark && !isThingOfValue(reader, match)
    return { ...taken, ...(isAfter && { after: mark }) }
  })
}

/** "by region and product excluding lamps": the column is an axis too. */
export const axisBefore =
  / (?:by|per|each|every|across|over|versus|vs|is|axis)(?: (?:the|a|each))*(?: #c\d+(?: (?:,|and|then|the))+)* $/

/** "by region, status open only": a column with its value behind a comma is no further axis. */
const aside = /^ , #[ce]\d+ #v\d+ /

const withOne =
  / (?:with|without|having|has|have|for|in|an?)(?: (?:a|an|the|either|only|just|exactly|#n\d+))* $/

/** "with a king bed", "king bed rooms": what the value is a kind of, not a column of the numbers of beds. */
function isThingOfValue(
  { sentence, understanding }: Reader,
  { 0: whole, 2: marks, 3: mark, ...match }: RegExpExecArray,
) {
  const names = columnNames(understanding)
  const wordsOf = (index: number) => names[index]!.words.map(singular)
  const { column } = valueAt(sentence, /#v\d+/.exec(marks!)![0])
  if (!wordsOf(columnOf(sentence, mark!)).every((word) => wordsOf(column).includes(word))) return false
  const before = match.input.slice(0, match.index + whole.indexOf('#v'))
  return withOne.test(before) || match.input.startsWith('#e', match.index + whole.length)
}

const eachBefore = / (?:each|every|per|various|different)(?: of the| the)? $/

/** "under each operating condition": no one value, but a word of the column behind it. */
function isOfEach(
  { sentence }: Reader,
  { input, index, 1: not, 2: marks, 3: mark }: RegExpExecArray,
): boolean {
  if (!mark || saysNot(not) || !eachBefore.test(input.slice(0, index + 1))) return false
  return marks!.match(/#v\d+/g)!.every((each) => valueAt(sentence, each).column === columnOf(sentence, mark))
}

const saysNot = (words: string | undefined) => words !== undefined

const wordList = '((?:\\p{L}{2,}|#v\\d+)(?: (?:,|and|or|nor|, and|, or) (?:\\p{L}{2,}|#v\\d+))*)'

/** "time of day is not day", "priority high and low": values that are words of the grammar, behind their column. */
const namedWord = new RegExp(
  ` (#c\\d+) (?:(?:is|are|was|were|=|equals?|:)( not)? (?:(?:in|the|a|either) )?)?${wordList} (?!to )`,
  'u',
)

function readWord(reader: Reader, { 0: whole, 1: mark, 2: not, 3: words, ...match }: RegExpExecArray) {
  const column = columnOf(reader.sentence, mark!)
  const next = match.input.slice(match.index + whole.length)
  const asValue = (word: string) =>
    reader.understanding.table.columns[column]!.values.find((each) => each.toLowerCase() === word)
  const taken = readWords(reader, { words: words!, next, column, asValue, isNegative: not !== undefined })
  if (!taken) return null
  const isSeveral = taken.compared.length > 0 && axisBefore.test(match.input.slice(0, match.index + 1))
  return { ...taken, ...((isSeveral || taken.isWhole) && { before: mark! }) }
}

/** "only High and Low": values that are words of the grammar, where they are written as those of one column alone. */
const pickedWord = new RegExp(` (only|just|for|without|excluding|except) ${wordList} `, 'u')

function readPicked(reader: Reader, { 0: whole, 1: lead, 2: words, ...match }: RegExpExecArray) {
  const { capitals } = reader.sentence
  const { columns } = reader.understanding.table
  const first = words!.split(' ').find((word) => capitals.has(word) && closedWords.has(word))
  if (!first) return null
  const [column, ...others] = columns.flatMap(({ numbers, values: all }, index) =>
    !numbers && all.includes(capital(first)) ? [index] : [],
  )
  if (column === undefined || others.length > 0) return null
  const next = match.input.slice(match.index + whole.length)
  const asValue = (word: string) =>
    capitals.has(word) ? columns[column]!.values.find((each) => each === capital(word)) : undefined
  return readWords(reader, { words: words!, next, column, asValue, isNegative: /with|exc/.test(lead!) })
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)

interface WordList {
  words: string
  /** The text behind them. */
  next: string
  column: number
  asValue: (word: string) => string | undefined
  isNegative: boolean
}

/** A list's words for as long as they are values of a column; the others stay in the text. */
function readWords(reader: Reader, { words, next, column, asValue, isNegative }: WordList) {
  const { sentence, understanding } = reader
  if (understanding.table.columns[column]!.numbers) return null
  const parts = words.split(/ ((?:, )?(?:and|or|nor|,)) /)
  const values: string[] = []
  let isPlain = false
  let to = 0
  for (; to < parts.length; to += 2) {
    const word = parts[to]!
    const own = word.startsWith('#v') ? valueAt(sentence, word) : null
    const value = own ? (own.column === column ? own.value : undefined) : asValue(word)
    // "priority high and total revenue": what stands before a column may be how it is measured
    const isMeasuring = to > 0 && to === parts.length - 1 && /^#[ce]/.test(next)
    if (value === undefined || (!own && isMeasuring && !sentence.capitals.has(word))) break
    isPlain ||= !own
    values.push(value)
  }
  if (!isPlain) return null
  const joints = parts.slice(0, to - 1).join(' ')
  const mentions = values.map((value) => ({ column, value }))
  const after = parts.slice(Math.max(to - 1, 0)).join(' ')
  const { isOther: _, ...taken } = readMentions(reader, mentions, { joints, column, isNegative })
  return { ...taken, after }
}

interface ReadValues extends Taken {
  conditions: Filter[]
  /** Whether the values are of another column than the one that stands beside them. */
  isOther: boolean
  /** Whether all values of the column were named. */
  isWhole: boolean
  compared: number[]
}

interface Around {
  column: number | null
  isNegative: boolean
}

function readValues(reader: Reader, marks: string, around: Around): ReadValues {
  const mentions = marks.match(/#v\d+/g)!.map((mark) => valueAt(reader.sentence, mark))
  return readMentions(reader, mentions, { ...around, joints: marks })
}

function readMentions(
  { understanding: { table } }: Reader,
  mentions: { column: number; value: string }[],
  { joints, column, isNegative }: Around & { joints: string },
): ReadValues {
  const byColumn = new Map<number, string[]>()
  for (const { column: own, value } of mentions) {
    const has = column !== null && table.columns[column]!.values.includes(value)
    const index = has ? column : own
    byColumn.set(index, [...new Set([...(byColumn.get(index) ?? []), value])])
  }
  let isWhole = false
  // "Android or iOS" keeps the rows of both, "Android and iOS" tells them apart
  const isEither = / or /.test(joints) && !/ (?:and|vs?|versus|against|compared) /.test(joints)
  const compared: number[] = []
  const conditions: Filter[] = []
  for (const [index, own] of byColumn) {
    const { name, values: all } = table.columns[index]!
    if (own.length > 1 && !isEither) compared.push(index)
    if (own.length > 1 && own.length >= all.length && !isNegative) isWhole = true
    else
      conditions.push(
        own.length > 1 ? { column: name, op: 'in', value: own } : { column: name, op: '=', value: own[0]! },
      )
  }
  return { conditions, compared, isNegative, isOther: column !== null && !byColumn.has(column), isWhole }
}
