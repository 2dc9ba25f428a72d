import { foldText, type NameWords } from '../names/name-words'

/** A column as its heading and its values tell it. */
export interface TradeColumn {
  name: Pick<NameWords, 'words'>
  /** Of a kind or a yes/no; none of a number. */
  values: readonly string[]
}

const stemLength = 5
/** The words of a whole question are those of any. */
const nameWordsMax = 8
/** How a number was put together says nothing of what it is. */
const puttings = new Set(
  `total totals tot totale gesamt summe somme suma soma sum count counts cnt number num no nr anzahl nombre nb nbre numero
  avg average mean median mittel mittelwert moyenne media promedio min max pct percent percentage prozent`.split(
    /\s+/,
  ),
)

/** What may say what a column is: words of its name and their stems, and of its values; none twice. */
export function columnTokens({ name, values }: TradeColumn): string[] {
  const tokens = new Set<string>()
  for (const word of name.words.length > nameWordsMax ? [] : name.words) {
    if (!/\p{L}/u.test(word) || puttings.has(word)) continue
    tokens.add(word)
    if (word.length > stemLength) tokens.add(`${word.slice(0, stemLength)}-`)
  }
  for (const word of values.flatMap(wordsOf)) tokens.add(`=${word}`)
  return [...tokens]
}

const words = /\p{L}{3,}/gu
/** Codes and numbers, as most values of a kind with many of them are. */
const hasNoWord = /^(?:[a-z]{0,2}[\x20-\x40[-`{-~])*[a-z]{0,2}$/i

const wordsOf = (text: string): string[] => (hasNoWord.test(text) ? [] : (foldText(text).match(words) ?? []))
