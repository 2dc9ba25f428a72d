export type CellKind = 'blank' | 'number' | 'date' | 'time' | 'word' | 'text'

const missingMarks = /^(?:n\/?a|nan|null|none|nil|#n\/a|-|--|\?|\.)$/i
const number =
  /^[-+(]{0,2}\s?(?:[$€£¥₹]|[A-Z]{1,3}\$?)?\s?[-+]?(?:\d[\d.,]*|\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+(?:[.,]\d+)?|[.,]\d+)(?:e[-+]?\d+)?\s?(?:%|‰|[$€£¥₹]|[kKmM])?[-)]?$/
/** `Q1`, `KW 5` and `FY2022` name a part of time; with other letters in front a number is money. */
const periodCode = /^(?:[QTHWMPS]|FY|SY|AY|KW|CW|WK)\s?\d{1,4}$/i
const numericDate = /^\d{1,4}([-/.])\d{1,2}(?:\1\d{1,4})?\.?(?:[T ]\d{1,2}:\d{2}.{0,16})?$/
const yearMonth = /^(?:19|20)\d\d[-/ ]?(?:Q[1-4]|W\d\d|M\d\d|H[12])$/i
const wordDate =
  /^(?:[a-z]{3,9},? )?(?:\d{1,2}\.?[ -])?(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-zé]{0,6}\.?(?:[ ,-]{1,2}\d{1,4}){1,2}(?: \d{1,2}:\d{2}.{0,12})?$/i
const time = /^\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]m)?$/i
const plainWords = /^[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M} _.\-&()'/+#@:]*$/u
/** What is longer is prose: no kind is looked for. */
const kindCharsMax = 64

/** What a cell looks like, told from its text alone. */
export function inferCellKind(text: string): CellKind {
  const cell = text.trim()
  if (cell === '' || missingMarks.test(cell)) return 'blank'
  if (cell.length > kindCharsMax) return 'text'
  const first = cell.charCodeAt(0)
  if (first < 65 || cell.charCodeAt(cell.length - 1) < 58) {
    if (numericDate.test(cell) && !isDecimal(cell)) return 'date'
    if (periodCode.test(cell)) return 'word'
    if (number.test(cell)) return 'number'
    if (time.test(cell)) return 'time'
    if (yearMonth.test(cell) || wordDate.test(cell)) return 'date'
  }
  return plainWords.test(cell) ? 'word' : 'text'
}

/** `12.5` has one point and no year: a number, though it could be a day and a month. */
const isDecimal = (cell: string): boolean => /^\d{1,4}\.\d+$/.test(cell)

export const isTyped = (kind: CellKind): boolean => kind === 'number' || kind === 'date' || kind === 'time'
