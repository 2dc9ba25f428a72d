import { numberOf, type Sentence, tidy } from '../sentence'

const monthNames =
  'january february march april may june july august september october november december'.split(' ')
/** One month by its name or the first letters of it. */
export const monthPattern = `(?:${monthNames.map((name) => (name === 'may' ? name : `${name}|${name.slice(0, 3)}`)).join('|')}|sept)`

/** 1 to 12; 0 of what is no month. */
export const monthOf = (word: string) =>
  word.length < 3
    ? 0
    : monthNames.findIndex((name) => name.startsWith(word.slice(0, 4).replace(/^sept$/, 'sep'))) + 1

const nth = '(?: (?:st|nd|rd|th))?'
const number = '(#n\\d+)'
const link = '(?: (?:of|,|in|the year))*'
const monthRange = new RegExp(
  ` (${monthPattern}) (to|and|through|until|or) (${monthPattern})${link} ${number}(?= )`,
)
const monthFirst = new RegExp(` (${monthPattern}) (?:the )?${number}${nth}${link} ${number}(?= )`)
const dayFirst = new RegExp(` (?:the )?${number}${nth}(?: of)? (${monthPattern})${link} ${number}(?= )`)
const monthOnly = new RegExp(` (${monthPattern})${link} ${number}(?= )`)

/** Marks dates in words ("5 March 2024", "March 2024") as dates in ISO form. */
export function markDates(sentence: Sentence): void {
  if (!sentence.text.includes(' #n')) return
  replaceEach(sentence, monthRange, ([, first, word, last, year]) => {
    const [from, to] = [isoDate(sentence, { year, month: first }), isoDate(sentence, { year, month: last })]
    return from && to && `${from} ${word} ${to}`
  })
  replaceEach(sentence, monthFirst, ([, month, day, year]) => isoDate(sentence, { year, month, day }))
  replaceEach(sentence, dayFirst, ([, day, month, year]) => isoDate(sentence, { year, month, day }))
  replaceEach(sentence, monthOnly, ([, month, year]) => isoDate(sentence, { year, month }))
}

function replaceEach(
  sentence: Sentence,
  pattern: RegExp,
  write: (match: (string | undefined)[]) => string | null,
): void {
  const global = new RegExp(pattern.source, 'g')
  const text = sentence.text.replaceAll(global, (...match: string[]) => {
    const written = write(match)
    return written === null ? match[0]! : ` ${written}`
  })
  sentence.text = tidy(text)
}

interface Said {
  year: string | undefined
  month: string | undefined
  day?: string
}

/** The mark of a new date, null where the numbers make none. */
function isoDate(sentence: Sentence, { year, month, day }: Said): string | null {
  const ofYear = numberOf(sentence, year!)
  const ofDay = day === undefined ? null : numberOf(sentence, day)
  const isDay = ofDay === null || (Number.isInteger(ofDay) && ofDay >= 1 && ofDay <= 31)
  if (!isDay || !Number.isInteger(ofYear) || ofYear < 1500 || ofYear > 2200) return null
  const parts = [ofYear, monthOf(month!), ofDay].filter((part) => part !== null)
  const iso = parts.map((part) => String(part).padStart(2, '0')).join('-')
  return `#d${sentence.dates.push(iso) - 1}`
}
