import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { columnMentions } from '../columns/column-mentions'
import { readTokens, type Token } from '../tokens'
import { wordSet } from './word-set'

/** What a thing is the most of, by what it is called: the first of the nouns that names a measure is meant. */
const superlativeWords: [words: string, said: 'highest' | 'lowest', nouns: string[]][] = [
  ['most expensive|costliest|priciest|dearest', 'highest', ['price', 'cost', 'fee', 'fare', 'budget']],
  ['cheapest|least expensive', 'lowest', ['price', 'cost', 'fee', 'fare', 'budget']],
  ['heaviest', 'highest', ['weight', 'mass']],
  ['lightest', 'lowest', ['weight', 'mass']],
  ['tallest', 'highest', ['height']],
  ['fastest|quickest', 'highest', ['speed', 'velocity']],
  ['slowest', 'lowest', ['speed', 'velocity']],
  ['oldest', 'highest', ['age']],
  ['youngest', 'lowest', ['age']],
  ['longest', 'highest', ['length', 'duration']],
  ['shortest', 'lowest', ['length', 'duration', 'height']],
  ['best selling|top selling|bestselling|most sold', 'highest', ['sales', 'revenue', 'quantity']],
  ['worst selling|least sold|slowest selling', 'lowest', ['sales', 'revenue', 'quantity']],
  ['most profitable', 'highest', ['profit']],
  ['least profitable', 'lowest', ['profit']],
  ['most populous|most populated', 'highest', ['population']],
]
/** "which region sells most?" */
const verbWords: [words: string, nouns: string[]][] = [
  ['sells?|sold|selling', ['sales', 'revenue', 'quantity']],
  [
    'earns?|earned|makes?|made|generates?|generated|brings? in|brought in',
    ['revenue', 'income', 'earnings', 'profit'],
  ],
  ['spends?|spent', ['spending', 'cost', 'revenue']],
]

const superlatives = superlativeWords.map(([words, said, nouns]) => ({
  pattern: new RegExp(`^(?:${words})$`),
  said,
  nouns,
}))
const ends = new Map<string, Short['said']>([
  ['most', 'highest'],
  ['best', 'highest'],
  ['least', 'lowest'],
  ['worst', 'lowest'],
])
/** "which customer sells less": where nothing stands behind, of all of them. */
const lastEnds = new Map<string, Short['said']>([
  ['more', 'highest'],
  ['less', 'lowest'],
])
/** "which region has less revenue": said of one among all, unless it is less than something. */
const heldEnds = new Map<string, string>([
  ['less', 'least'],
  ['fewer', 'fewest'],
  ['lower', 'lowest'],
  ['smaller', 'smallest'],
])
const holding = wordSet('has have had')
const askingWhich = wordSet('which what who')
const comparing = wordSet('than when if')

const verbs = verbWords.map(([words, nouns]) => ({
  pattern: new RegExp(`^(?:${words}) (?:the )?(\\p{L}+)(?: |$)`, 'u'),
  nouns,
}))

/**
 * Says in full what people say short, so that the rest of the grammar reads it: "the cheapest products" are those with
 * the lowest price, where the data have a price that the text does not name itself.
 */
export function sayInFull(said: Token[], understanding: Understanding): Token[] {
  const tokens = sayHeldEnd(sayOrdered(said))
  const words = tokens.map(({ kind, text }) => (kind === 'word' ? text : '#'))
  for (let at = 0; at < words.length; at++) {
    const found = shortAt(words, at)
    const behind = found ? tokens.slice(at + found.length, at + found.length + 1) : []
    // "fastest delivery": the number that is called so itself
    if (found && found.before === '' && namesNumber(behind, understanding)) continue
    const others = [...tokens.slice(0, at), ...tokens.slice(at + (found?.length ?? 0))]
    const noun = found && nounOf(found.nouns, others, understanding)
    if (!found || !noun) continue
    const full = readTokens(`${found.before}${found.said} ${noun}`)
    return [...tokens.slice(0, at), ...full, ...tokens.slice(at + found.length)]
  }
  return tokens
}

/** "the most ordered pizza" asks for no order of the chart: it is the one of the most rows. */
function sayOrdered(tokens: Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, place) => text === 'ordered' && ends.has(tokens[place - 1]?.text ?? ''),
  )
  return at < 0 ? tokens : [...tokens.slice(0, at), ...readTokens('popular'), ...tokens.slice(at + 1)]
}

function sayHeldEnd(tokens: Token[]): Token[] {
  const words = tokens.map(({ text }) => text)
  const at = words.findIndex((word, place) => heldEnds.has(word) && holding.has(words[place - 1] ?? ''))
  const isAsked = words.slice(0, Math.max(0, at)).some((word) => askingWhich.has(word))
  if (!isAsked || words.some((word) => comparing.has(word))) return tokens
  return [...tokens.slice(0, at), ...readTokens(`the ${heldEnds.get(words[at]!)}`), ...tokens.slice(at + 1)]
}

interface Short {
  length: number
  before: string
  said: 'highest' | 'lowest'
  nouns: string[]
}

function shortAt(words: string[], at: number): Short | null {
  const two = words.slice(at, at + 2).join(' ')
  for (const { pattern, said, nouns } of superlatives) {
    const length = pattern.test(two) ? 2 : pattern.test(words[at]!) ? 1 : 0
    if (length > 0) return { length, before: '', said, nouns }
  }
  for (const { pattern, nouns } of verbs) {
    const match = pattern.exec(words.slice(at, at + 4).join(' '))
    const length = match ? match[0].trim().split(' ').length : 0
    const isLast = length > 0 && at + length === words.length
    const said = match && (ends.get(match[1]!) ?? (isLast ? lastEnds.get(match[1]!) : undefined))
    // "sells the most units" says itself what of.
    if (said && !/^\p{L}/u.test(words[at + length] ?? '')) return { length, before: 'has the ', said, nouns }
  }
  return null
}

function nounOf(nouns: string[], others: Token[], understanding: Understanding): string | null {
  const named = new Set(columnMentions(others, understanding).map(({ column }) => column))
  const noun = nouns.find((candidate) =>
    columnMentions(readTokens(candidate), understanding).some(
      ({ column, isEntity }) => !isEntity && canMeasure(understanding, column) && !named.has(column),
    ),
  )
  return noun ?? null
}

const namesNumber = (tokens: Token[], understanding: Understanding): boolean =>
  columnMentions(tokens, understanding).some(
    ({ column, isEntity }) => !isEntity && canMeasure(understanding, column),
  )
