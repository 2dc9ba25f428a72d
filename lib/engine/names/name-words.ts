import { shortForms } from './short-forms'

const accents = /[\u0300-\u036f]/g

/** What a column's name says. */
export interface NameWords {
  /** Lower case, without accents, camel case taken apart: `CustomerID` is `customer`, `id`. */
  readonly words: readonly string[]
  /** The words in one string with spaces between and around, to look for phrases. */
  text: string
  /** The name in one word, where taking it apart was wrong: `mwst`. */
  whole: string
  /** What stands in brackets at the end: `mm` of `Beak Length (mm)`; as written. */
  bracket: string | null
}

const bracketed = /[([]\s*([^()[\]]{1,20}?)\s*[)\]]\s*$/

/** Beyond this length the words of a name are not looked at. */
const nameLengthMax = 200

/** A wide table's names are asked for by each pair of its columns; so many of them are kept. */
const keptMax = 4096
const kept = new Map<string, NameWords>()

/** To be read only: the same name gives the same words. */
export function splitName(fullName: string): NameWords {
  const known = kept.get(fullName)
  if (known) return known
  if (kept.size >= keptMax) kept.clear()
  const split = takeApart(fullName)
  kept.set(fullName, split)
  return split
}

function takeApart(fullName: string): NameWords {
  const name = fullName.slice(0, nameLengthMax).replace(/\s+/g, ' ')
  const spaced = name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
  const plain = foldText(spaced)
  const words = plain.split(/[^\p{L}\p{N}%$€£#°]+/u).filter((word) => word !== '')
  return {
    words,
    text: ` ${words.join(' ')} `,
    whole: words.join(''),
    bracket: bracketed.exec(name)?.[1] ?? null,
  }
}

/** Lower case, without accents; `ß` as `ss`. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(accents, '').toLowerCase().replaceAll('ß', 'ss').normalize('NFC')

/** The name in words, for titles: `unit_price` is `unit price`, `CustomerID` is `Customer ID`. */
export function nameLabel(name: string): string {
  const label = name
    .replace(/(?<=\p{Ll}{2}|\d)(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/(\p{Ll})(\p{Lu}{2,})$/u, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return label === '' ? name : label
}

export interface WordList {
  exact: Set<string>
  /** For compound words, as German writes them: `Lieferkosten` ends in `kosten`. */
  endings: string[]
  /** Words that were looked up: a wide table's names hold the same ones again and again. */
  known: Map<string, boolean>
}

export const wordList = (exact: string, endings = ''): WordList => ({
  exact: new Set(spellingsOf(exact)),
  endings: spellingsOf(endings),
  known: new Map(),
})

/** Long enough to hold no `ue` of another language: `due`, `value`. */
const umlautFrom = 6

/** The words of a list, those with an umlaut in two letters also as they are once their accents are off: `plaetze`, `platze`. */
function spellingsOf(words: string): string[] {
  const all = words.split(/\s+/).filter(Boolean)
  const folded = all
    .filter((word) => word.length >= umlautFrom)
    .map((word) => word.replace(/(?<=[bcdfghjklmnprstvwz])([aou])e(?=[bcdfghklmnprstwz])/g, '$1'))
  return [...new Set([...all, ...folded])]
}

/** The first word of the name that the list has, also in the plural; null for none. */
export function findWord(name: NameWords, list: WordList): string | null {
  return name.words.find((word) => hasWord(word, list)) ?? (list.exact.has(name.whole) ? name.whole : null)
}

export function hasWord(word: string, list: WordList): boolean {
  const known = list.known.get(word)
  if (known !== undefined) return known
  if (list.known.size >= keptMax) list.known.clear()
  const has = looksUp(word, list)
  list.known.set(word, has)
  return has
}

function looksUp(word: string, list: WordList): boolean {
  const long = shortForms.get(word)
  if (long !== undefined) return list.exact.has(word) || hasWord(long, list)
  if (list.exact.has(word) || list.exact.has(word.replace(/s$/, ''))) return true
  return list.endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending))
}
