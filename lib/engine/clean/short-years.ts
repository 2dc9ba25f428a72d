import type { DateText } from './date-text'

const century = 100
/** Two-digit years that would end later than this are of the last century, but for what names the future. */
const lastYear = 2039
/** The largest stretch of a century without a date parts its end from its beginning. */
const gapMin = 10
const futureName =
  /matur|expir|due|until|(?:^|[^a-z])(?:end|ende|fin|bis)(?:$|[^a-z])|deadline|target|ablauf|f[aä]llig|vencim|scad/i

/**
 * Two-digit years of one column stand together: the centuries are such that its dates lie in the shortest span, and
 * none lies far ahead. Births from `38` to `05` are of 1938 to 2005.
 */
export function settleShortYears(
  name: string,
  texts: string[],
  dates: (DateText | null)[],
): (DateText | null)[] {
  const isShort = texts.map((text, index) => dates[index] !== null && !/\d{4}/.test(text))
  if (!isShort.includes(true)) return dates
  const years = new Set(dates.flatMap((date, index) => (date && isShort[index] ? [date.year % century] : [])))
  const first = firstYear([...years].sort((a, b) => a - b))
  if (first === null) return dates
  const span = Math.max(...[...years].map((year) => (year - first + century) % century))
  const isAhead = (from: number) => from + span > lastYear
  const from = isAhead(2000 + first) && !futureName.test(name) ? 1900 + first : 2000 + first
  return dates.map((date, index) =>
    date && isShort[index]
      ? { ...date, year: from + (((date.year % century) - first + century) % century) }
      : date,
  )
}

/** The year after the largest gap of the circle of 100 years; null where no gap is large enough to say. */
function firstYear(years: number[]): number | null {
  let first = years[0]!
  let largest = 0
  years.forEach((year, at) => {
    const gap = at === 0 ? year + century - years.at(-1)! : year - years[at - 1]!
    if (gap > largest) [first, largest] = [year, gap]
  })
  return largest >= gapMin ? first : null
}
