import type { ColumnReading } from './column-reading'
import type { TextDraft } from './text-draft'

/** Numbers that measuring devices and statistics offices write for "not known". */
const sentinels = new Set([-999, -9999, -99_999, -999_999, -9_999_999])
const rowsMin = 2

/** Takes `-999` and the like for missing where it is the only negative number of a column and comes again. */
export function dropSentinels(draft: TextDraft, reading: ColumnReading): ColumnReading {
  const { numbers } = reading
  if (!numbers) return reading
  let found = -1
  for (let index = 0; index < numbers.length; index++) {
    if (!(numbers[index]! < 0)) continue
    if (found >= 0 || !sentinels.has(numbers[index]!)) return reading
    found = index
  }
  if (found < 0 || draft.counts[found]! < rowsMin || draft.counts[found]! === draft.filled) return reading
  const texts = reading.texts.slice()
  const cleaned = numbers.slice()
  texts[found] = null
  cleaned[found] = Number.NaN
  return { ...reading, texts, numbers: cleaned }
}
