import { currencyCodes, currencyOf, currencySymbols } from '../names/unit-words'

/** What a name says of its numbers being counted in thousands or millions. */
export interface NameScale {
  /** What a number is multiplied with to be what it means. */
  factor: number
  /** ISO 4217, where the name says it in the same place: `(USD m)`, `kEUR`. */
  currency: string | null
  /** `t` where it is tonnes that are counted. */
  unit: string | null
  /** The name without it. */
  rest: string
}

const amounts: [words: string, factor: number][] = [
  [`thousands?|'?000s|'000|tsd|tausend|milliers|miles de`, 1e3],
  ['millions?|millionen|millones|milioni|mio|mln|mn', 1e6],
  ['billions?|milliarden|milliards|miliardi|bn|mrd', 1e9],
  ['trillions?|billionen', 1e12],
]
/** Letters mean an amount only beside a currency: alone they are meters, megabytes, kelvin. */
const letters: [words: string, factor: number][] = [
  ['k|t', 1e3],
  ['m|mm', 1e6],
  ['b', 1e9],
]
/** Behind a currency `t` is what one tonne costs. */
const behind: typeof letters = [['k', 1e3], ...letters.slice(1)]
const codes = [...currencyCodes].join('|').toLowerCase()
const symbols = [...currencySymbols.keys()]
  .map((symbol) => symbol.toLowerCase().replace('$', '\\$'))
  .join('|')
const currency = `${codes}|${symbols}|dollars?|euros?`
const listOf = (lists: [string, number][]) => lists.map(([words]) => words).join('|')

/** `(in millions)`, `in thousands of EUR`, `_mn`; a dot ends an abbreviation. */
const spelled = new RegExp(
  `^(?:in |en )?(?:(${currency}) ?)?(${listOf(amounts)})\\.?(?: (?:of |de |di )?(${currency}|people|persons|inhabitants|units|(?:metric )?ton(?:ne)?s))?$`,
)
/** `(USD m)`, `kEUR`, `$m`. */
const lettered = new RegExp(
  `^(?:in )?(?:(${currency}) ?(${listOf(behind)})|(${listOf(letters)}) ?(${currency}))$`,
)
/** In brackets three zeros are enough. */
const zeros = /^(?:in )?000$/
/** `per 1000` and `per million people` say what a rate is of. */
const isRate = /\b(?:per|pro|por|par|je|every)\b/i

/** Null where the name says nothing of the kind for sure. */
export function scaleOfName(name: string): NameScale | null {
  const spaced = name
    .replace(/[_\s]+/g, ' ')
    .replace(/([\p{Ll}\d])(\p{Lu}\p{Ll})/gu, '$1 $2')
    .trim()
  if (isRate.test(spaced)) return null
  const bracket = /^(.*\S)\s*[([]\s*([^()[\]]+?)\s*[)\]]$/u.exec(spaced)
  if (bracket) {
    const [, rest, said] = bracket
    if (zeros.test(said!)) return { ...nothingElse, factor: 1e3, rest: rest! }
    const before = scaleAtEnd(rest!)
    return scaleIn(said!, rest!) ?? (before && { ...before, rest: `${before.rest} (${said})` })
  }
  return scaleAtEnd(spaced)
}

function scaleAtEnd(name: string): NameScale | null {
  const words = name.split(/[\s,]+/)
  for (let from = Math.max(1, words.length - tailWordsMax); from < words.length; from++) {
    const scale = scaleIn(words.slice(from).join(' '), words.slice(0, from).join(' '))
    if (scale) return scale
  }
  return null
}

/** `in millions of US dollars` is the longest tail that is looked at. */
const tailWordsMax = 5

function scaleIn(said: string, rest: string): NameScale | null {
  const text = said.toLowerCase().replace('us dollars', 'dollars')
  const words = spelled.exec(text)
  if (words) {
    const unit = /^(?:metric )?ton(?:ne)?s$/.test(words[3] ?? '') ? 't' : null
    return { factor: factorIn(words[2]!, amounts), currency: currencyNamed(words[1] ?? words[3]), unit, rest }
  }
  const short = lettered.exec(text)
  if (!short) return null
  const letter = short[2] ?? short[3]!
  const named = currencyNamed(short[1] ?? short[4])
  return { ...nothingElse, factor: factorIn(letter, letters), currency: named, rest }
}

const nothingElse = { currency: null, unit: null }

const factorIn = (text: string, lists: [string, number][]) =>
  lists.find(([words]) => new RegExp(`^(?:${words})$`).test(text))![1]

function currencyNamed(text: string | undefined): string | null {
  if (text === undefined) return null
  if (/^dollars?$/.test(text)) return 'USD'
  if (/^euros?$/.test(text)) return 'EUR'
  return currencyOf(text) ?? null
}
