const tail =
  /^(.+?)(?:t|,?\s+|\s*-\s+|,\s*|:)(?:um\s+|a\s+)?(\d{1,2})[:h.](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?\s*(am|pm|a\.\s?m\.|p\.\s?m\.|uhr)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2}|[+-]\d{2})?(?:\s*\([a-z ]+\))?$/
const hourTail = /^(.+?),?\s+(\d{1,2})\s*(am|pm|uhr)$/
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s*(am|pm|a\.\s?m\.|p\.\s?m\.|uhr)?$/i
const hours = /^(\d{1,2})\s?h\s?(\d{2})$/i
const hourOnly = /^(\d{1,2})\s*(am|pm)$/i

const [secondMs, minuteMs, hourMs] = [1000, 60_000, 3_600_000]

/** Cuts the time of day off a lower-case date-time; a zone moves it to UTC, so it may be below 0 or above a day. */
export function readTimeTail(text: string): { date: string; timeMs: number | null } {
  const match = tail.exec(text)
  if (match) {
    const [, date, hour, minute, second, , half, zone] = match
    const timeMs = clockMs({ hour: Number(hour), minute: Number(minute), second: Number(second ?? 0), half })
    if (timeMs !== null) return { date: date!, timeMs: timeMs - zoneMs(zone) }
  }
  const short = hourTail.exec(text)
  const timeMs = short && clockMs({ hour: Number(short[2]), minute: 0, second: 0, half: short[3] })
  return short && timeMs !== null ? { date: short[1]!, timeMs } : { date: text, timeMs: null }
}

/** Milliseconds since midnight of `14:05`, `2:05:30 pm`, `2 PM`; null where the text is no time of day. */
export function readClock(text: string): number | null {
  const match = clock.exec(text)
  if (match) {
    const [, hour, minute, second, half] = match
    return clockMs({ hour: Number(hour), minute: Number(minute), second: Number(second ?? 0), half })
  }
  const short = hourOnly.exec(text)
  return short ? clockMs({ hour: Number(short[1]), minute: 0, second: 0, half: short[2] }) : null
}

/** As `readClock`, of `7h13`; that may be a duration as well. */
export function readHours(text: string): number | null {
  const match = hours.exec(text)
  return match && clockMs({ hour: Number(match[1]), minute: Number(match[2]), second: 0, half: undefined })
}

function clockMs(time: {
  hour: number
  minute: number
  second: number
  half: string | undefined
}): number | null {
  const half = time.half?.toLowerCase().charAt(0)
  const isHalved = half === 'a' || half === 'p'
  let { hour } = time
  if (isHalved && (hour < 1 || hour > 12)) return null
  if (half === 'p' && hour < 12) hour += 12
  if (half === 'a' && hour === 12) hour = 0
  // 24:00 is the end of the day in ISO 8601
  const isEnd = hour === 24 && time.minute === 0 && time.second === 0
  if ((hour > 23 && !isEnd) || time.minute > 59 || time.second > 60) return null
  return hour * hourMs + time.minute * minuteMs + Math.min(time.second, 59) * secondMs
}

function zoneMs(zone: string | undefined): number {
  if (!zone || /^[a-z]/.test(zone)) return 0
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(3).replace(':', '')].map(Number)
  return (zone[0] === '-' ? -1 : 1) * (hours! * hourMs + minutes! * minuteMs)
}
