import type { Token } from '../tokens'
import { wordSet } from '../words/word-set'
import { plainToken } from './asked-token'
import type { MetricSpan, Said } from './metric-span'
import { yesCondition } from './rate-end'

const against = wordSet('versus vs v or against and')
const leads = wordSet('by for of among')
const joints = wordSet('and or vs versus against ,')

/** What is told apart by its two answers or by letters: "litigated vs not", "arms A and B". */
export const toldApartSpans = (said: Said): MetricSpan[] => [...answers(said), ...letters(said)]

/** "smokers vs non smokers", "litigated or not": by the yes/no itself. */
function answers({ words, mentions, understanding }: Said): MetricSpan[] {
  return mentions.flatMap(({ from, to, column }): MetricSpan[] => {
    const isOther = against.has(words[to] ?? '') && /^(?:not|non|no|without)$/.test(words[to + 1] ?? '')
    if (!isOther || !yesCondition(understanding, column)) return []
    const again = mentions.find((other) => other.column === column && other.from === to + 2)
    const start = leads.has(words[from - 1] ?? '') ? from - 1 : from
    const stand: Token = { ...plainToken('xmetricx'), column }
    return [{ from: start, to: again?.to ?? to + 2, as: [plainToken('by'), stand] }]
  })
}

/** Capitals that are values of one column: an article is none where it stands so. */
function letters({ tokens, words, understanding }: Said): MetricSpan[] {
  return tokens.flatMap((token, at): MetricSpan[] => {
    const second = tokens[at + 2]
    const isPair =
      joints.has(words[at + 1] ?? '') && isLetter(token) && second !== undefined && isLetter(second)
    if (!isPair) return []
    const [first, other] = [token, second!].map(({ text }) => text.toUpperCase())
    const isHeld = understanding.table.columns.some(
      ({ values, type }) => type === 'text' && values.includes(first!) && values.includes(other!),
    )
    if (!isHeld) return []
    const quoted = (text: string): Token => ({ ...plainToken(text), kind: 'quote' })
    return [{ from: at, to: at + 3, as: [quoted(first!), tokens[at + 1]!, quoted(other!)] }]
  })
}

const isLetter = ({ kind, text, isCapital }: Token) => kind === 'word' && text.length === 1 && isCapital
