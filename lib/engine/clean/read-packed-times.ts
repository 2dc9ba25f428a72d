import type { ColumnReading } from './column-reading'
import { isoTime } from './iso-text'
import { rewriteTexts } from './rewrite-texts'
import type { TextDraft } from './text-draft'
import { isNamedAsTime } from './times-of-day'

/** So seldom numbers of another kind have minutes throughout by chance. */
const chanceMax = 1e-4
/** Of the different ones, those between the half hundreds: what goes in steps of 50 or 100 has minutes without being a time. */
const betweenMin = 0.25
const [hourMs, minuteMs] = [3_600_000, 60_000]
const [lastHour, minutesPerHour] = [24, 60]
/** Before this they would be minutes of the first hours, or counts. */
const latestMin = 1000

/** `517`, `2210` under the name of a time: hours and minutes of a day, without a mark between them. Null for all else. */
export function readPackedTimes(draft: TextDraft, read: ColumnReading): ColumnReading | null {
  const { numbers } = read
  if (!numbers || read.type !== 'integer' || read.unit || !isNamedAsTime(draft.name)) return null
  const distinct = new Set<number>()
  for (const number of numbers) {
    if (Number.isNaN(number)) continue
    if (!isClock(number)) return null
    distinct.add(number)
  }
  if (!showMinutes([...distinct])) return null
  const times = numbers.map(
    (number) => (Math.floor(number / 100) % lastHour) * hourMs + (number % 100) * minuteMs,
  )
  const { texts } = rewriteTexts(draft, times, isoTime)
  return { type: 'time', texts, numbers: times, unit: null, leadingZeros: false, format: 'times of day' }
}

function isClock(number: number): boolean {
  const [hour, minute] = [Math.floor(number / 100), number % 100]
  return number >= 0 && minute < minutesPerHour && (hour < lastHour || (hour === lastHour && minute === 0))
}

/** Whether numbers in steps of theirs would have had other last digits than those of minutes, were they no times. */
function showMinutes(distinct: number[]): boolean {
  if (Math.max(...distinct) < latestMin) return false
  const step = distinct.reduce(commonStep, 100)
  const ofMinutes = Math.ceil(minutesPerHour / step) / (100 / step)
  const between = distinct.filter((number) => number % 50 !== 0).length
  return ofMinutes ** distinct.length <= chanceMax && between >= betweenMin * distinct.length
}

const commonStep = (one: number, other: number): number =>
  other === 0 ? one : commonStep(other, one % other)
