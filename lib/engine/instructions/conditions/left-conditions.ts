import { isNoun } from '../../thesaurus/closeness'
import type { Understanding } from '../../understanding'
import { isRowWord } from '../columns/row-words'
import { columnOf, type Sentence } from '../sentence'
import { closedWords } from '../words/closed-words'
import { ordering } from '../words/comparator-words'
import { singular } from '../words/word-forms'

const negative =
  'not|never|neither|nor|non|exceptions?|exclusions?|barring|save for|unless|except(?:ing)?|excluding|exclude|without|omit(?:ting)?|ignoring|apart from|aside from|other than|no longer|(?:everything|everyone|anything|all) but|but no'
const comparing =
  'above|below|exceed(?:s|ing)?|at least|at most|(?:more|less|fewer|greater|higher|lower|older|younger|larger|smaller|better|worse|longer|shorter) than|(?!other|rather)[a-z]{3,}er than'
const gap = 'missing|null|blank|unknown'
const edge = '(?:start|begin|end)(?:s|ning|ing)? with|contain(?:s|ing)?'
const harmless = 'only|just|need|necessarily|too|sure|more than one chart'
const rest = '((?: (?!#|~|[.,;%]|by |per |for each |in each |over |as |and |or )\\S+){0,4})'
const left = new RegExp(` (${negative}|${comparing}|${gap}|${edge})(?! (?:${harmless}) )${rest}(?= )`)
const plainNo =
  / no ((?!need|matter|more|limit|title|legend|particular|specific|order)(?:\p{L}{3,}|#[ce]\d+))(?= )/u

/** "only medium ones", "medium only". */
const only =
  / (?:only|just) (?:(?:the|for|from|in|those|with|ones|a|an) )*(\p{L}{3,})(?= )| (\p{L}{3,}) (?:ones )?only(?= )/gu

function onlyWord({ text }: Sentence, understanding: Understanding): string | undefined {
  const words = [...text.matchAll(only)].map(([, after, before]) => after ?? before!)
  return words.find(
    (word) =>
      !closedWords.has(word) &&
      !closedWords.has(singular(word)) &&
      !isRowWord(word, understanding) &&
      !/(?:ing|ed|ly)$/.test(word),
  )
}

/** A number or a date that nothing was made of, or a text that stands behind a comparison. */
const loose = new RegExp(` (#[nd]\\d+)(?= )|(?: (?:${ordering})) (#q\\d+)(?= )`)

function sayAmount({ numbers, dates, quotes }: Sentence, mark: string) {
  const at = Number(mark.slice(2))
  if (mark.startsWith('#q')) return `“${quotes[at]}”`
  return mark.startsWith('#d') ? dates[at] : numbers[at]
}

const superlatives = / ((?:most|least) (?!#|%)\p{L}{4,}|\p{L}{3,}est)(?= )/gu

/** Read as an order, and left where they stand. */
const ranking = /^(?:fewest|biggest|greatest|busiest|quietest)$/

/** "rainiest", "most popular": the first of something, by what no column is called. */
function superlativeIn({ text }: Sentence): string | undefined {
  const said = [...text.matchAll(superlatives)].map(([, words]) => words!)
  return said.find((words) => {
    const last = words.split(' ').at(-1)!
    return !closedWords.has(last) && !ranking.test(last) && (words.includes(' ') || !isNoun(last))
  })
}

/** What the text still says of rows when all its conditions are read, in words; null where nothing is left. */
export function leftConditions(sentence: Sentence, understanding: Understanding): string | null {
  const match = left.exec(sentence.text)
  const loosely = loose.exec(sentence.text)
  const amount = loosely?.[1] ?? loosely?.[2]
  const restricted = onlyWord(sentence, understanding)
  const first = superlativeIn(sentence)
  if (!match && first) return `Nothing was made of “${first}”.`
  if (!match && restricted) return `Nothing was made of “only ${restricted}”.`
  const words = match ? `${match[1]}${match[2]}` : plainNo.exec(sentence.text)?.[0]
  if (words === undefined)
    return amount === undefined ? null : `Nothing was made of ${sayAmount(sentence, amount)}.`
  const said = words
    .trim()
    .replaceAll(/#[ce]\d+/g, (mark) => understanding.table.columns[columnOf(sentence, mark)]!.name)
    .replaceAll(/#[vnqd]\d+|%/g, '…')
  return `Nothing was made of “${said}”.`
}
