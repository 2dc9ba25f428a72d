import { type Column, missingCode } from '../table/table'
import type { ColumnReading } from './column-reading'
import type { TextDraft } from './text-draft'

/** Lays a reading of the distinct texts out over the rows; equal cleaned texts become one value. */
export function buildColumn(draft: TextDraft, reading: ColumnReading): Column {
  const { remap, values, isSame } = dictionary(draft, reading)
  const { codes: source, name } = draft
  const { type, unit, leadingZeros } = reading
  const numbers = rowNumbers(source, reading)
  // columns are never written to, so one without gaps and changes shares its codes with the table as read
  if (isSame) return { name, type, codes: source, values, numbers, missing: 0, unit, leadingZeros }
  const codes = new Int32Array(source.length)
  let missing = 0
  for (let row = 0; row < source.length; row++) {
    const code = remap[source[row]!]!
    codes[row] = code
    if (code < 0) missing++
  }
  return { name, type, codes, values, numbers, missing, unit, leadingZeros }
}

function dictionary(draft: TextDraft, reading: ColumnReading) {
  const { texts } = reading
  if (texts === draft.source && !draft.missing.includes(1)) {
    return { remap: new Int32Array(0), values: draft.source, isSame: true }
  }
  const remap = new Int32Array(texts.length)
  const values: string[] = []
  const mayRepeat = texts !== draft.source
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
  return { remap, values, isSame: false }
}

function rowNumbers(source: Int32Array, reading: ColumnReading): Float64Array | null {
  const { numbers } = reading
  if (!numbers) return null
  const rows = new Float64Array(source.length)
  for (let row = 0; row < source.length; row++) rows[row] = numbers[source[row]!]!
  return rows
}
