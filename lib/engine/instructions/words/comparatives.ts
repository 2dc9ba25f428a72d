import { isQuality } from '../columns/column-fit'
import { readTokens, type Token } from '../tokens'

const becoming = /^(?:gets?|getting|got|gotten|becomes?|became|becoming|grows?|grew|grown|growing)$/
const overTime = readTokens('over time')
const timed = / (?:over|since|through|throughout|during|time|(?:year|quarter|month|week|day|decade)s?) /

/**
 * Says in full what has become more or less: "have films gotten longer" asks for the average of how long they are over
 * time.
 */
export function sayChanges(tokens: Token[]): Token[] {
  const words = tokens.map(({ text }) => text)
  const at = words.findIndex((word) => becoming.test(word))
  if (at < 0) return tokens
  const isCompound = words[at + 1] === 'more' || words[at + 1] === 'less'
  const quality = isCompound ? words[at + 2] : positiveOf(words[at + 1] ?? '')
  if (!quality || !isQuality(quality)) return tokens
  const rest = tokens.slice(at + (isCompound ? 3 : 2))
  const isTimed = timed.test(` ${rest.map(({ text }) => text).join(' ')} `)
  const said = readTokens(`average how ${quality}`)
  return [...tokens.slice(0, at), ...said, ...(isTimed ? [] : overTime), ...rest]
}

/** `longer` is `long`, `heavier` `heavy`, `bigger` `big`, `larger` `large`. */
function positiveOf(word: string): string | undefined {
  const stem = /^(\p{L}+)er$/u.exec(word)?.[1]
  if (!stem) return undefined
  const forms = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')]
  return forms.find(isQuality)
}
