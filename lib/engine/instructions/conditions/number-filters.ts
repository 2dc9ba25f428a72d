import type { Filter } from '@/lib/contracts/query'
import { columnOf } from '../sentence'
import { comparatorPattern, operatorOf } from '../words/comparator-words'
import { amount, article, countAmounts, isYear } from './amounts'
import { compare, filterOn } from './compare-column'
import { type Reader, type Taken, takeEach } from './condition-reader'
import { impliedColumn, isComparable } from './implied-column'
import { takeNumbered, takeNumberLists } from './number-lists'
import { unit } from './said-unit'
import { axisBefore } from './value-filters'

const column = '(#[ce]\\d+)'
const filler =
  '(?:(?:is|are|was|were|be|been|being|has|have|having|that|which|value|values|number|level|of|a|an|the|,|who|scores?|column|priced?|rang(?:es?|ing)|somewhere|lies|lie|falls?|year) )*'
const comparator = `(${comparatorPattern})`
const verb =
  '(?:(?:aged|priced|costing|costs?|worth|weigh(?:ing|s)?|earn(?:ing|s)?|paid|making|lasting|lasts?) )?'
const to = '(?:and|to|through|until|till)'

const between = new RegExp(
  ` ${column} ${filler}(not )?(?:between|from|in the range(?: of| from)?|within) ${article}${amount} ${unit}${to} ${article}${amount} ${unit}`,
)
const plainRange = new RegExp(` ${column} ${filler}${amount} ${unit}to ${amount} ${unit}`)
const bareBetween = new RegExp(
  ` ${verb}(not )?(?:between|from|in the range(?: of| from)?|ranging from|aged?|ages) ${article}${amount} ${unit}${to} ${article}${amount} ${unit}(?:(?:of |in )?(#[ce]\\d+) )?`,
)
const twoSided = new RegExp(
  ` ${column} ${filler}${comparator} ${article}${amount} ${unit}(or|and|but) ${filler}${comparator} ${article}${amount} ${unit}(?!#[ce])`,
)
const compared = new RegExp(` ${column} ${filler}${comparator} ${article}${amount} ${unit}`)
const orMore = new RegExp(
  ` (?:${column} )?${filler}${verb}${amount} ${unit}(?:or|and) (more|above|over|older|higher|greater|less|below|under|younger|lower|fewer|onwards?|later|after|before|earlier|up) (?!than |#[nd])(?:${column} )?`,
)
const comparedFirst = new RegExp(` ${comparator} ${article}${amount} ${unit}(?:(?:in|of|for) )?${column} `)
const columnFirst = new RegExp(
  ` ${comparator} ${article}${column} (?:of )?${amount} (?:(?:onwards?|on|and later) )?`,
)
const fromColumn = new RegExp(
  ` (?:from|in|of|for|during) ${article}${column} (#[nd]\\d+) ((?:onwards?|on|and later|forward) )?`,
)
/** "with 2 to 4 bedrooms". */
const rangeFirst = new RegExp(
  ` (?:with|having|have|has|of) ${amount} ${unit}(?:to|through) ${amount} ${unit}${column} `,
)
const onward = new RegExp(
  ` (?:from|since|in|starting) ${article}${amount} (?:onwards?|on|and later|forward) `,
)
const bare = new RegExp(` ${verb}${comparator} ${article}${amount} ${unit}`)
const inYear =
  / (?:in|during|for|of|from|only|on) (?:the )?(?:years? )?(#[nd]\d+)((?: (?:,|and|or) #[nd]\d+)*) /

/** Conditions on numbers and dates, those with a column first. */
export function takeNumberFilters(reader: Reader): void {
  const { sentence } = reader
  if (countAmounts(sentence) > 1) takeRanges(reader)
  if (countAmounts(sentence) === 0) return
  takeNumberLists(reader)
  takeEach(reader, orMore, (match) => readOrMore(reader, match))
  takeEach(reader, compared, (match) => readCompared(reader, match))
  takeEach(reader, comparedFirst, (match) => readComparedFirst(reader, match))
  takeEach(reader, columnFirst, (match) =>
    filterOn(reader, columnOf(sentence, match[2]!), { op: operatorOf(match[1]!), marks: [match[3]!] }),
  )
  takeEach(reader, fromColumn, (match) =>
    filterOn(reader, columnOf(sentence, match[1]!), { op: match[3] ? '>=' : '=', marks: [match[2]!] }),
  )
  takeBare(reader)
  takeNumbered(reader)
}

function takeRanges(reader: Reader): void {
  takeEach(reader, between, (match) => {
    const [, mark, not, first, last] = match
    const compared = compare(reader, match, { mark, op: 'between', words: 'between', marks: [first!, last!] })
    return { ...compared, isNegative: not !== undefined }
  })
  takeEach(reader, plainRange, (match) => {
    const [, mark, first, last] = match
    return compare(reader, match, { mark, op: 'between', words: 'between', marks: [first!, last!] })
  })
  takeEach(reader, rangeFirst, (match) => {
    const [, first, last, mark] = match
    return compare(reader, match, { mark, op: 'between', words: 'between', marks: [first!, last!] })
  })
  takeEach(reader, twoSided, (match) => readSides(reader, match))
}

/** Comparisons without a column. */
function takeBare(reader: Reader): void {
  if (countAmounts(reader.sentence) > 1)
    takeEach(reader, bareBetween, (match) => {
      const [words, not, first, last, mark] = match
      const compared = compare(reader, match, { mark, op: 'between', words, marks: [first!, last!] })
      return { ...compared, isNegative: not !== undefined }
    })
  takeEach(reader, onward, (match) =>
    compare(reader, match, { mark: undefined, op: '>=', words: 'since', marks: [match[1]!] }),
  )
  takeEach(reader, bare, (match) => {
    const op = operatorOf(match[1]!)
    return compare(reader, match, { mark: undefined, op, words: match[0], marks: [match[2]!] })
  })
  takeEach(reader, inYear, (match) => {
    const marks = `${match[1]} ${match[2]}`.match(/#[nd]\d+/g)!
    if (!marks.every((mark) => isYear(reader.sentence, mark))) return null
    const own = impliedColumn(reader, match.index, { mark: marks[0]! })
    return filterOn(reader, own, { op: marks.length > 1 ? 'in' : '=', marks })
  })
}

function readCompared(reader: Reader, match: RegExpExecArray): Taken | null {
  const [, mark, words, value] = match
  if (isOfNext(reader, match)) return null
  const taken = compare(reader, match, { mark, op: operatorOf(words!), words: words!, marks: [value!] })
  const isAxis = axisBefore.test(match.input.slice(0, match.index + 1))
  return isAxis ? { ...taken, before: mark! } : taken
}

/** "flats having over 3 bedrooms": of what stands behind the number, where the thing before it holds none. */
function isOfNext({ sentence, understanding }: Reader, match: RegExpExecArray): boolean {
  const next = /^(#c\d+) /.exec(match.input.slice(match.index + match[0].length))?.[1]
  const isHere = isComparable(understanding, columnOf(sentence, match[1]!))
  return next !== undefined && !isHere && isComparable(understanding, columnOf(sentence, next))
}

function readComparedFirst(reader: Reader, match: RegExpExecArray): Taken | null {
  const [, words, value, mark] = match
  const { before, ...taken } = compare(reader, match, {
    mark,
    op: operatorOf(words!),
    words: words!,
    marks: [value!],
  })
  return before ? { ...taken, after: before } : taken
}

/** "18 or older". */
function readOrMore(reader: Reader, match: RegExpExecArray): Taken | null {
  const [text, first, value, words, last] = match
  const op = /more|above|over|older|higher|greater|later|after|onward|up/.test(words!) ? '>=' : '<='
  return compare(reader, match, { mark: first ?? last, op, words: text, marks: [value!] })
}

/** "above 50 or below 46", "above 5 and below 10". */
function readSides(reader: Reader, match: RegExpExecArray): Taken {
  const [, mark, firstOp, first, link, lastOp, last] = match
  const one = compare(reader, match, { mark, op: operatorOf(firstOp!), words: firstOp!, marks: [first!] })
  const other = compare(reader, match, { mark, op: operatorOf(lastOp!), words: lastOp!, marks: [last!] })
  const sides = [...one.conditions, ...other.conditions]
  return { ...one, conditions: link === 'or' && sides.length > 1 ? [{ any: sides as Filter[] }] : sides }
}
