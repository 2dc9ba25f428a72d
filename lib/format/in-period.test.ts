import { describe, expect, it } from 'vitest'
import { inPeriod } from './in-period'

describe('inPeriod', () => {
  it.each([
    ['2025', 'in 2025'],
    ['2025-Q1', 'in Q1 2025'],
    ['2025-W07', 'in Week 7, 2025'],
    ['2025-03', 'in Mar 2025'],
    ['2025-03-09', 'on Mar 9, 2025'],
    ['2025-03-09T14', 'at Mar 9, 2025, 14:00'],
    ['Tuesday', 'on Tuesday'],
    ['July', 'in July'],
    ['14:00', 'at 14:00'],
  ])('writes %s as %s', (value, text) => expect(inPeriod(value)).toBe(text))
})
