import { type Sentence, tidy } from '../sentence'
import { readTokens } from '../tokens'
import { ordering } from '../words/comparator-words'

const compared = new RegExp(` (${ordering}) (#q\\d+)(?= )`, 'g')

/** A number or a date in quotes (`date > "2024-03-01"`) is one where it is compared. */
export function markQuoted(sentence: Sentence): void {
  sentence.text = tidy(
    sentence.text.replaceAll(compared, (said, words: string, mark: string) => {
      const [token, ...more] = readTokens(sentence.quotes[Number(mark.slice(2))]!)
      if (!token || more.length > 0) return said
      if (token.kind === 'date') return ` ${words} #d${sentence.dates.push(token.text) - 1}`
      return token.kind === 'number' ? ` ${words} #n${sentence.numbers.push(token.value) - 1}` : said
    }),
  )
}
