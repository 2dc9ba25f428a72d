import { inferCellKind } from '../read/csv/cell-kind'

const flagged = /^(.*[\d%])(\s?)(?:([a-z])|\((\p{L}{1,14})\.?\))$/u
/** What statistics say of a number: that it is not final. Letters of magnitudes, currencies and signs change what it is. */
const letterFlags = new Set(['p', 'e', 'r'])
const wordFlags = new Set([
  ...letterFlags,
  ...['prov', 'provisional', 'prelim', 'preliminary', 'est', 'estimate', 'estimated', 'rev', 'revised'],
  ...['vorl', 'vorläufig', 'geschätzt', 'revidiert'],
])
/** A number and what is said of it lie among the others, each so many times the one or the other at most. */
const timesMax = 3
const [firstYear, lastYear] = [1900, 2100]

interface Flagged {
  number: string
  isKnown: boolean
  isApart: boolean
}

const longest = 32

/** It begins with a digit, as prose seldom does, and ends with a small letter or a bracket. */
function mayBeFlagged(text: string): boolean {
  const [first, last] = [text.charCodeAt(0), text.charCodeAt(text.length - 1)]
  const isNumber = text.length <= longest && first >= 48 && first <= 57
  return isNumber && ((last >= 97 && last <= 122) || last === 41)
}

function flaggedNumber(text: string): Flagged | null {
  const match = flagged.exec(text.trim())
  if (!match || inferCellKind(match[1]!) !== 'number' || inferCellKind(text) === 'number') return null
  const [, number, space, letters, word] = match
  const isKnown = letters ? letterFlags.has(letters) : wordFlags.has(word!.toLowerCase())
  return { number: number!, isKnown, isApart: space !== '' || word !== undefined }
}

/**
 * `12.3 p`, `2022 (prov.)`: what is said of a number is taken off it, by text; null where letters behind numbers are
 * something else: `12a` is a house or a room of its own.
 */
export function flaggedNumbers(values: string[], name: string): (string | null)[] | null {
  if (!values.some(mayBeFlagged)) return null
  const found = values.map(flaggedNumber)
  const some = found.filter((one) => one !== null)
  if (some.length === 0 || !some.every(({ isKnown }) => isKnown)) return null
  const plain = values.filter((text) => inferCellKind(text) === 'number')
  const isMeasured = plain.some((text) => /\d[.,]\d/.test(text)) || isYear(name)
  const areYears = plain.every(isYear)
  if (!some.every(({ isApart }) => isApart) && !isMeasured && !areYears) return null
  return areAmong(plain, some) ? found.map((one) => one?.number ?? null) : null
}

function isYear(text: string): boolean {
  const year = Number(text.trim())
  return Number.isInteger(year) && year >= firstYear && year <= lastYear
}

function areAmong(plain: string[], some: Flagged[]): boolean {
  const sizes = plain.map(sizeOf).filter((size) => size > 0)
  if (sizes.length === 0) return false
  const [least, most] = [
    sizes.reduce((a, b) => Math.min(a, b)) / timesMax,
    sizes.reduce((a, b) => Math.max(a, b)) * timesMax,
  ]
  return some.every(
    ({ number }) => sizeOf(number) === 0 || (sizeOf(number) >= least && sizeOf(number) <= most),
  )
}

/** Roughly; 0 where it can't be told. */
const sizeOf = (text: string): number => Number(text.replace(/[^\d.,]/g, '').replace(',', '.')) || 0
