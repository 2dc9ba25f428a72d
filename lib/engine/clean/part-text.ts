/** A part of a year as it is written; its month is the first of it. */
export interface PartText {
  form: 'quarter' | 'half'
  /** As written, of a span of years (`2022/23`) the first. */
  year: string
  month: number
  day: 1
}

const monthsOf = { quarter: 3, half: 6 }
const partWords: Record<string, 'quarter' | 'half'> = {
  q: 'quarter',
  t: 'quarter',
  qtr: 'quarter',
  quarter: 'quarter',
  quartal: 'quarter',
  kwartaal: 'quarter',
  trim: 'quarter',
  trimestre: 'quarter',
  h: 'half',
  s: 'half',
  hj: 'half',
  half: 'half',
  halbjahr: 'half',
  semestre: 'half',
}

const wordFirst = /^([a-z]+)\.?\s?([1-4])[\s\-/,]*(.+)$/
/** `1Q22`, `3. Quartal 2024`, `1er trimestre 2023`, `2º trim. de 2021`. */
const numberFirst = /^([1-4])(?:[.º°]|st|nd|rd|th|er|eme|e|o)?\s?([a-z]+)\.?[\s/]*(?:de\s)?(.+)$/
const yearFirst = /^(.+?)[\s\-/]*([a-z]+)\.?\s?([1-4])$/
/** `2024`, `'24`, `FY24`, `2023/24`. */
const yearText = /^(fy\s?)?['’]?(\d{4}|\d{2})(?:\s?[-/]\s?(\d{4}|\d{2}))?$/
/** Without a mark or a century `T124` is as likely the name of a thing. */
const shortNameMax = 4

/** A quarter or a half of a year, from lower case without accents; null for any other text. */
export function splitPart(text: string): PartText | null {
  const { length } = text
  const ways: [
    RegExpExecArray | null,
    order: [word: number, number: number, year: number],
    isPlain: boolean,
  ][] = [
    [wordFirst.exec(text), [1, 2, 3], length > shortNameMax],
    [numberFirst.exec(text), [2, 1, 3], /^[1-4]q/.test(text) || length > shortNameMax + 1],
    [yearFirst.exec(text), [2, 3, 1], false],
  ]
  for (const [match, [word, number, year], isPlain] of ways) {
    const part =
      match && partOf(text, { word: match[word]!, number: match[number]!, year: match[year]!, isPlain })
    if (part) return part
  }
  return null
}

interface Written {
  word: string
  number: string
  year: string
  /** Whether two digits say the year without a mark. */
  isPlain: boolean
}

function partOf(text: string, { word, number, year, isPlain }: Written): PartText | null {
  const form = Object.hasOwn(partWords, word) ? partWords[word]! : null
  const [, mark, first, last] = yearText.exec(year) ?? []
  if (!form || !first || (form === 'half' && Number(number) > 2)) return null
  const isTold = first.length > 2 || mark !== undefined || /['’]/.test(text) || isPlain
  if (!isTold || (last !== undefined && !isNext(first, last))) return null
  return { form, year: first, month: (Number(number) - 1) * monthsOf[form] + 1, day: 1 }
}

/** A fiscal or a school year ends in the year after the one that it begins in. */
const isNext = (first: string, last: string): boolean => Number(last) % 100 === (Number(first) + 1) % 100
