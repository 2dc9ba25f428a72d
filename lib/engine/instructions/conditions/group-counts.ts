import type { GroupFilter, GroupOp } from '@/lib/contracts/query'
import { canMeasure } from '../columns/column-kinds'
import { isRowWord } from '../columns/row-words'
import { columnOf } from '../sentence'
import { comparatorPattern, operatorOf } from '../words/comparator-words'
import { singular } from '../words/word-forms'
import { amount, amountOf, countAmounts, isYear } from './amounts'
import { type Reader, type Taken, takeEach } from './condition-reader'
import { canGroup, placeGroup } from './place-group'

const noun = '(?:(?:different|distinct|unique|registered|such|of|the) )*(#[ce]\\d+|\\p{L}{3,})'
const having =
  '(?:with|having|(?:that|which|who)(?: (?:have|has|had|contain|contains|appear|appears|occur|occurs|offer|offers))?|have|has|had|contain|contains|containing|appear|appears|appearing|occurring|where there (?:are|is|were)|in which there are)'
const counted = new RegExp(
  ` (#[ce]\\d+) (?:(?:\\p{L}+ed|,|and) )?${having} (?:a |an |the )*(?:(${comparatorPattern}|only|multiple|several|more than) )?(?:a |an |the |total of )*(?:${amount} |(?<=multiple |several ))${noun} `,
  'u',
)
const countedTimes = new RegExp(
  ` (#[ce]\\d+) (?:(?:${having}|are|is|was|were|been|\\p{L}+ed) )*(${comparatorPattern}|only) (?:${amount} times|(once|twice)) `,
  'u',
)

/** Amounts that are said by no number. */
const someWords = / (?:multiple|several|once|twice) /

/** Conditions on how many rows or values groups have: "authors with more than one book". */
export function takeGroupCounts(reader: Reader): void {
  if (countAmounts(reader.sentence) === 0 && !someWords.test(reader.sentence.text)) return
  takeEach(reader, counted, (match) => readCounted(reader, match))
  takeEach(reader, countedTimes, (match) => readTimes(reader, match))
}

/** "departments with more than 3 employees". */
function readCounted(reader: Reader, match: RegExpExecArray): Taken | null {
  const { sentence, understanding } = reader
  const [text, by, said, mark, thing] = match as unknown as [string, string, string?, string?, string?]
  const index = columnOf(sentence, by)
  if (!canGroup(understanding, index, true)) return null
  if (mark?.startsWith('#d') || !thing || /^(?:times|years?|old|percent|or|and|in)$/.test(thing)) return null
  const what = countedThing(reader, thing, {
    index,
    isDifferent: / (?:different|distinct|unique) /.test(text),
  })
  if (!what) return null
  const several = said === 'multiple' || said === 'several'
  const op = several ? '>' : said === undefined || said === 'only' ? '=' : operatorOf(said)
  if (!several && isYear(sentence, mark!)) return null
  const value = several ? 1 : amountOf(sentence, mark!)
  if (what.note) reader.found.problems.push(what.note)
  return placeGroup(
    reader,
    { by: '', ...what.measure, op: op as GroupOp, value },
    { text, by, isMeasure: false },
  )
}

interface Counted {
  measure: Pick<GroupFilter, 'aggregation' | 'column'>
  note: string | null
}

const anyRows = new Set('row record entry item observation case occurrence line instance result'.split(' '))

/** What is counted in each group: rows, or the different values of a column; null where a column's numbers are meant. */
function countedThing(
  { sentence, understanding }: Reader,
  thing: string,
  { index, isDifferent }: { index: number; isDifferent: boolean },
): Counted | null {
  const rows: Counted = { measure: { aggregation: 'count' }, note: null }
  if (!thing.startsWith('#')) {
    const isRow = anyRows.has(singular(thing)) || isRowWord(thing, understanding)
    return isRow ? rows : { ...rows, note: `Rows were counted: no column is called ${thing}.` }
  }
  const column = columnOf(sentence, thing)
  if (column === index || (canMeasure(understanding, column) && thing.startsWith('#c'))) return null
  const { name, distinct, missing, role } = understanding.profile.columns[column]!
  // "orders" of an order date are its rows
  if (thing.startsWith('#e') && role === 'time') return rows
  const isOnePerRow = distinct === understanding.table.rowCount - missing
  if (isOnePerRow && missing === 0 && !isDifferent) return rows
  return { measure: { aggregation: 'count_distinct', column: name }, note: null }
}

/** "products that appear more than twice". */
function readTimes(reader: Reader, match: RegExpExecArray): Taken | null {
  const [text, by, said, mark, adverb] = match as unknown as [string, string, string, string?, string?]
  const index = columnOf(reader.sentence, by)
  if (!canGroup(reader.understanding, index, true)) return null
  const value = adverb ? (adverb === 'once' ? 1 : 2) : amountOf(reader.sentence, mark!)
  const op = said === 'only' ? '=' : operatorOf(said)
  const condition: GroupFilter = { by: '', aggregation: 'count', op: op as GroupOp, value }
  return placeGroup(reader, condition, { text, by, isMeasure: false })
}
