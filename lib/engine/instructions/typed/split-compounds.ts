import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { isTime } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import type { Token } from '../tokens'
import { findValues } from '../values/value-index'
import { wordFit } from '../words/word-forms'
import { lexiconOf } from './lexicon/lexicon'
import { isSameThing } from './lexicon/things'

const begins = 'durchschnitts gesamt median hochst mindest monats jahres wochen tages quartals stunden'.split(
  ' ',
)
const ends =
  'starkste starksten schwachste schwachsten quote rate anteil anzahl zahl monat monats jahr jahres quartal quartals woche wochentag tag datum summe preis preise kosten umsatz betrag dauer zeit menge wert alter gehalt gruppe klasse kategorie typ art land stadt nummer'.split(
    ' ',
  )
const periods = /^(?:(?:monat|jahr|quartal)s?|woche|wochentag)$/
const restMin = 3

/** German words that are made of two, as "Stornoquote" and "Durchschnittsalter", where the data have no such word. */
export function splitCompounds(tokens: Token[], language: Plan['language'], data: Understanding): Token[] {
  if (language !== 'de') return tokens
  const names = columnNames(data).flatMap(({ words }) => words)
  return tokens.flatMap((token) => {
    const { kind, text } = token
    if (kind !== 'word' || names.some((word) => wordFit(text, word) >= 0.85)) return [token]
    if (isOwnWord(text) || findValues(text, data).length > 0) return [token]
    const begin = begins.find((part) => text.startsWith(part) && text.length >= part.length + restMin)
    const end = ends.find((part) => text.endsWith(part) && text.length >= part.length + restMin)
    // "Kaufmonat" is the month of the purchase
    const dated = !begin && end && periods.test(end) ? datedTokens(token, end, data) : null
    if (dated) return dated
    if (names.some((word) => isSameThing(text, word)) && !(end && isTwoThings(text, end, data)))
      return [token]
    if (!begin && !end) return splitByNames(token, names, data)
    const [first, last] = begin
      ? [begin.replace(/s$/, ''), text.slice(begin.length)]
      : [text.slice(0, -end!.length), end!]
    const parts = [
      { ...token, text: unlinked(first) },
      { ...token, text: last.replace(/^zahl$/, 'anzahl'), isCapital: false },
    ]
    return periods.test(last) || /^(?:an)?zahl$/.test(last) ? parts.reverse() : parts
  })
}

/** "Versandart" of a `Ship Mode`. */
const isTwoThings = (text: string, end: string, data: Understanding): boolean =>
  columnNames(data).some(
    ({ words }) =>
      words.some((word) => isSameThing(unlinked(text.slice(0, -end.length)), word)) &&
      words.some((word) => isSameThing(end, word)),
  )

/** "Wochentag" is a word of the grammar. */
const isOwnWord = (text: string): boolean =>
  lexiconOf('de')
    .get(text)
    ?.some(({ words }) => words.length === 1) === true

/** The month of the date that a compound begins with: by its name, by what it stands for, else the only one there is. */
function datedTokens(token: Token, end: string, data: Understanding): Token[] | null {
  const stem = unlinked(token.text.slice(0, -end.length))
  const dates = columnNames(data).filter(({ index }) => isTime(data, index))
  const called = dates.filter(({ words }) => words.some((word) => word.startsWith(stem)))
  const meant = dates.filter(({ words }) => words.some((word) => isSameThing(stem, word)))
  const [only, ...others] = called.length > 0 ? called : meant
  if (!only || others.length > 0) return null
  const period = { ...token, text: end.replace(/(?<=^(?:monat|jahr|quartal))e?s$/, ''), isCapital: false }
  return [period, ...only.words.map((text) => ({ ...token, text }))]
}

/** Without the s that links it to what follows. */
const unlinked = (part: string) => part.replace(/(?<=.{3}[^s])s$/, '')

/** "Praxispunkte" of `Praxis Pkt`, "Webumsatz" of a value; "Vertriebskanal" is read as `Kanal`, which is told. */
function splitByNames(token: Token, names: string[], data: Understanding): Token[] {
  const { text } = token
  const known = names.filter((word) => word.length >= nameMin && text.length >= word.length + restMin)
  const last = known.find((word) => text.endsWith(word))
  if (last) {
    const first = unlinked(text.slice(0, -last.length))
    const isKnown = names.includes(first) || findValues(first, data).length > 0
    return isKnown
      ? [
          { ...token, text: first },
          { ...token, text: last },
        ]
      : [{ ...token, text: last, written: text }]
  }
  const first = known.find((word) => text.startsWith(word))
  const rest = first && text.slice(first.length).replace(/^s(?=.{3})/, '')
  if (!first || !rest) return [token]
  const isSaid =
    isOwnWord(rest) || names.some((word) => isSameThing(rest, word)) || findValues(rest, data).length > 0
  const own = { ...token, text: first }
  return isSaid || rest.length > first.length ? [own, { ...token, text: rest }] : [{ ...own, written: text }]
}

const nameMin = 5
