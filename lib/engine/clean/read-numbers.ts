import { sortNumbers } from '../stats/sort-numbers'
import type { ColumnReading } from './column-reading'
import { isEnough } from './enough'
import { type DecimalMark, readBody } from './loose-number'
import { isLooseMissingToken } from './missing-tokens'
import { percentFractions } from './percent-fractions'
import type { NumberScan } from './scan-numbers'
import { inferDecimal, type TableContext } from './table-context'
import type { TextDraft } from './text-draft'
import { convertUnit, isSameKind } from './unit-kinds'
import { type Mixture, unitsOf, voteUnit } from './vote-unit'

/** Leading zeros in fewer rows than this are slips, unless all are of one width. */
const leadingZeroShareMin = 0.01
/** Sums and squares of larger numbers overflow what a double holds. */
const numberSizeMax = 1e100

interface Job {
  draft: TextDraft
  scan: NumberScan
  decimal: DecimalMark
}

/** Reads a column as numbers under one decimal mark and one unit; null where it is none. */
export function readNumbers(draft: TextDraft, scan: NumberScan, context: TableContext): ColumnReading | null {
  if (scan.plainRows + scan.looseRows === 0) return null
  const job = { draft, scan, decimal: inferDecimal(scan, context) }
  const voted = voteUnit(draft, scan)
  const unit = voted instanceof Map ? null : voted
  if (unit === undefined || isTimeText(scan, unit)) return null
  const numbers = readAll(job, voted ?? null)
  if (!isEnough(draft, numbers, isLooseMissingToken)) return null
  const hasOthers = scan.plainRows < draft.filled
  if (
    scan.tooLongRows > 0 ||
    hasLeadingZeros(draft, scan) ||
    (hasOthers && (areNumbered(draft) || areLettered(draft)))
  )
    return codeReading(draft, scan)
  const fractions = unit === '%' ? percentFractions(numbers, scan) : none
  for (const index of fractions) numbers[index] = tidyScaled(numbers[index]! * 100)
  const texts = numberTexts(job, numbers, fractions)
  const format =
    texts === draft.texts
      ? null
      : `numbers${markName(job)}${unit ? ` of unit ${unit}${convertedNames(job, unit)}` : ''}${fractions.size > 0 ? ', converted from fractions' : ''}`
  const reading = { type: numberType(numbers), texts, numbers, unit, leadingZeros: false, format }
  return voted instanceof Map ? { ...reading, units: unitsOf(draft, scan, voted) } : reading
}

const none: ReadonlySet<number> = new Set()

const codeReading = (draft: TextDraft, scan: NumberScan): ColumnReading => ({
  type: 'text',
  texts: draft.texts,
  numbers: null,
  unit: null,
  leadingZeros: scan.leadingZeroRows > 0,
  format: null,
})

const hasLeadingZeros = (draft: TextDraft, scan: NumberScan): boolean =>
  scan.leadingZeroRows > 0 && (scan.fixedWidth || scan.leadingZeroRows >= leadingZeroShareMin * draft.filled)

/** `CAD25000002`: letters before as many digits everywhere, of which none come again, are names given out, no money. */
const numbered = /^\p{L}{2,4}(\d{5,})$/u
function areNumbered({ texts, missing, filled }: TextDraft): boolean {
  let width = 0
  let values = 0
  for (const [index, text] of texts.entries()) {
    if (missing[index]) continue
    const digits = numbered.exec(text)?.[1]?.length
    if (digits === undefined || (width > 0 && digits !== width)) return false
    width = digits
    values++
  }
  return values === filled
}

/** `5A`, `5B` and `6C` side by side are wards or seats, neither amperes nor billions: letters that all scale are `K`, `M` and their like. */
const lettered = /^\d{1,4}(\p{L})$/u
const scaleLetters = /^[kmbt]$/i
function areLettered({ texts, missing }: TextDraft): boolean {
  const found = new Set<string>()
  for (let index = 0; index < texts.length; index++) {
    if (missing[index] || endsInDigit(texts[index]!)) continue
    const letter = lettered.exec(texts[index]!)?.[1]
    if (letter) found.add(letter.toLowerCase())
  }
  return found.size > 1 && [...found].some((letter) => !scaleLetters.test(letter))
}

/** A look at one character tells most numbers, and costs a tenth of a pattern. */
function endsInDigit(text: string): boolean {
  const unit = text.charCodeAt(text.length - 1)
  return unit >= 0x30 && unit <= 0x39
}

/** Where all cells are times in words of several forms, `readTimes` has them to the second. */
function isTimeText({ plainRows, loose }: NumberScan, unit: string | null): boolean {
  if (plainRows > 0 || !unit || !isSameKind(unit, 's')) return false
  return [...loose.values()].some((one) => one.isCompound || (one.unit !== null && one.unit !== unit))
}

/** `, converted from h`. */
function convertedNames({ scan }: Job, unit: string): string {
  const others = new Set([...scan.loose.values()].flatMap((one) => one.unit ?? []))
  others.delete(unit)
  const names = [...others].filter((other) => isSameKind(other, unit))
  return names.length > 0 ? `, converted from ${names.join(', ')}` : ''
}

function readAll(job: Job, unit: string | null | Mixture): Float64Array {
  const { draft, scan, decimal } = job
  if (decimal === '.' && scan.loose.size === 0) return scan.plain
  const numbers = scan.plain.slice()
  if (decimal === ',') {
    for (let index = 0; index < numbers.length; index++) {
      const text = draft.texts[index]!
      if (!Number.isNaN(numbers[index]!) && text.includes('.')) numbers[index] = signed(text, decimal)
    }
  }
  for (const [index, number] of scan.loose) {
    const read = readBody(number.body, decimal) * number.scale
    const own = unit instanceof Map ? (unit.get(number.unit ?? '') ?? null) : unit
    const size = number.unit && own ? convertUnit(read, number.unit, own) : number.unit ? null : read
    if (size === null) continue
    numbers[index] = tidyScaled(number.negative ? -size : size)
  }
  return numbers
}

function signed(text: string, decimal: DecimalMark): number {
  const size = readBody(text.replace(/^[+-]/, ''), decimal)
  return text.startsWith('-') ? -size : size
}

/** `1.1 × 1000` is 1100, not 1100.0000000000002; what is too large to compute with is no number. */
const tidyScaled = (value: number): number =>
  Math.abs(value) <= numberSizeMax ? Number(value.toPrecision(15)) : Number.NaN

function numberType(numbers: Float64Array): 'integer' | 'number' {
  for (let at = 0; at < numbers.length; at++)
    if (!Number.isNaN(numbers[at]!) && !Number.isInteger(numbers[at]!)) return 'number'
  return 'integer'
}

const markName = ({ scan, decimal }: Job): string =>
  scan.comma + scan.dot + scan.openComma + scan.openDot > 0 ? ` with "${decimal}" as the decimal mark` : ''

const standsAsIs = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/
const standsWithZeros = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
const minusZero = /^-[0.]+$/

function numberTexts(job: Job, numbers: Float64Array, fractions: ReadonlySet<number>): (string | null)[] {
  const { draft, scan, decimal } = job
  const isPlain = scan.loose.size === 0 && scan.plainRows === draft.filled
  const zeros = keepsZeros(job, numbers)
  const isTidy = scan.untidy === 0 && (zeros || scan.zeroEnds === 0)
  if (isPlain && isTidy && (decimal === '.' || scan.dot + scan.openDot === 0)) return draft.texts
  let texts: (string | null)[] = draft.texts
  const change = (index: number, text: string | null) => {
    if (texts === draft.texts) texts = draft.texts.slice()
    texts[index] = text
  }
  const asIs = zeros ? standsWithZeros : standsAsIs
  for (let index = 0; index < numbers.length; index++) {
    const text = draft.texts[index]!
    const value = numbers[index]!
    if (draft.missing[index]) continue
    if (Number.isNaN(value)) {
      if (isLooseMissingToken(text)) change(index, null)
    } else if (scan.loose.has(index) || fractions.has(index) || (decimal === ',' && text.includes('.'))) {
      if (!standsAsIs.test(text) || Number(text) !== value) change(index, writeNumber(value, null))
    } else if (!asIs.test(text) || minusZero.test(text)) {
      change(index, writeNumber(value, zeros ? scan.fixedDecimals : null))
    }
  }
  return texts
}

function writeNumber(value: number, decimals: number | null): string {
  if (value === 0) return (0).toFixed(decimals ?? 0)
  return decimals === null ? String(value) : value.toFixed(decimals)
}

/**
 * Whether `1.50` may stay so: where all texts have as many digits behind the point, or no number is written in two
 * ways. Else `1.5` beside it would be another value.
 */
function keepsZeros({ scan }: Job, numbers: Float64Array): boolean {
  if (scan.zeroEnds === 0 || scan.loose.size > 0 || numberType(numbers) === 'integer') return false
  return scan.fixedDecimals !== null || !hasTwins(numbers)
}

function hasTwins(numbers: Float64Array): boolean {
  const sorted = sortNumbers(numbers.filter((value) => !Number.isNaN(value)))
  for (let at = 1; at < sorted.length; at++) if (sorted[at] === sorted[at - 1]) return true
  return false
}
