import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { columnNames } from '../columns/column-names'
import type { Token } from '../tokens'
import { findValues } from '../values/value-index'
import { wordFit } from '../words/word-forms'
import { isSameThing } from './lexicon/things'

const begins = 'durchschnitts gesamt median hochst mindest monats jahres wochen tages quartals stunden'.split(
  ' ',
)
const ends =
  'starkste starksten schwachste schwachsten quote rate anteil anzahl zahl monat monats jahr jahres quartal quartals woche tag datum summe preis preise kosten umsatz betrag dauer zeit menge wert alter gehalt gruppe klasse kategorie typ art land stadt nummer'.split(
    ' ',
  )
const periods = /^(?:monat|jahr|quartal)s?$/
const restMin = 3

/** German words that are made of two, as "Stornoquote" and "Durchschnittsalter", where the data have no such word. */
export function splitCompounds(tokens: Token[], language: Plan['language'], data: Understanding): Token[] {
  if (language !== 'de') return tokens
  const names = columnNames(data).flatMap(({ words }) => words)
  return tokens.flatMap((token) => {
    const { kind, text } = token
    if (kind !== 'word' || names.some((word) => wordFit(text, word) >= 0.85)) return [token]
    if (findValues(text, data).length > 0 || names.some((word) => isSameThing(text, word))) return [token]
    const begin = begins.find((part) => text.startsWith(part) && text.length >= part.length + restMin)
    const end = ends.find((part) => text.endsWith(part) && text.length >= part.length + restMin)
    if (!begin && !end) return [token]
    const [first, last] = begin
      ? [begin.replace(/s$/, ''), text.slice(begin.length)]
      : [text.slice(0, -end!.length), end!]
    const parts = [
      { ...token, text: first.replace(/(?<=.{4})s$/, '') },
      { ...token, text: last, isCapital: false },
    ]
    // "Kaufmonat" is the month of the purchase
    return periods.test(last) ? parts.reverse() : parts
  })
}
