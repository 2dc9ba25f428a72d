import { describe, expect, it } from 'vitest'
import { periodStart } from './period-start'

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)

describe('periodStart', () => {
  it.each([
    ['2025', '2025-01-01'],
    ['2025-Q3', '2025-07-01'],
    ['2025-03', '2025-03-01'],
    ['2025-03-09', '2025-03-09'],
    ['2025-W01', '2024-12-30'],
    ['2020-W53', '2020-12-28'],
  ])('reads %s', (text, start) => {
    expect(periodStart(text)).toBe(day(start))
  })

  it('reads hours and leaves the rest alone', () => {
    expect(periodStart('2025-03-09T14')).toBe(day('2025-03-09') + 14 * 3_600_000)
    for (const text of ['Monday', 'March', '', null, '12-34']) expect(periodStart(text)).toBeNull()
  })
})
