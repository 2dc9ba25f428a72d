import { describe, expect, it } from 'vitest'
import { draft, spread } from './subject.fixture'

/** Lots of three suppliers with the share that was faulty, and what was decided of each. */
const lots = Array.from({ length: 480 }, (_, row) => {
  const supplier = ['Orbis', 'Vela', 'Kovacs'][row % 3]!
  const rate = (supplier === 'Orbis' ? 6 : 2) + spread(row, 40, 613) / 10
  return [`L${row}`, supplier, rate.toFixed(1), rate > 7 ? 'Reject' : rate > 5 ? 'Rework' : 'Accept']
})

describe('how rows ended', () => {
  const { insights } = draft([['lot', 'supplier', 'defect_rate', 'disposition'], ...lots], 'inspected.csv')
  const differences = insights.filter(
    ({ kind, columns }) => kind === 'group_difference' && columns[0] === 'defect_rate',
  )

  it('is no reason for what was measured before', () => {
    expect(differences.map(({ columns }) => columns[1])).not.toContain('disposition')
    expect(differences.some(({ text }) => text.includes('disposition'))).toBe(false)
  })

  it('leaves what was there before', () => {
    expect(differences.map(({ columns }) => columns[1])).toContain('supplier')
  })
})
