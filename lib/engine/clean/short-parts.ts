import type { DateText } from './date-text'

/** `W20/12`, `H1/27`, `Q3-24`: as likely what a thing is called as a part of a year. */
const shortPart = /^([a-z])\.?\s?\d{1,2}\s*[\s\-/,]\s*\d{2}$/i
/** As far as data speak of such parts. */
const [firstYear, lastYear, yearsMax] = [1980, 2039, 20]
/** What is numbered begins so. */
const numberedFrom = new Set([2000, 2001])
/** Of the parts from the first to the last so many are there. */
const presentMin = 0.5
const weekMs = 7 * 24 * 60 * 60 * 1000

/**
 * Whether texts of a letter, a number and two digits are parts of years: of one letter, of few years, and most of those
 * between the first and the last there. True where none is written so.
 */
export function areRunsOfParts(texts: string[], dates: (DateText | null)[]): boolean {
  const found = texts.flatMap((text, at) => {
    const letter = shortPart.exec(text)?.[1]
    const date = dates[at]
    return letter && date ? [{ letter: letter.toLowerCase(), date }] : []
  })
  if (found.length === 0) return true
  const years = found.map(({ date }) => date.year)
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const isOfOne = new Set(found.map(({ letter }) => letter)).size === 1
  if (!isOfOne || first < firstYear || last > lastYear || last - first >= yearsMax) return false
  const places = new Set(found.map(({ date }) => placeOf(date)))
  const span = Math.max(...places) - Math.min(...places) + 1
  return !numberedFrom.has(first) && places.size >= presentMin * span
}

function placeOf({ form, year, month, day }: DateText): number {
  if (form === 'week') return Math.round(Date.UTC(year, month - 1, day) / weekMs)
  return Math.floor((year * 12 + month - 1) / (form === 'half' ? 6 : 3))
}
