import { isFew } from '../columns/column-kinds'
import { columnOf } from '../sentence'
import { amountOf } from './amounts'
import { filterOn } from './compare-column'
import { type Reader, type Taken, takeEach } from './condition-reader'
import { isComparable } from './implied-column'

const numberList = / (?:with|having|have|has|of|for|only) (#n\d+(?: (?:(?:,|or|and) )+#n\d+)*) (#[ce]\d+) /
/** "by campus 1, 5 and 9", "on floor 2". */
const listBehind = /((?: (?:by|at|on|only))?) (#c\d+) (#n\d+(?: (?:(?:,|or|and|&) )+#n\d+)*) /
/** "5 cylinder cars". */
const numbered = / (#n\d+)(?: (?:or|and|,) (#n\d+))? (#c\d+) /

/** Numbers that stand beside a column as its own values: "with 4 or 6 cylinders", "campus 1, 5 and 9". */
export function takeNumberLists(reader: Reader): void {
  takeEach(reader, numberList, (match) => readList(reader, match))
  takeEach(reader, listBehind, (match) => readListBehind(reader, match))
}

/** One or two before a column, where nothing compares it with them. */
export function takeNumbered(reader: Reader): void {
  takeEach(reader, numbered, (match) => readNumbered(reader, match))
}

/** "with 4 or 6 cylinders". */
function readList(reader: Reader, [, list, mark]: RegExpExecArray): Taken | null {
  const index = columnOf(reader.sentence, mark!)
  if (!isComparable(reader.understanding, index)) return null
  const marks = list!.match(/#n\d+/g)!
  const taken = filterOn(reader, index, { op: marks.length > 1 ? 'in' : '=', marks })
  return / and /.test(list!) ? { ...taken, compared: [index] } : taken
}

/** Numbers that stand behind a column as its own values. */
function readListBehind(reader: Reader, [, lead, mark, list]: RegExpExecArray): Taken | null {
  const index = columnOf(reader.sentence, mark!)
  const marks = list!.match(/#n\d+/g)!
  if (marks.length < 2 && !lead) return null
  if (!marks.every((each) => isValueOf(reader, each, index))) return null
  const taken = filterOn(reader, index, { op: marks.length > 1 ? 'in' : '=', marks })
  return marks.length > 1 ? { ...taken, compared: [index] } : taken
}

const isValueOf = ({ sentence, understanding }: Reader, mark: string, index: number) =>
  understanding.table.columns[index]!.numbers?.includes(amountOf(sentence, mark)) === true

function readNumbered(reader: Reader, [, first, second, mark]: RegExpExecArray): Taken | null {
  const { sentence, understanding } = reader
  const index = columnOf(sentence, mark!)
  const marks = [first!, ...(second ? [second] : [])]
  // "3 promotions" are so many, "promotion 3" and "a 3 bedroom flat" are of that number
  if (sentence.plurals.has(mark!)) return null
  const areIn = marks.every((each) => isValueOf(reader, each, index))
  if (!areIn || !isFew(understanding, index) || !isComparable(understanding, index)) return null
  return filterOn(reader, index, { op: second ? 'in' : '=', marks })
}
