import { describe, expect, it } from 'vitest'
import { spread, understand } from './subject.fixture'

/** The share that is told of a state whose values come so often. */
function toldOf(states: Record<string, number>): unknown {
  const values = Object.entries(states).flatMap(([value, times]) => Array<string>(times).fill(value))
  const rows = values.map((_, row) => [
    `2024-${String((row % 12) + 1).padStart(2, '0')}-11`,
    ['North', 'South'][row % 2]!,
    values[spread(row, values.length, 7)]!,
  ])
  const { subject } = understand([['booked', 'club', 'status'], ...rows])
  return subject.outcomes[0]?.of?.value
}

describe('the end that the share of a state is told of', () => {
  it.each([
    [{ Attended: 160, 'No-show': 28, 'Late cancel': 11 }, 'No-show'],
    [{ erschienen: 160, 'nicht erschienen': 38, verschoben: 11 }, 'nicht erschienen'],
    [{ Paid: 120, Cancelled: 8, Refunded: 39 }, 'Refunded'],
    [{ EV_FULL: 60, USER_STOP: 110, TIMEOUT: 9, FAULT: 21 }, 'FAULT'],
    [{ APTO: 120, 'NO APTO': 80 }, 'NO APTO'],
    [{ Won: 40, Lost: 80, Abandoned: 20 }, 'Won'],
    [{ Seated: 110, 'No-show': 25, Cancelled: 35 }, 'No-show'],
    [{ Delivered: 267, Carded: 77, 'Safe place': 32, Damaged: 4 }, 'Delivered'],
    [{ New: 33, Qualified: 52, Converted: 20, Dead: 55 }, 'Converted'],
    [{ New: 33, Qualified: 52, Dead: 55 }, 'Dead'],
    [{ negative: 148, positive: 12 }, 'positive'],
    [{ 'not awarded': 96, awarded: 64 }, 'awarded'],
    [{ 'not readmitted': 130, readmitted: 30 }, 'readmitted'],
    [{ gekündigt: 28, 'nicht gekündigt': 132 }, 'gekündigt'],
    [{ deployed: 120, 'not deployed': 60 }, 'deployed'],
    [{ Sold: 70, 'Under offer': 40, Withdrawn: 25, Expired: 12 }, 'Sold'],
  ])(
    'of %j is %s: what was won, else the commonest of those that went wrong, unless people tell another',
    (states, told) => {
      expect(toldOf(states)).toBe(told)
    },
  )
})

describe('who did not come', () => {
  it('is told before who cancelled', () => {
    expect(toldOf({ Attended: 600, Cancelled: 84, DNA: 77, 'Late cancel': 35 })).toBe('DNA')
    expect(toldOf({ attended: 600, cancelled: 90, 'no-show': 40 })).toBe('no-show')
  })

  it('is none of samples', () => {
    expect(toldOf({ RNA: 200, DNA: 190, Protein: 100 })).not.toBe('DNA')
  })
})
