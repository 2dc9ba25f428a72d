import { canMeasure } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { isContent } from '../report/is-content'
import type { Said } from './metric-span'

/** Names that say of a number no more than that it is one. */
const plain = new Set(
  'value values val amount amounts total count number n wert werte anzahl betrag menge valeur valeurs montant nombre valor valores importe numero cantidad'.split(
    ' ',
  ),
)

/** The one number of a table of long form, whatever a noun calls it: the rain of one whose column is `Value`. */
export function onlyAmount({ words, mentions, understanding }: Said, at: number): number | null {
  const word = words[at] ?? ''
  const isNamed = mentions.some(({ from, to }) => from <= at && at < to)
  if (isNamed || !isContent(word)) return null
  const { profile, table } = understanding
  const numbers = columnNames(understanding).filter(
    ({ index }) =>
      profile.columns[index]!.role === 'measure' &&
      canMeasure(understanding, index) &&
      !table.columns[index]!.derivedFrom,
  )
  const [only] = numbers
  const isPlain = only?.words.every((own) => plain.has(own))
  return numbers.length === 1 && isPlain ? only!.index : null
}
