import { numberOf, type Sentence, takeOut } from '../sentence'
import { ordering } from '../words/comparator-words'
import { numberWords } from '../words/number-words'

const count = `(#n\\d+|${Object.keys(numberWords).join('|')})`
const most = 'top|best|largest|highest|biggest|greatest|leading|most \\w+'
const least = 'bottom|worst|lowest|smallest|least|fewest'
/** "the last 3 months" are a stretch of time, "the best 3 months" are not. */
const noPeriod = '(?! (?:days?|weeks?|months?|quarters?|years?|hours?))'
const only = '(?:(?:only|just|the|limit(?:ed)?|keep|show|take|to|it|them|this|down|restrict(?:ed)?|cut) )*'
const holds = '(?:with|having|that have|that had|who have|who had|which have|which had|have|had|that|who|by)'

type Ends = [pattern: RegExp, order: 'asc' | 'desc' | null]

const patterns: Ends[] = [
  [new RegExp(` ${only}(?:${most}) ${count}(?= )`), 'desc'],
  [new RegExp(` ${only}first ${count}(?= )${noPeriod}`), 'desc'],
  [new RegExp(` ${only}${count} (?:${most})(?= )`), 'desc'],
  [new RegExp(`(?<! at) ${only}(?:${least}) ${count}(?= )`), 'asc'],
  [new RegExp(` ${only}last ${count}(?= )${noPeriod}`), 'asc'],
  [new RegExp(` ${only}${count} (?:${least})(?= )`), 'asc'],
  // "the 4 customers with the most orders", "which 3 products have the lowest price": the order is said behind.
  [
    new RegExp(
      ` ${count}(?= (?:#[ce]\\d+|[a-z]+) (?:(?!#|[.] )\\S+ )*?${holds} (?:the )?(?:${most}|${least}|most) )`,
    ),
    null,
  ],
  [
    new RegExp(
      ` (?:limit(?:ed)?|cut|restrict(?:ed)?|reduced?) (?:(?:it|them|this|the|chart|results?|list|down|to|only) )+${count}(?= )`,
    ),
    null,
  ],
]

export interface Limit {
  count: number
  /** Null where another part of the text says from which end. */
  order: 'asc' | 'desc' | null
  /** The worst of what is bad are the most. */
  isWorst?: true
}

const comparing = new RegExp(` (?:${ordering}) (?:(?:a|an|the|about) )*$`)

/** "of at least 20: highest revenue": the number belongs to the comparison before it. */
const isCompared = ({ input, index, 0: text, 1: said }: RegExpExecArray) =>
  comparing.test(input.slice(0, index + text.indexOf(said!)))

/** "top 5", "the three lowest": how many, and from which end. */
export function takeLimit(sentence: Sentence): Limit | null {
  for (const [pattern, order] of patterns) {
    const match = pattern.exec(sentence.text)
    const said = match?.[1]
    // "the top 10 %" are not ten
    if (!said || isCompared(match) || sentence.percents.has(said)) continue
    const number = said.startsWith('#') ? numberOf(sentence, said) : numberWords[said]!
    if (!Number.isInteger(number) || number < 1) continue
    takeOut(sentence, pattern)
    return { count: number, order, ...(match[0].includes(' worst') && { isWorst: true }) }
  }
  return null
}
