import { foldText } from '../names/name-words'
import type { AskedColumn } from '../plan/asked-column'

export interface Token {
  kind: 'word' | 'number' | 'date' | 'quote' | 'mark'
  /** Lower case without accents; of a quote what stands in it as written, of a date its ISO text. */
  text: string
  /** For numbers. */
  value: number
  /** Whether it begins with a capital letter as written. */
  isCapital: boolean
  /** As it stands in the text, where `text` is what it was taken for. */
  written?: string
  /** "product's": what follows is its own. */
  isOwner?: boolean
  /** Written in one with the word before: "Tube" of "YouTube". */
  isJoined?: boolean
  /** The column that it stands for, whatever it says. */
  column?: number
  /** The column that it asks to be made, which it then stands for. */
  asked?: AskedColumn
  /** It stands in brackets. */
  isAside?: boolean
  /** A colon stands before it. */
  isExplaining?: boolean
}

/** Longer texts are read up to here: nobody asks for so much in words. */
export const tokensMax = 2000

const quotes =
  /"([^"\n]{1,80})"|“([^”\n]{1,80})”|«([^»\n]{1,80})»|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,80})['’](?![\p{L}])/u
const isoDate = /\b\d{4}-\d{2}(?:-\d{2})?\b(?!-)/
/** In capitals too: a pattern that is blind to case altogether takes ten times as long to be compiled. */
const anyCase = (words: string) =>
  words.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
const scaleWords = anyCase('hundred|thousand|million|billion|trillion|mio|mn|mln|mrd|bn')
const digits = String.raw`\d+(?:,\d{3})*(?:\.\d+)?(?:\s?%|(?:${anyCase('k|m|bn')})\b|\s(?:${scaleWords})\b)?`
const amount = new RegExp(`(?<![^\\s(<>=])[-−][$€£]?${digits}|(?:[$€£]\\s?)?${digits}`)
const word = /[\p{L}][\p{L}\p{M}]*(?:['’][sS]\b)?/u
const mark = /[<>!]=|<>|[<>=≤≥≠,;.?\n]/
const pattern = new RegExp(
  [quotes, isoDate, amount, word, mark].map((part) => `(?:${part.source})`).join('|'),
  'gu',
)

const scales: Record<string, number> = {
  hundred: 1e2,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mio: 1e6,
  mn: 1e6,
  mln: 1e6,
  million: 1e6,
  bn: 1e9,
  mrd: 1e9,
  billion: 1e9,
  trillion: 1e12,
}

/** "isn't" is "is not". */
const negatedVerb =
  /\b(is|are|was|were|do|does|did|has|have|had|would|could|should|must|need|ca|wo)n['’]?t\b/gi
/** "18-25"; a date in ISO form is none. */
const numberRange =
  /(?<![\d.-])(\d{1,3}(?:\.\d+)?|\d{4}(?=\s?[-–]\s?\d{4}))\s?[-–]\s?(\d{1,4}(?:\.\d+)?)(?![\d-])/g

/** Where no number is in per cent. */
const percentSign = /(?<!\d\s?)%(?!\d)/g

/** Stands where a word was cut in two. */
const joint = '\u2060'

/** A text cut into words, numbers, dates, quoted texts and marks; `unitPrice` and `unit_price` are two words. */
export function readTokens(text: string): Token[] {
  const spaced = withSpaces(text)
  const tokens: Token[] = []
  let [end, isAside] = [0, false]
  for (const match of spaced.matchAll(pattern)) {
    if (tokens.length >= tokensMax) break
    const isJoined = spaced[match.index - 1] === joint
    const gap = spaced.slice(end, match.index)
    end = match.index + match[0].length
    isAside = gap.lastIndexOf('(') > gap.lastIndexOf(')') || (isAside && !gap.includes(')'))
    const isExplaining = gap.includes(':')
    tokens.push({
      ...tokenOf(match),
      ...(isJoined && { isJoined }),
      ...(isAside && { isAside }),
      ...(isExplaining && { isExplaining }),
    })
  }
  return tokens
}

const anyQuote = new RegExp(quotes, 'gu')

/** What stands in quotes is kept as it was written. */
function withSpaces(text: string): string {
  let spaced = ''
  let at = 0
  for (const { index, 0: quoted } of text.matchAll(anyQuote)) {
    spaced += withSpacesOutside(text.slice(at, index)) + quoted
    at = index + quoted.length
  }
  return spaced + withSpacesOutside(text.slice(at))
}

const withSpacesOutside = (text: string): string =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, `$1${joint}$2`)
    .replaceAll(/(\d)(?=\p{Lu}(?!\p{Ll}))/gu, `$1${joint}`)
    .replaceAll(/(\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu}{2,})(\p{Lu}\p{Ll}{2,})/gu, `$1${joint}$2`)
    .replaceAll(/(\p{L})(\d)/gu, '$1 $2')
    .replaceAll('_', ' ')
    .replaceAll(/\b(v\/?s?)(?:\.|(?<=\/s))(?=\s)/gi, 'vs')
    .replaceAll(negatedVerb, (_, verb: string) =>
      verb.toLowerCase() === 'ca' ? 'can not' : verb.toLowerCase() === 'wo' ? 'will not' : `${verb} not`,
    )
    .replaceAll(numberRange, '$1 to $2')
    .replaceAll(percentSign, ' percent ')
    .replaceAll(/(\d)\+(?!\s?\d)/g, '$1 or more')

function tokenOf(match: RegExpExecArray): Token {
  const [raw] = match
  const quoted = match.slice(1, 5).find((part) => part !== undefined)
  const isCapital = /^\p{Lu}/u.test(quoted ?? raw)
  if (quoted !== undefined) return { kind: 'quote', text: quoted.trim(), value: Number.NaN, isCapital }
  if (/^\d{4}-\d{2}/.test(raw)) return { kind: 'date', text: raw, value: Number.NaN, isCapital }
  if (/^[-−]?[$€£]?\s?\d/.test(raw)) return { kind: 'number', text: raw, value: readAmount(raw), isCapital }
  if (/^\p{L}/u.test(raw)) {
    const text = foldText(raw).replace(/['’]s?$/, '')
    const isOwner = /['’]s?$/.test(raw)
    return { kind: 'word', text, value: Number.NaN, isCapital, ...(isOwner && { isOwner }) }
  }
  return { kind: 'mark', text: raw === '\n' ? '.' : raw, value: Number.NaN, isCapital }
}

function readAmount(raw: string): number {
  const scale = /[a-z]+$/i.exec(raw)?.[0].toLowerCase()
  const sign = /^[-−]/.test(raw) ? -1 : 1
  return sign * Number(raw.replaceAll(/[^\d.]/g, '')) * (scale ? scales[scale]! : 1)
}
