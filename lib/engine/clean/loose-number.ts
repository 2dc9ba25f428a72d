import { findCurrency, readSuffix } from './unit-text'

/** A number as people write it, taken apart; which of its marks is the decimal one is still open. */
export interface LooseNumber {
  /** Digits and the marks between them. */
  body: string
  negative: boolean
  scale: number
  unit: string | null
  unitKnown: boolean
  /** Put together of hours and minutes. */
  isCompound?: boolean
}

export type DecimalMark = '.' | ','

const lengthMax = 40
const pattern = /^([^\d]{0,12}?)([.,]?\d(?:[\d.,'’\u00a0\u202f\u2009 ]*\d)?[.,]?)([^\d]{0,24})$/u
const exponent = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)e[+-]?\d{1,3}$/i
const sign = /[+\-−–]/

/** Takes a text such as `(1.234,50 €)`, `12-`, `$1.2k` or `12,5 %` apart; null where it is no number. */
export function splitNumber(text: string): LooseNumber | null {
  if (text.length > lengthMax) return null
  if (exponent.test(text)) return { body: text, negative: false, scale: 1, unit: null, unitKnown: true }
  const match = pattern.exec(text)
  if (!match) return hoursAndMinutes(text)
  const before = readBefore(match[1]!)
  if (!before) return null
  const after = readAfter(withoutNoCents(match[2]!, match[3]!), before.open, before.signed)
  if (after === null) return null
  const suffix = readSuffix(after.rest, before.unit !== null)
  if (!suffix || (suffix.unit && before.unit && suffix.unit !== before.unit)) return null
  // `3. Quartal` is the third of them
  if (!suffix.known && match[2]!.endsWith('.')) return null
  // `2013FAIL` is a code, `2013 items` is a number: a word that is no known unit needs its space
  if (!suffix.known && !/^\s/.test(match[3]!)) return null
  return {
    body: match[2]!,
    negative: before.negative || after.negative || before.open,
    scale: suffix.scale,
    unit: before.unit ?? suffix.unit,
    unitKnown: suffix.known,
  }
}

/** `12,-` and `5.–` are even amounts, and nothing below zero. */
const withoutNoCents = (body: string, after: string): string =>
  /[.,]$/.test(body) ? after.replace(/^ ?[-–—]{1,2}(?=\D*$)/, '') : after

const inHours = /^(\d{1,3}) ?h(?:rs?)? ?([0-5]?\d)(?: ?m(?:in)?)?$/i

/** `1h15` and `2 h 30 min`, in minutes. */
function hoursAndMinutes(text: string): LooseNumber | null {
  const match = inHours.exec(text)
  if (!match) return null
  const minutes = 60 * Number(match[1]) + Number(match[2])
  return { body: String(minutes), negative: false, scale: 1, unit: 'min', unitKnown: true, isCompound: true }
}

function readBefore(
  text: string,
): { unit: string | null; negative: boolean; signed: boolean; open: boolean } | null {
  let rest = text.trim()
  const open = rest.includes('(')
  if (open) rest = rest.replace('(', '').trim()
  const mark = sign.exec(rest)?.[0]
  if (mark) rest = rest.replace(mark, '').trim()
  const unit = rest === '' ? null : findCurrency(rest)
  if (rest !== '' && !unit) return null
  return { unit, negative: mark !== undefined && mark !== '+', signed: mark !== undefined, open }
}

function readAfter(text: string, open: boolean, signed: boolean): { rest: string; negative: boolean } | null {
  let rest = text.trim()
  if (open !== rest.includes(')')) return null
  if (open) rest = rest.replace(')', '').trim()
  const negative = !signed && !open && /^[-−]|[-−]$/.test(rest)
  if (negative) rest = rest.replace(/^[-−]|[-−]$/, '').trim()
  return { rest, negative }
}

const groups = /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/
const indianGroups = /^\d{1,2}(?:,\d{2})*,\d{3}$/

/** The number that a body means under one decimal mark; NaN where it breaks the rules of grouping. */
function bodyNumber(body: string, decimal: DecimalMark): number {
  const text = body.replace(/[\u00a0\u202f\u2009]/g, ' ')
  if (/e/i.test(text)) return Number(text.replace(',', '.'))
  const at = text.indexOf(decimal)
  if (at !== text.lastIndexOf(decimal)) return Number.NaN
  const whole = at < 0 ? text : text.slice(0, at)
  const fraction = at < 0 ? '' : text.slice(at + 1)
  if (!/^\d*$/.test(fraction)) return Number.NaN
  if (!/^\d*$/.test(whole) && !groups.test(whole) && !indianGroups.test(whole)) return Number.NaN
  if (whole.includes(decimal)) return Number.NaN
  return Number(`${whole.replace(/[^\d]/g, '') || '0'}.${fraction || '0'}`)
}

/** The number under the column's mark; where that breaks the rules, under the other one (`1,234.50` is never `1.2`). */
export function readBody(body: string, decimal: DecimalMark): number {
  const value = bodyNumber(body, decimal)
  return Number.isNaN(value) ? bodyNumber(body, decimal === '.' ? ',' : '.') : value
}

/** Which decimal mark a body shows: `either` where `1,234` may be both, null where it shows none. */
export function decimalShown(body: string): DecimalMark | 'comma?' | 'dot?' | null {
  const comma = body.lastIndexOf(',')
  const dot = body.lastIndexOf('.')
  if (comma < 0 && dot < 0) return null
  if (comma >= 0 && dot >= 0) return comma > dot ? ',' : '.'
  const [mark, other, at] = comma >= 0 ? ([',', '.', comma] as const) : (['.', ',', dot] as const)
  if (body.indexOf(mark) !== at) return other
  const isGroup = body.length - at - 1 === 3 && at <= 3 && at > 0 && body[0] !== '0'
  if (!isGroup || /[ '’\u00a0\u202f\u2009]/.test(body)) return mark
  return mark === ',' ? 'comma?' : 'dot?'
}
