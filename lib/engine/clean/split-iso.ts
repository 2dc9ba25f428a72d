import { isRealDate } from './real-date'

const [zero, dash, colon, point, space, upperT, upperZ] = [48, 45, 58, 46, 32, 84, 90]
const [secondMs, minuteMs, hourMs] = [1000, 60_000, 3_600_000]
const dateLength = 10
const minuteLength = 16
const secondLength = 19
const fractionMax = 9

interface IsoText {
  separator: string
  form: 'iso'
  year: number
  month: number
  day: number
  timeMs: number | null
}

/**
 * A date as computers write it, `2025-03-09`, with a time or without, by its characters alone: most dates are such, and
 * patterns take several times as long. Undefined for any other text, which patterns may still read.
 */
export function splitIso(text: string): IsoText | null | undefined {
  const { length } = text
  if (length < dateLength || text.charCodeAt(4) !== dash || text.charCodeAt(7) !== dash) return undefined
  const century = pair(text, 0)
  const [year, month, day] = [century * 100 + pair(text, 2), pair(text, 5), pair(text, 8)]
  if (!(year >= 0 && month >= 0 && day >= 0)) return undefined
  let timeMs: number | null = null
  if (length > dateLength) {
    timeMs = timeOf(text)
    if (Number.isNaN(timeMs)) return undefined
  }
  return isRealDate({ year, month, day }) ? { separator: '-', form: 'iso', year, month, day, timeMs } : null
}

/** Milliseconds of `T14:05`, ` 14:05:30`, `T14:05:30.123Z` behind the date; NaN for any other tail. */
function timeOf(text: string): number {
  const { length } = text
  const mark = text.charCodeAt(dateLength)
  if ((mark !== upperT && mark !== space) || length < minuteLength || text.charCodeAt(13) !== colon)
    return Number.NaN
  const [hour, minute] = [pair(text, 11), pair(text, 14)]
  let second = 0
  let end = minuteLength
  if (length >= secondLength && text.charCodeAt(minuteLength) === colon) {
    second = pair(text, 17)
    end = fractionEnd(text)
  }
  if (end < length && text.charCodeAt(end) === upperZ) end++
  if (end !== length || !(hour < 24 && minute < 60 && second < 60)) return Number.NaN
  return hour * hourMs + minute * minuteMs + second * secondMs
}

/** Where the second ends, its fraction included. */
function fractionEnd(text: string): number {
  if (text.charCodeAt(secondLength) !== point) return secondLength
  let end = secondLength + 1
  while (digit(text, end) >= 0 && end - secondLength <= fractionMax) end++
  return end > secondLength + 1 ? end : secondLength
}

function digit(text: string, at: number): number {
  const value = text.charCodeAt(at) - zero
  return value >= 0 && value <= 9 ? value : Number.NaN
}

/** The number that two digits make, NaN where they are none. */
const pair = (text: string, at: number): number => digit(text, at) * 10 + digit(text, at + 1)
