import { inferCellKind } from './cell-kind'

const marked =
  /^(?:[*†‡§]\s?)?(.*[\d%])\s?(?:[*†‡§]{1,3}|[¹²³⁴-⁹ᵃ-ᶻ]{1,2}|\[[\da-z]{1,2}\]|\([a-z]\))$|^[*†‡§]\s?(.*[\d%])$/u
/** `4,528 1)`: only the end of a bracket stands there. */
const numbered = /^([^(]*[\d%])\s\d{1,2}\)$/
const lastMarks = new Set('*†‡§¹²³⁴⁵⁶⁷⁸⁹])'.split(''))
const firstMarks = new Set('*†‡§'.split(''))

/** `3,910*` is 3,910 with a mark that points to a note; null where a text is no number with one. `1 (2)` may be two numbers. */
export function bareNumber(text: string): string | null {
  if (!mayBeMarked(text)) return null
  const match = marked.exec(text.trim()) ?? numbered.exec(text.trim())
  const number = match?.[1] ?? match?.[2]
  return number !== undefined && inferCellKind(number) === 'number' && inferCellKind(text) !== 'number'
    ? number
    : null
}

const isPlain = (letter: number): boolean =>
  (letter >= 48 && letter <= 57) || (letter >= 65 && letter <= 90) || (letter >= 97 && letter <= 122)

/** Most texts begin and end with a plain letter or digit. */
export const mayBeMarked = (text: string): boolean =>
  text.length > 1 &&
  !(isPlain(text.charCodeAt(0)) && isPlain(text.charCodeAt(text.length - 1))) &&
  (lastMarks.has(text.trimEnd().at(-1)!) || firstMarks.has(text.trimStart()[0]!))
