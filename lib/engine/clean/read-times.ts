import type { ColumnReading } from './column-reading'
import { isEnough } from './enough'
import { isoTime } from './iso-text'
import { isLooseMissingToken } from './missing-tokens'
import { rewriteTexts } from './rewrite-texts'
import type { TextDraft } from './text-draft'
import { readClock, readHours } from './time-text'
import { areTimesOfDay } from './times-of-day'

const durationName =
  /duration|dauer|dur[eé]e|duraci[oó]n|durata|elapsed|length|laufzeit|runtime|uptime|time[_ ]?spent|fahrzeit|split|lap/i
const colons = /^(\d{1,4}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?$/
const words =
  /^(?:(\d+(?:[.,]\d+)?)\s*(?:d|days?|tage?|j|jours?)\b\.?,?\s*)?(?:(\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?|std|stunden?|heures?|horas?)\b\.?,?\s*)?(?:(\d+(?:[.,]\d+)?)\s*(?:m|min|mins|minutes?|minuten?|minutos?)\b\.?,?\s*)?(?:(\d+(?:[.,]\d+)?)\s*(?:s|sec|secs|seconds?|sek|sekunden?|segundos?)\b\.?)?$/i
const packed = /^(\d+)\s*h\s*(\d{1,2})(?:\s*m(?:in)?)?$/i
const iso = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i
const sampleMax = 40
const sampleShareMin = 0.4
const [minuteS, hourS, dayS, dayMs] = [60, 3600, 86_400, 86_400_000]

/** Reads times of day (`14:05`, `2 pm`) and durations (`26:10:00`, `1h 30m`, `PT90M`, in seconds); null for neither. */
export function readTimes(draft: TextDraft): ColumnReading | null {
  const isDuration = durationName.test(draft.name)
  if (!isDuration) {
    const times = tryAll(draft, (text) => readClock(text) ?? Number.NaN)
    if (times) return timeReading(draft, times)
    const hours = tryAll(draft, (text) => readHours(text) ?? Number.NaN)
    if (hours && areTimesOfDay(draft.name, hours)) return timeReading(draft, hours)
  }
  const durations = tryAll(draft, readDuration)
  return durations ? durationReading(draft, durations) : null
}

function tryAll(draft: TextDraft, read: (text: string) => number): Float64Array | null {
  const step = Math.max(1, Math.floor(draft.texts.length / sampleMax))
  let tried = 0
  let found = 0
  for (let index = 0; index < draft.texts.length; index += step) {
    if (draft.missing[index]) continue
    tried++
    if (!Number.isNaN(read(draft.texts[index]!))) found++
  }
  if (found === 0 || found < sampleShareMin * tried) return null
  const numbers = Float64Array.from(draft.texts, (text, index) =>
    draft.missing[index] ? Number.NaN : read(text),
  )
  return isEnough(draft, numbers, isLooseMissingToken) ? numbers : null
}

function timeReading(draft: TextDraft, times: Float64Array): ColumnReading {
  const numbers = times.map((ms) => ms % dayMs)
  return reading({ draft, numbers, type: 'time', write: isoTime, format: 'times of day' })
}

function durationReading(draft: TextDraft, numbers: Float64Array): ColumnReading {
  const type = numbers.every((value) => Number.isNaN(value) || Number.isInteger(value)) ? 'integer' : 'number'
  return { ...reading({ draft, numbers, type, write: String, format: 'durations in seconds' }), unit: 's' }
}

function reading(of: {
  draft: TextDraft
  numbers: Float64Array
  type: ColumnReading['type']
  write: (value: number) => string
  format: string
}): ColumnReading {
  const { draft, numbers, type, write, format } = of
  const { texts, changed } = rewriteTexts(draft, numbers, write)
  return { type, texts, numbers, unit: null, leadingZeros: false, format: changed ? format : null }
}

const amount = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'))

/** Seconds of a written duration; NaN where the text is none. */
function readDuration(text: string): number {
  let match = colons.exec(text)
  if (match) {
    const [, first, second, third] = match
    // two parts are minutes and seconds, as lap and track times are written
    return third === undefined
      ? Number(first) * minuteS + Number(second)
      : Number(first) * hourS + Number(second) * minuteS + Number(third)
  }
  match = packed.exec(text)
  if (match) return Number(match[1]) * hourS + Number(match[2]) * minuteS
  match = iso.exec(text) ?? words.exec(text)
  if (!match || match.slice(1).every((part) => part === undefined)) return Number.NaN
  const [, days, hours, minutes, seconds] = match
  return amount(days) * dayS + amount(hours) * hourS + amount(minutes) * minuteS + amount(seconds)
}
