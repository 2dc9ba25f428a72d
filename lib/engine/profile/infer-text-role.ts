import { formatCount } from '@/lib/format/format-count'
import { areYearSpans } from '../clean/year-spans'
import { findWord } from '../names/name-words'
import type { ColumnFacts } from './column-facts'
import { inferGeo } from './infer-geo'
import { areGivenNumbers, isIdName, looksLikeIds, uniqueShareMin } from './infer-id'
import { inferPaddedPart } from './infer-time-part'
import { findOrder } from './ordinal-order'
import { guess, type RoleContext, type RoleGuess } from './role-guess'
import { freeTextWords, monthWords } from './role-words'

const shortTableRowsMax = 200
const categoryShareMax = 0.5
const categoryFewMax = 20
const proseWordsMin = 7
const labelWordsMax = 5
const labelLengthMax = 40

/** The role of a column of texts. */
export function inferTextRole(facts: ColumnFacts, context: RoleContext): RoleGuess {
  const geo = inferGeo(facts)
  if (geo)
    return {
      ...guess(geo.kind === 'postal_code' ? 'code' : 'geo', geo.confidence, geo.evidence),
      geo: geo.kind,
    }
  const text = facts.text!
  if (text.urls > 0.5) return guess('text', 0.95, 'Web addresses.')
  if (areLists(facts)) return guess('text', 0.9, 'Lists or records in the cells.')
  if (areYearSpans(facts.column.name, facts.column.values, () => false))
    return {
      ...guess('time', 0.92, 'Spans of years, as school and fiscal years are written.'),
      timePart: 'year',
    }
  const part = inferPaddedPart(facts, context)
  if (part)
    return {
      ...guess('time', 0.9, `Numbers of two digits in the range of a ${part}, and named so.`),
      timePart: part,
    }
  if (facts.column.leadingZeros) return guess('code', 0.93, 'Numbers with leading zeros are codes.')
  if (isIdName(facts) && (text.spaces < 0.3 || text.digits > 0.95)) {
    if (facts.uniqueShare >= uniqueShareMin)
      return guess('id', 0.95, 'Named as an identifier; nearly all values are distinct.')
    return guess('code', 0.85, 'Named as an identifier; values come again.')
  }
  if (looksLikeIds(facts)) return guess('id', 0.88, 'Distinct values of one shape, without spaces.')
  const order = facts.distinct <= 60 ? findOrder(facts.column.values) : null
  if (order) {
    const isMonth =
      order.name === 'months' && context.hasDateParts && findWord(facts.name, monthWords) !== null
    if (isMonth)
      return { ...guess('time', 0.85, 'Names of months, beside other parts of a date.'), timePart: 'month' }
    return guess('category', 0.95, `Values with a natural order (${order.name}).`)
  }
  return inferProse(facts)
}

const listsMin = 0.5
/** `[{"method": "cash"}]`: what is nested in a record is no kind of it. */
function areLists({ column: { values } }: ColumnFacts): boolean {
  const lists = values.filter((value) => /^(?:\[.*\]|\{.*\})$/s.test(value)).length
  return lists > listsMin * values.length
}

/** So many numbers under one prefix, each on a few rows, are no kinds. */
const namesMax = 50
const numberedShareMin = 0.1

function inferProse(facts: ColumnFacts): RoleGuess {
  const text = facts.text!
  const { distinct, filled, uniqueShare } = facts
  const isFreeName = findWord(facts.name, freeTextWords) !== null
  if (text.words >= proseWordsMin && uniqueShare > 0.2 && distinct > categoryFewMax)
    return guess('text', 0.9, 'Sentences.')
  if (isFreeName && (uniqueShare > 0.1 || distinct > 500) && distinct > categoryFewMax) {
    return guess('text', 0.85, 'Named as free text, with many distinct values.')
  }
  const isNumbered = uniqueShare > numberedShareMin && areGivenNumbers(facts)
  if (isNumbered && distinct > namesMax)
    return guess('code', 0.8, 'Numbers under one prefix; values come again.')
  if (uniqueShare <= categoryShareMax) {
    return guess(
      'category',
      distinct <= 50 ? 0.93 : 0.8,
      `${distinct} distinct values in ${formatCount(filled)} rows.`,
    )
  }
  if (areGivenNumbers(facts)) return guess('code', 0.8, 'Numbers under one prefix; values come again.')
  if (distinct <= categoryFewMax && !isFreeName)
    return guess('category', 0.65, `Only ${distinct} distinct values.`)
  const isLabel = text.words <= labelWordsMax && text.length <= labelLengthMax && !isFreeName
  if (filled <= shortTableRowsMax && isLabel) return guess('category', 0.6, 'Short labels in a short table.')
  return guess('text', 0.8, `Nearly every row has its own text (${distinct} in ${filled}).`)
}
