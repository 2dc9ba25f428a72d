import { describe, expect, it } from 'vitest'
import { attemptsMax, findNextAttempt } from './retry-schedule'

const from = new Date('2026-01-01T00:00:00.000Z')
const pausesWith = (random: number) =>
  Array.from({ length: attemptsMax }, (_, i) => {
    const at = findNextAttempt(i + 1, from, () => random)
    return at && (at.getTime() - from.getTime()) / 1000
  })

describe('findNextAttempt', () => {
  it('pauses 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and then no more', () => {
    expect(pausesWith(0)).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 36_000, null])
  })

  it('is never sooner than that, and up to a tenth later', () => {
    expect(pausesWith(1)).toEqual([5.5, 330, 1980, 7920, 19_800, 39_600, 39_600, null])
  })
})
