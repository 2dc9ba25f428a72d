import { describe, expect, it } from 'vitest'
import { createRandom } from '../stats/random'
import { draft } from '../subject/subject.fixture'

/** Accounts by two factors; those of both cancel often. */
function headlineOf(shareOf: (isMonthly: boolean, hasCall: boolean) => number): string {
  const random = createRandom(3)
  const rows = Array.from({ length: 1200 }, (_, row) => {
    const [isMonthly, hasCall] = [row % 2 === 0, Math.floor(row / 2) % 2 === 0]
    const isLost = random() < shareOf(isMonthly, hasCall)
    return [
      `A${row}`,
      isMonthly ? 'monthly' : 'annual',
      hasCall ? 'called' : 'not called',
      isLost ? 'Yes' : 'No',
    ]
  })
  return draft([['account_id', 'billing', 'onboarding', 'churned'], ...rows]).layout.narrative_snippets[0]!
}

describe('where two factors meet', () => {
  it('is told first where hardly anything is left of them apart', () => {
    const text = headlineOf((isMonthly, hasCall) => (isMonthly && !hasCall ? 0.45 : 0.1))
    expect(text).toMatch(/(is high|unusually high).*(monthly.*not called|not called.*monthly)/)
    expect(text).not.toContain('differs by')
  })

  it('gives way to one of them that tells it alone', () => {
    expect(headlineOf((isMonthly) => (isMonthly ? 0.4 : 0.1))).toContain('differs by billing')
  })
})

describe('what is seldom', () => {
  it('is told by the band of a number where it meets another factor', () => {
    const random = createRandom(5)
    const rows = Array.from({ length: 2400 }, (_, row) => {
      const channel = ['branch', 'broker', 'online'][row % 3]!
      const ratio = 0.5 + 5 * random()
      const isBad = random() < (channel === 'broker' && ratio > 4 ? 0.25 : 0.03)
      return [`L${row}`, channel, ratio.toFixed(2), ['N', 'S'][row % 2]!, isBad ? 'Y' : 'N']
    })
    const { layout } = draft([['loan_id', 'channel', 'lti', 'region', 'defaulted'], ...rows])
    expect(layout.narrative_snippets[0]).toMatch(/high.*broker.*lti/)
  })
})
