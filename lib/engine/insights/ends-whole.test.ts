import { describe, expect, it } from 'vitest'
import { areEndsWhole } from './ends-whole'
import { dayMs } from './periods'

const start = Date.UTC(2024, 8, 2)
const hourMs = dayMs / 24

/** Cut into equal periods; a row each moment. */
function wholeOf(moments: number[], wanted: 'day' | 'week', grain: 'hour' | 'day' | 'week') {
  const length = wanted === 'day' ? dayMs : 7 * dayMs
  const count = Math.floor((moments.at(-1)! - start) / length) + 1
  const rows = new Float64Array(count)
  for (const moment of moments) rows[Math.floor((moment - start) / length)]!++
  const starts = Array.from({ length: count + 1 }, (_, period) => start + period * length)
  return areEndsWhole({ dates: Float64Array.from(new Set(moments)), grain }, { wanted, starts, rows })
}

const days = (count: number) => Array.from({ length: count }, (_, day) => start + day * dayMs)
const isOpen = (moment: number) => new Date(moment).getUTCDay() !== 0

describe('the ends of what is cut into periods', () => {
  it('are whole where a day ends when the others do', () => {
    const mails = days(12).flatMap((day) => [6.1, 9, 12, 15, 18.8].map((hour) => day + hour * hourMs))
    expect(wholeOf(mails, 'day', 'hour')).toEqual({ first: true, last: true })
    expect(wholeOf(mails.slice(0, -2), 'day', 'hour')).toEqual({ first: true, last: false })
    expect(wholeOf(mails.slice(2), 'day', 'hour')).toEqual({ first: false, last: true })
  })

  it('are whole where a week ends on the day on which the others do', () => {
    const untilSaturday = days(8 * 7 - 1).filter(isOpen)
    expect(wholeOf(untilSaturday, 'week', 'day').last).toBe(true)
    expect(wholeOf(untilSaturday.slice(0, -1), 'week', 'day').last).toBe(false)
  })

  it('are not whole where a reading lacks some of what is read', () => {
    const readings = (last: number) =>
      days(10 * 7)
        .filter((_, day) => day % 7 === 0)
        .flatMap((day, week) => Array.from({ length: week === 9 ? last : 35 }, () => day))
    expect(wholeOf(readings(35), 'week', 'week').last).toBe(true)
    expect(wholeOf(readings(20), 'week', 'week').last).toBe(false)
  })

  it('go by the calendar where the others end now here, now there', () => {
    const some = days(70).filter((_, day) => (day * 7919) % 5 < 2)
    expect(wholeOf(some, 'week', 'day').last).toBe(true)
  })
})
