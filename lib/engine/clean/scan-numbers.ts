import { integerDigits, type PlainTexts, takeLook } from '../table/plain-texts'
import { decimalShown, type LooseNumber, splitNumber } from './loose-number'
import { exactDigitsMax, PlainNumber } from './plain-number'
import type { TextDraft } from './text-draft'

/** What one look at the distinct texts of a column says of the numbers in it. */
export interface NumberScan {
  /** NaN where the text is no plain number. */
  plain: Float64Array
  plainRows: number
  /** Taken apart, by index of the distinct text; empty where the column is plainly no number column. */
  loose: Map<number, LooseNumber>
  looseRows: number
  /** Rows that speak for a decimal comma and for a decimal point, and those that `1,234` and `1.234` leave open. */
  comma: number
  dot: number
  openComma: number
  openDot: number
  /** Open texts such as `1.230`: no one who drops trailing zeros would write this as a decimal. */
  openZeroEnd: boolean
  /** Some number above zero has no mark at all, so the decimals are not of one fixed width. */
  markless: boolean
  /** A number of 1000 or more stands without a mark: then thousands are not grouped. */
  ungrouped: boolean
  leadingZeroRows: number
  /** All plain integers have the same number of digits. */
  fixedWidth: boolean
  /** Integers with more digits than a number carries exactly. */
  tooLongRows: number
  /** Plain texts that are not written as the cleaned table writes numbers: `+1`, `.5`, `1.`. */
  untidy: number
  /** Plain texts such as `1.50`. */
  zeroEnds: number
  /** Digits after the point in all plain texts; null where they differ, -1 where there is none. */
  fixedDecimals: number | null
}

/** So many distinct texts are tried before a column is given up as text. */
const sampleMax = 60
const sampleShareMin = 0.3

export function scanNumbers(draft: TextDraft): NumberScan {
  const scan: NumberScan = {
    plain: new Float64Array(draft.texts.length).fill(Number.NaN),
    plainRows: 0,
    loose: new Map(),
    looseRows: 0,
    comma: 0,
    dot: 0,
    openComma: 0,
    openDot: 0,
    openZeroEnd: false,
    markless: false,
    ungrouped: false,
    leadingZeroRows: 0,
    fixedWidth: true,
    tooLongRows: 0,
    untidy: 0,
    zeroEnds: 0,
    fixedDecimals: -1,
  }
  const others = scanPlain(draft, scan)
  if (others.length > 0 && isWorthTaking(draft, others, scan)) scanLoose({ draft, others, scan })
  return scan
}

/** Gives those that are none. */
function scanPlain(draft: TextDraft, scan: NumberScan): number[] {
  if (draft.plain) {
    takePlain(draft, draft.plain, scan)
    return []
  }
  const plain = new PlainNumber()
  const others: number[] = []
  const noted = { scan, width: 0 }
  for (let index = 0; index < draft.texts.length; index++) {
    if (draft.missing[index]) continue
    if (plain.scan(draft.texts[index]!)) {
      notePlain(noted, plain, { texts: 1, rows: draft.counts[index]! })
      if (plain.integerDigits <= exactDigitsMax) scan.plain[index] = plain.value
    } else others.push(index)
  }
  return others
}

/** The same of texts that were read from their bytes, by how they look: few looks stand for all of them. */
function takePlain(draft: TextDraft, read: PlainTexts, scan: NumberScan): void {
  const plain = new PlainNumber()
  const noted = { scan, width: 0 }
  const { texts, rows } = counted
  for (const kind of kindsIn(draft, read)) {
    plain.value = valueOfKind(kind)
    takeLook(kind, plain)
    notePlain(noted, plain, { texts: texts[kind]!, rows: rows[kind]! })
    texts[kind] = rows[kind] = 0
  }
  takeNumbers(draft.missing, read, scan.plain)
}

/** Beside the look, whether the number is none, and whether it is less than one either way. */
const [lookBits, noneBit, smallBit, kinds] = [(1 << 13) - 1, 1 << 13, 1 << 14, 1 << 15]

const valueOfKind = (kind: number): number => (kind & noneBit ? 0 : kind & smallBit ? 0.5 : 1)

/** One for all columns, of which a wide table has hundreds: all noughts between them. */
const counted = { texts: new Int32Array(kinds), rows: new Int32Array(kinds) }

/** Counts texts and rows of each kind; gives the kinds that there are. */
function kindsIn({ missing, counts }: TextDraft, { numbers, looks }: PlainTexts): number[] {
  const { texts, rows } = counted
  const found: number[] = []
  for (let index = 0; index < looks.length; index++) {
    if (missing[index] !== 0) continue
    const size = Math.abs(numbers[index]!)
    const kind = (looks[index]! & lookBits) | (size === 0 ? noneBit : 0) | (size < 1 ? smallBit : 0)
    if (texts[kind] === 0) found.push(kind)
    texts[kind]!++
    rows[kind]! += counts[index]!
  }
  return found
}

/** Those with more digits than a number carries are none. */
function takeNumbers(missing: Uint8Array, { numbers, looks }: PlainTexts, into: Float64Array): void {
  for (let index = 0; index < looks.length; index++) {
    if (missing[index] === 0 && integerDigits(looks[index]!) <= exactDigitsMax) into[index] = numbers[index]!
  }
}

interface Noted {
  scan: NumberScan
  /** Digits of the plain integer before. */
  width: number
}

/** So many distinct texts, on so many rows, that are written alike. */
function notePlain(noted: Noted, plain: PlainNumber, { texts, rows }: { texts: number; rows: number }): void {
  const { scan, width } = noted
  scan.plainRows += rows
  if (plain.integerDigits > exactDigitsMax) {
    scan.tooLongRows += rows
    return
  }
  if (!plain.isTidy) scan.untidy += texts
  if (plain.endsInZero) scan.zeroEnds += texts
  noteDecimals(scan, Math.max(plain.decimals, 0))
  if (plain.decimals < 0) {
    if (width !== 0 && plain.integerDigits !== width) scan.fixedWidth = false
    noted.width = plain.integerDigits
    if (plain.leadingZero) scan.leadingZeroRows += rows
  } else scan.fixedWidth = false
  notePoint(scan, plain, rows)
}

function noteDecimals(scan: NumberScan, decimals: number): void {
  if (scan.fixedDecimals === -1) scan.fixedDecimals = decimals
  else if (scan.fixedDecimals !== decimals) scan.fixedDecimals = null
}

function notePoint(scan: NumberScan, plain: PlainNumber, rows: number): void {
  if (plain.decimals <= 0) {
    if (plain.value !== 0) scan.markless = true
    if (plain.integerDigits > 3) scan.ungrouped = true
    return
  }
  const isOpen =
    plain.decimals === 3 && plain.integerDigits <= 3 && plain.integerDigits > 0 && Math.abs(plain.value) >= 1
  if (!isOpen) {
    scan.dot += rows
    return
  }
  scan.openDot += rows
  if (plain.endsInZero) scan.openZeroEnd = true
}

function isWorthTaking(draft: TextDraft, others: number[], scan: NumberScan): boolean {
  if (scan.plainRows > sampleShareMin * draft.filled) return true
  const step = Math.max(1, Math.floor(others.length / sampleMax))
  let tried = 0
  let split = 0
  for (let at = 0; at < others.length; at += step) {
    tried++
    if (splitNumber(draft.texts[others[at]!]!)) split++
  }
  return split >= sampleShareMin * tried
}

function scanLoose(job: { draft: TextDraft; others: number[]; scan: NumberScan }): void {
  const { draft, others, scan } = job
  for (const index of others) {
    const number = splitNumber(draft.texts[index]!)
    if (!number) continue
    scan.loose.set(index, number)
    const rows = draft.counts[index]!
    scan.looseRows += rows
    noteMark(scan, number.body, rows)
  }
}

function noteMark(scan: NumberScan, body: string, rows: number): void {
  const shown = decimalShown(body)
  if (shown === ',') scan.comma += rows
  else if (shown === '.') scan.dot += rows
  else if (shown === 'comma?') scan.openComma += rows
  else if (shown === 'dot?') scan.openDot += rows
  else {
    if (/[1-9]/.test(body)) scan.markless = true
    if (/^\d{4}/.test(body)) scan.ungrouped = true
  }
  if (shown?.endsWith('?') && body.endsWith('0')) scan.openZeroEnd = true
}
