import { numberWords } from './number-words'
import { numberOf, type Sentence, takeOut } from './sentence'

const count = `(#n\\d+|${Object.keys(numberWords).join('|')})`
const largest = '(?:top|first|best|largest|highest|biggest|greatest|leading|most \\w+)'
const smallest = '(?:bottom|last|worst|lowest|smallest|least|fewest)'
const top = new RegExp(
  ` (?:the )?${largest} ${count}(?= )(?! (?:days?|weeks?|months?|quarters?|years?|hours?))`,
)
const topAfter = new RegExp(
  ` (?:the )?${count} (?:largest|highest|biggest|greatest|best|top|leading|most \\w+)(?= )`,
)
const bottom = new RegExp(
  `(?<! at) (?:the )?${smallest} ${count}(?= )(?! (?:days?|weeks?|months?|quarters?|years?|hours?))`,
)
const bottomAfter = new RegExp(` (?:the )?${count} (?:smallest|lowest|worst|fewest|least \\w+)(?= )`)

/** "top 5", "the three lowest": how many, and from which end. */
export function takeLimit(sentence: Sentence): { count: number; order: 'asc' | 'desc' } | null {
  const most = takeOut(sentence, top) ?? takeOut(sentence, topAfter)
  const least = most ? null : (takeOut(sentence, bottom) ?? takeOut(sentence, bottomAfter))
  const said = (most ?? least)?.[1]
  if (!said) return null
  const number = said.startsWith('#') ? numberOf(sentence, said) : numberWords[said]!
  if (!Number.isInteger(number) || number < 1) return null
  return { count: number, order: most ? 'desc' : 'asc' }
}
