import type { ColumnReading } from './column-reading'
import type { TextDraft } from './text-draft'

const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const dateShareMin = 0.9

export function readDates(draft: TextDraft): ColumnReading | null {
  const numbers = new Float64Array(draft.texts.length).fill(Number.NaN)
  let rows = 0
  let timed = false
  for (let index = 0; index < numbers.length; index++) {
    const match = draft.missing[index] ? null : iso.exec(draft.texts[index]!)
    if (!match) continue
    const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0))
    numbers[index] = Date.UTC(year!, month! - 1, day!, hour, minute, second)
    rows += draft.counts[index]!
    if (match[4] !== undefined) timed = true
  }
  if (rows === 0 || rows < dateShareMin * draft.filled) return null
  const texts = draft.texts.map((text, index) => {
    if (Number.isNaN(numbers[index]!)) return text
    return new Date(numbers[index]!).toISOString().slice(0, timed ? 19 : 10)
  })
  return { type: timed ? 'datetime' : 'date', texts, numbers, unit: null, leadingZeros: false, format: null }
}
