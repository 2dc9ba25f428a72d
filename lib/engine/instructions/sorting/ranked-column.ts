import { columnOf, type Sentence } from '../sentence'
import { numberWords } from '../words/number-words'

const count = `(?:#n\\d+|${Object.keys(numberWords).join('|')})`
const ends =
  'top|best|largest|highest|biggest|greatest|leading|first|bottom|worst|lowest|smallest|least|fewest|last'
const measure = '(?:(?:the|their|its|total|average|avg|mean|median|sum|maximum|max|of|highest|lowest) )*'
const ranked = new RegExp(
  ` (?:(?:${ends}) ${count}|${count} (?:${ends})) (?:(?!by |[.,;?] )\\S+ ){1,4}?(?:ranked |sorted |ordered )?by ${measure}(#c\\d+)(?= )`,
)

/** What the first few are the first by; null where nothing says so. */
export function rankedColumn(sentence: Sentence): number | null {
  const mark = ranked.exec(sentence.text)?.[1]
  return mark ? columnOf(sentence, mark) : null
}
