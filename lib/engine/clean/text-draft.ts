import { isBlankLook, type PlainTexts } from '../table/plain-texts'
import type { TextColumn } from '../table/text-table'
import { isMissingToken } from './missing-tokens'

/** One column on its way to being cleaned: all work is done once per distinct text. */
export interface TextDraft {
  name: string
  /** Length `rowCount`: index into `texts`. */
  codes: Int32Array
  /** The distinct texts as read. */
  source: string[]
  /** The distinct texts, trimmed. */
  texts: string[]
  /** Rows of each distinct text. */
  counts: Int32Array
  /** 1 where the distinct text is blank or a mark of a missing value. */
  missing: Uint8Array
  /** Rows whose text is neither blank nor a missing mark. */
  filled: number
  trimmedRows: number
  /** Rows that a missing mark (not a blank) stood in, and the marks. */
  markedRows: number
  marks: string[]
  /** Whether a mark is a text like others. */
  keepsMarks: boolean
  /** Set where all texts are numbers or blank, and were read so. */
  plain?: PlainTexts
}

const spaceMax = 32
const noBreakSpace = 0xa0
/** `1.#QNAN` is the one mark that starts with a digit. */
const quietNan = '1.#QNAN'

const needsTrim = (text: string): boolean => {
  const first = text.charCodeAt(0)
  const last = text.charCodeAt(text.length - 1)
  return first <= spaceMax || last <= spaceMax || first >= noBreakSpace || last >= noBreakSpace
}

const zeroWidthSpace = '\u200b'

/** Like `trim`, and takes off zero-width spaces. A pattern such as `\s+$` would take quadratic time on long gaps. */
function tidy(text: string): string {
  let tidied = text.trim()
  while (tidied.startsWith(zeroWidthSpace) || tidied.endsWith(zeroWidthSpace)) {
    const from = tidied.startsWith(zeroWidthSpace) ? 1 : 0
    const to = tidied.length - (tidied.length > 1 && tidied.endsWith(zeroWidthSpace) ? 1 : 0)
    tidied = tidied.slice(from, to).trim()
  }
  return tidied
}

/** Counts, trims and marks the missing texts of one column; marks that are kept are counted, and texts like others. */
export function draftText(column: TextColumn, { keepsMarks = false } = {}): TextDraft {
  const { codes, values } = column
  const draft: TextDraft = {
    name: column.name,
    codes,
    source: values,
    texts: values,
    counts: countTexts(codes, values.length),
    missing: new Uint8Array(values.length),
    filled: 0,
    trimmedRows: 0,
    markedRows: 0,
    marks: [],
    keepsMarks,
    plain: column.plain,
  }
  if (column.plain) {
    draftPlain(draft, column.plain)
    return draft
  }
  for (let index = 0; index < values.length; index++) draftValue(draft, index)
  if (draft.marks.includes(namibia)) keepNamibia(draft)
  return draft
}

/** No number is trimmed, and none is a mark. */
function draftPlain(draft: TextDraft, { looks }: PlainTexts): void {
  for (let index = 0; index < looks.length; index++) {
    if (draft.counts[index] === 0 || isBlankLook(looks[index]!)) draft.missing[index] = 1
    else draft.filled += draft.counts[index]!
  }
}

function countTexts(codes: Int32Array, distinct: number): Int32Array {
  const counts = new Int32Array(distinct)
  for (let row = 0; row < codes.length; row++) counts[codes[row]!]!++
  return counts
}

const [zero, nine] = [48, 57]

/** From a digit to a visible character: neither to be trimmed nor a mark, as nearly all numbers are. */
function isClearlyFilled(text: string): boolean {
  const first = text.charCodeAt(0)
  if (!(first >= zero && first <= nine)) return false
  const last = text.charCodeAt(text.length - 1)
  return last > spaceMax && last < noBreakSpace && text !== quietNan
}

function draftValue(draft: TextDraft, index: number): void {
  let text = draft.source[index]!
  const rows = draft.counts[index]!
  if (rows > 0 && isClearlyFilled(text)) {
    draft.filled += rows
    return
  }
  if (text !== '' && needsTrim(text)) {
    const trimmed = tidy(text)
    if (trimmed !== text) {
      if (draft.texts === draft.source) draft.texts = draft.source.slice()
      draft.texts[index] = trimmed
      if (trimmed !== '') draft.trimmedRows += rows
      text = trimmed
    }
  }
  if (text === '' || rows === 0) draft.missing[index] = 1
  else if (isMissingToken(text)) {
    if (draft.keepsMarks) draft.filled += rows
    else draft.missing[index] = 1
    draft.markedRows += rows
    draft.marks.push(text)
  } else draft.filled += rows
}

const namibia = 'NA'
const isoCode = /^[A-Z]{2}$/
const areaCode = /^[A-Z]{2,5}$/
const areaName = /region|market|area|zone|territor|continent|country|land|pays|pa[ií]s/i
const codeDistinctMin = 3
const codeShareMin = 0.8

/** `NA` among two-letter codes is Namibia, among `EMEA` and `APAC` North America; else it is a missing value. */
function keepNamibia(draft: TextDraft): void {
  const others = draft.texts.filter((_, index) => !draft.missing[index])
  const pattern = areaName.test(draft.name) ? areaCode : isoCode
  const codes = others.filter((text) => pattern.test(text)).length
  if (codes < codeDistinctMin || codes < codeShareMin * others.length) return
  for (let index = 0; index < draft.texts.length; index++) {
    if (draft.texts[index] !== namibia) continue
    if (draft.missing[index]) draft.filled += draft.counts[index]!
    draft.missing[index] = 0
    draft.markedRows -= draft.counts[index]!
  }
  draft.marks = draft.marks.filter((mark) => mark !== namibia)
}
