import type { Sentence } from './sentence'
import { closedWords } from './words/closed-words'

/** Read by their beginnings wherever they stand, and left where they stood. */
const readAnywhere =
  /^(?:relat|correlat|scatter|compar|depend|affect|influenc|associat|connect|regress|distribut|spread|breakdown|frequen|proportion|percent|trend|develop|evolution|histor|chronolog|timeline|overall|overview|dashboard)/
/** Politeness and padding. */
const padding = new Set(
  'please kindly thanks thank just simply quick quickly nice nicely great clear clearly whole entire each other such like need needs needed interested know understand wonder let really very ok okay hi hello so if'.split(
    ' ',
  ),
)

/** "each decor type": the kind of a column is the column. */
const kindOfColumn = /(?<= #[ce]\d+) (?:types?|kinds?)(?= )/g

/** The words of a request that the grammar made nothing of, in the order of the text. */
export function unreadWords(sentence: Sentence): string[] {
  const left = sentence.text
    .replaceAll(kindOfColumn, '')
    .split(' ')
    .flatMap((token) => {
      if (/^#[nvdq]\d/.test(token)) return [behind(sentence, token)]
      const isWord = /^\p{L}{2,}/u.test(token)
      return isWord && !closedWords.has(token) && !padding.has(token) && !readAnywhere.test(token)
        ? [token]
        : []
    })
  return [...new Set(left)]
}

function behind({ numbers, values, dates, quotes }: Sentence, mark: string): string {
  const index = Number(mark.slice(2))
  const lists: Record<string, (string | number | undefined)[]> = {
    n: numbers,
    d: dates,
    q: quotes,
    v: values.map(({ value }) => value),
  }
  return String(lists[mark[1]!]?.[index] ?? '')
}
