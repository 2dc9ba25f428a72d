import type { ColumnReading } from './column-reading'
import { isoTime } from './iso-text'
import { rewriteTexts } from './rewrite-texts'
import type { TextDraft } from './text-draft'
import { isNamedAsTime } from './times-of-day'

/** So many different ones have minutes by chance in one of ten thousand columns. */
const distinctMin = 20
const [hourMs, minuteMs] = [3_600_000, 60_000]
const [lastHour, minutesPerHour] = [24, 60]
/** Before this they would be minutes of the first hours, or counts. */
const latestMin = 1000

/** `517`, `2210` under the name of a time: hours and minutes of a day, without a mark between them. Null for all else. */
export function readPackedTimes(draft: TextDraft, read: ColumnReading): ColumnReading | null {
  const { numbers } = read
  if (!numbers || read.type !== 'integer' || read.unit || !isNamedAsTime(draft.name)) return null
  let distinct = 0
  let latest = 0
  for (const number of numbers) {
    if (Number.isNaN(number)) continue
    const hour = Math.floor(number / 100)
    const minute = number % 100
    if (number < 0 || minute >= minutesPerHour || hour > lastHour || (hour === lastHour && minute > 0))
      return null
    distinct++
    latest = Math.max(latest, number)
  }
  if (distinct < distinctMin || latest < latestMin) return null
  const times = numbers.map(
    (number) => (Math.floor(number / 100) % lastHour) * hourMs + (number % 100) * minuteMs,
  )
  const { texts } = rewriteTexts(draft, times, isoTime)
  return { type: 'time', texts, numbers: times, unit: null, leadingZeros: false, format: 'times of day' }
}
