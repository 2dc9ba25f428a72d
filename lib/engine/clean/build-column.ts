import type { ColumnType } from '@/lib/contracts/analysis'
import { sortNumbers } from '../stats/sort-numbers'
import { rememberFacts } from '../table/code-facts'
import { lazyTexts, peekText } from '../table/lazy-texts'
import { mostDecimals } from '../table/plain-texts'
import { type Column, missingCode } from '../table/table'
import type { ColumnReading } from './column-reading'
import type { TextDraft } from './text-draft'

/** Lays a reading of the distinct texts out over the rows; equal cleaned texts become one value. */
export function buildColumn(draft: TextDraft, reading: ColumnReading): Column {
  const isSame = reading.texts === draft.source && !draft.missing.includes(1)
  return isSame ? shareColumn(draft, reading) : remapColumn(draft, reading)
}

/** Columns are never written to, so one without gaps and changes shares its codes with the table as read. */
function shareColumn(draft: TextDraft, reading: ColumnReading): Column {
  const { name, codes, source: values } = draft
  const { type, unit, leadingZeros, aside } = reading
  const numbers = rowNumbers(codes, reading)
  const column = { name, type, codes, values, numbers, missing: 0, unit, leadingZeros, aside }
  rememberFacts(column, {
    rows: draft.counts,
    numbers: reading.numbers ?? undefined,
    decimals: decimalsOf(draft, reading),
  })
  return column
}

function remapColumn(draft: TextDraft, reading: ColumnReading): Column {
  const { name, codes: source } = draft
  const { type, unit, leadingZeros, aside } = reading
  const { remap, values } = dictionary(draft, reading)
  const codes = new Int32Array(source.length)
  for (let row = 0; row < source.length; row++) codes[row] = remap[source[row]!]!
  const rows = new Int32Array(values.length)
  let missing = 0
  for (let index = 0; index < remap.length; index++) {
    const code = remap[index]!
    if (code === missingCode) missing += draft.counts[index]!
    else rows[code]! += draft.counts[index]!
  }
  const numbers = rowNumbers(source, reading)
  const column = { name, type, codes, values, numbers, missing, unit, leadingZeros, aside }
  rememberFacts(column, { rows, decimals: decimalsOf(draft, reading) })
  return column
}

/** Of numbers that stand as they were read, how they are written is known without their texts. */
function decimalsOf({ plain, source, missing }: TextDraft, { texts }: ColumnReading) {
  return plain && texts === source ? () => mostDecimals(plain.looks, missing) : undefined
}

function dictionary(draft: TextDraft, reading: ColumnReading): { remap: Int32Array; values: string[] } {
  const { texts } = reading
  if (draft.plain && texts === draft.source) return withoutMissing(draft)
  const remap = new Int32Array(texts.length)
  const values: string[] = []
  const mayRepeat = texts !== draft.source && !areDatesApart(draft, reading)
  const seen = new Map<string, number>()
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index]
    if (draft.missing[index] || text == null || draft.counts[index] === 0) {
      remap[index] = missingCode
      continue
    }
    let code = mayRepeat ? seen.get(text) : undefined
    if (code === undefined) {
      code = values.length
      values.push(text)
      if (mayRepeat) seen.set(text, code)
    }
    remap[index] = code
  }
  return { remap, values }
}

/** Numbers that stand as they were read, without the blank: none of them need be made. */
function withoutMissing({ source, missing }: TextDraft): { remap: Int32Array; values: string[] } {
  const remap = new Int32Array(source.length)
  const present = new Int32Array(source.length)
  let count = 0
  for (let index = 0; index < remap.length; index++) {
    remap[index] = missing[index] ? missingCode : count
    if (!missing[index]) present[count++] = index
  }
  return { remap, values: lazyTexts(count, (code) => peekText(source, present[code]!)) }
}

/** Dates are written to the day, date-times to the second. */
const stepMs: Partial<Record<ColumnType, number>> = { date: 86_400_000, datetime: 1000 }

/** Whether all texts are dates of which no two are the same: written anew no two are the same either. */
function areDatesApart({ texts, missing }: TextDraft, { type, numbers, format }: ColumnReading): boolean {
  const step = stepMs[type]
  if (!step || !numbers || format === null) return false
  const present = new Float64Array(texts.length)
  let n = 0
  for (let index = 0; index < texts.length; index++) {
    if (missing[index]) continue
    if (!(numbers[index]! % step === 0)) return false
    present[n++] = numbers[index]!
  }
  const sorted = sortNumbers(present.subarray(0, n))
  for (let at = 1; at < n; at++) if (sorted[at] === sorted[at - 1]) return false
  return true
}

function rowNumbers(source: Int32Array, reading: ColumnReading): Float64Array | null {
  const { numbers } = reading
  if (!numbers) return null
  const rows = new Float64Array(source.length)
  for (let row = 0; row < source.length; row++) rows[row] = numbers[source[row]!]!
  return rows
}
