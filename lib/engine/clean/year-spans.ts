/** `2012-13`, `FY 2012/13`, `2012–2013`: a school year, a fiscal year, a season, or a longer span. */
const span = /^(?:[fsa]y\s?)?((?:1[5-9]|20|21)\d{2})\s?[-–/]\s?(\d{4}|\d{2})$/i
/** `FY24`, `FY 2024`: a fiscal or school year by one number. */
const named = /^[fs]y\s?['’]?(\d{2}|(?:19|20)\d{2})$/i
/** `FY20/21`. */
const namedSpan = /^[fs]y\s?['’]?(\d{2})\s?[-–/]\s?(\d{2})$/i
const yearsMax = 20
const shareMin = 0.9
/** Unread labels such as `Total` may stand beside them, but most texts must be spans. */
const ofAllMin = 0.5
const distinctMax = 200
/** So many spans of one length in a row are no months by chance, whatever their last two digits. */
const alikeMin = 3
const monthsInYear = 12
const spanName =
  /season|saison|temporada|campa|school|schul|academic|akadem|fiscal|financial|exercice|ejercicio|(?:^|[^a-z])[fsa]y(?:$|[^a-z])|years?$|jahr|ann[eé]e|año/i
const monthName = /month|monat|mois|mes(?:$|_)|date|datum|fecha/i

interface YearSpan {
  /** The first year, or the one that it is called by. */
  from: number
  years: number
  /** No month can be meant. */
  isSure: boolean
  /** One number says it, so that it may begin in the year before. */
  isNamed?: true
}

/** The first year and the length of a span of years; null for any other text. */
export function readYearSpan(text: string): YearSpan | null {
  const match = span.exec(text)
  if (!match) return namedYear(text) ?? shortSpan(text)
  const from = Number(match[1])
  const last = match[2]!
  const years = last.length === 4 ? Number(last) - from : (Number(last) - (from % 100) + 100) % 100
  if (years < 1 || years > yearsMax) return null
  const isSure = last.length === 4 || Number(last) > monthsInYear || Number(last) === 0
  return { from, years, isSure }
}

const firstShortYear = 1970

function namedYear(text: string): YearSpan | null {
  const match = named.exec(text)
  if (!match) return null
  const year = Number(match[1])
  const from = year > 99 ? year : year + (year + 1900 < firstShortYear ? 2000 : 1900)
  return { from, years: 1, isSure: true, isNamed: true }
}

function shortSpan(text: string): YearSpan | null {
  const [, first, last] = namedSpan.exec(text) ?? []
  const from = first ? namedYear(`FY${first}`)!.from : Number.NaN
  return (from + 1) % 100 === Number(last) ? { from, years: 1, isSure: true } : null
}

/** Codes may look so; years come one after the other. */
function areNamedYears(spans: YearSpan[]): boolean {
  const years = [...new Set(spans.map(({ from }) => from))].sort((a, b) => a - b)
  return years.length >= alikeMin && years.at(-1)! - years[0]! === years.length - 1
}

/**
 * Whether the distinct texts of a column are spans of years, told by all of them: `2008-09` is September among months
 * and a season among `2009-10` and `2012-13`. `isDate` says of a text that it could be a date.
 */
export function areYearSpans(name: string, texts: string[], isDate: (text: string) => boolean): boolean {
  if (texts.length === 0 || texts.length > distinctMax) return false
  const spans: YearSpan[] = []
  let others = 0
  for (const text of texts) {
    const read = readYearSpan(text)
    if (read) spans.push(read)
    else if (isDate(text)) others++
    if (others > (1 - shareMin) * texts.length) return false
  }
  if (spans.length < shareMin * (spans.length + others) || spans.length < ofAllMin * texts.length)
    return false
  if (spans.some(({ isNamed }) => isNamed) && !areNamedYears(spans)) return false
  const sure = spans.filter(({ isSure }) => isSure).length
  if (sure * 2 >= spans.length) return true
  const isAlike = new Set(spans.map(({ years }) => years)).size === 1
  if (monthName.test(name) || !isAlike) return false
  const isOfOneYear = spans[0]!.years === 1
  return sure > 0 || spans.length >= alikeMin || (isOfOneYear && (spans.length > 1 || spanName.test(name)))
}
