import type { Understanding } from '../../understanding'
import { canMeasure, isFew } from '../columns/column-kinds'
import { isOwnCount } from '../columns/own-count'
import { columnOf, type Sentence, tidy } from '../sentence'

/** Whether a text asks for a number of rows; the number in a column that holds numbers is that column. */
export function asksForCount(sentence: Sentence, understanding: Understanding): boolean {
  const left = sentence.text.replaceAll(
    / %count(_distinct)? (?:(?:of|the|different|total|all|a|an|~) )*(#c\d+)/g,
    (whole, distinct: string | undefined, mark: string) =>
      isOwnCount(sentence, { mark, isDistinct: distinct !== undefined }, understanding) ? ` ${mark}` : whole,
  )
  const plain = tidy(left)
  const rest = plain.replaceAll(/ (#c\d+) %count(?= )(?! of)/g, (whole, mark: string) =>
    isBesideMeasure(plain, mark, { sentence, understanding }) ? ` ${mark}` : whole,
  )
  return / %(?:count|count_distinct)(?= )/.test(rest) || / (?:the most|fewest) (?!#c)/.test(rest)
}

/** "cylinder count against acceleration": the count is the column's own where something else is measured. */
function isBesideMeasure(
  text: string,
  mark: string,
  { sentence, understanding }: { sentence: Sentence; understanding: Understanding },
): boolean {
  const column = columnOf(sentence, mark)
  if (!canMeasure(understanding, column)) return false
  const others = (text.match(/#[ce]\d+/g) ?? []).map((other) => columnOf(sentence, other))
  return (
    !isFew(understanding, column) ||
    others.some((other) => other !== column && canMeasure(understanding, other))
  )
}

/** Whether all of a thing are to be counted, in one number. */
export const asksHowMany = ({ text }: Sentence): boolean =>
  / %count(?:_distinct)? (?:(?!by |per |each |for )\S+ ){0,4}?(?:(?:are|were|is) there|do we have|exist|in total|in all|overall)(?= )/.test(
    text,
  )

const and = '(?:,|and|plus|&|as well as|together with|along with)'
const lead = '(?:(?:,|and|also|the|their|its|our|how|what|is|are|show|of|all) )*'
const measure = '(?:%(?:avg|sum|max|min|median)|#c\\d+)'
const countFirst = new RegExp(` %count(?:_distinct)? (?:(?!%|[.;?] )\\S+ )*?${and} ${lead}(${measure})(?= )`)
const countLast = new RegExp(
  ` (${measure}) (?:(?!%|[.;?] |by |per |for )\\S+ )*?${and} ${lead}%count(?:_distinct)?(?= )`,
)

const own = / %count (?:(?:of|the|all|different) )*(#c\d+)/

/** Where in the sentence a number of rows is asked for beside another measure; null where it is not. */
export function countBeside(sentence: Sentence, understanding: Understanding): number | null {
  const { text } = sentence
  const match = countFirst.exec(text) ?? countLast.exec(text)
  const counted = own.exec(text)?.[1]
  if (!match || (counted && isOwnCount(sentence, { mark: counted, isDistinct: false }, understanding)))
    return null
  const column = match[1]!.startsWith('#') ? columnOf(sentence, match[1]!) : null
  const isMeasured = column === null || (canMeasure(understanding, column) && !isFew(understanding, column))
  return isMeasured ? match.index + match[0].lastIndexOf(' %count') : null
}
