import type { ColumnReading } from './column-reading'
import { exactDigitsMax, PlainNumber } from './plain-number'
import type { TextDraft } from './text-draft'

/** At least this share of the filled rows must be numbers. */
const numberShareMin = 0.9

export function readNumbers(draft: TextDraft): ColumnReading | null {
  const scan = new PlainNumber()
  const numbers = new Float64Array(draft.texts.length).fill(Number.NaN)
  let rows = 0
  let integers = true
  let leadingZeros = false
  for (let index = 0; index < numbers.length; index++) {
    if (draft.missing[index] || !scan.scan(draft.texts[index]!)) continue
    if (scan.integerDigits > exactDigitsMax) continue
    numbers[index] = scan.value
    rows += draft.counts[index]!
    if (!Number.isInteger(scan.value)) integers = false
    if (scan.leadingZero) leadingZeros = true
  }
  if (rows === 0 || rows < numberShareMin * draft.filled || leadingZeros) return null
  return {
    type: integers ? 'integer' : 'number',
    texts: draft.texts,
    numbers,
    unit: null,
    leadingZeros,
    format: null,
  }
}
