import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const day = (row: number) => new Date(Date.UTC(2024, 0, 1 + (row % 200))).toISOString().slice(0, 10)
const sourceOf = (row: number) => ['Phone', 'Web', 'App'][row % 3]!
const hash = (row: number) => (row * 7919) % 100

function draftOf(stateOf: (row: number) => string) {
  const lines = Array.from({ length: 600 }, (_, row) => [day(row), sourceOf(row), stateOf(row)].join(','))
  return generateDashboard(new TextEncoder().encode(['booked_on,source,status', ...lines].join('\n')), {
    fileType: 'csv',
    fileName: 'bookings.csv',
  })
}

describe('an outcome with more ends than two', () => {
  it('is told by all of them before one of them is told apart', () => {
    const draft = draftOf((row) => {
      if (hash(row) < (row % 3 === 0 ? 45 : 10)) return 'Cancelled'
      return hash(row) < 60 ? 'Seated' : 'Moved'
    })
    const [first] = draft.blocks
    expect(first!.description).toMatch(
      /^Status: \w+ \d+% of 600 (rows|bookings), \w+ \d+% and \w+ \d+%\. Share with status Cancelled differs by source/,
    )
    const shares = first!.config.evidence!.figures.slice(0, 3).map(({ value }) => value)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
  })

  it('is not told by an end to which hardly a row came', () => {
    const draft = draftOf((row) => {
      if (row % 150 === 0) return 'Damaged'
      return hash(row) < (row % 3 === 0 ? 60 : 20) ? 'Carded' : hash(row) < 70 ? 'Delivered' : 'Safe place'
    })
    expect(draft.blocks.map(({ title }) => title).join()).not.toContain('Damaged')
  })

  it('with two ends is told by the share of one', () => {
    const draft = draftOf((row) => (hash(row) < (row % 3 === 0 ? 45 : 10) ? 'cancelled' : 'kept'))
    expect(draft.blocks[0]!.description).toMatch(/^Share with status cancelled is/)
  })
})
