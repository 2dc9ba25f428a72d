import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { csvBytes, spread } from '../subject/subject.fixture'

describe('that few rows make most of a total', () => {
  it('stands in the first sentences, though the table is more about how long things took', () => {
    const rows = Array.from({ length: 400 }, (_, row) => {
      const isGear = row % 25 === 0
      const hours = isGear ? 60 + spread(row, 90, 17) : 2 + spread(row, 7, 5)
      const start = new Date(Date.UTC(2024, 0, 1) + row * 36e5 * 30)
      const end = new Date(start.getTime() + hours * 36e5)
      const at = (date: Date) => date.toISOString().slice(0, 16)
      const lost = isGear ? (row % 100 === 0 ? 900 : 40) : 1 + spread(row, 30, 17) / 10
      return [`O${row}`, at(start), at(end), isGear ? 'Gearbox' : ['Pitch', 'Yaw'][row % 2]!, lost.toFixed(2)]
    })
    const { blocks } = generateDashboard(
      csvBytes([['event_id', 'start', 'end', 'system', 'lost_mwh'], ...rows]),
      { fileType: 'csv', fileName: 'outages.csv', outcome: 'Hours from start to end' },
    )
    expect(blocks[0]!.description).toContain('Hours from start to end has a median')
    expect(blocks[0]!.description).toMatch(/Gearbox makes \d+% of lost with 4% of the rows/)
  })
})
