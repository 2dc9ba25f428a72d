import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const day = (row: number) => new Date(Date.UTC(2024, 0, 1 + (row % 300))).toISOString().slice(0, 10)
const minutes = (row: number) => 20 + ((row * 7919) % 101)
/** Two thirds are pumps; of these most are of the north, of the rest few. */
const kindOf = (row: number) => (row % 3 > 0 ? 'Pump' : ['Fan', 'Belt', 'Valve'][((row / 3) % 3) | 0]!)
const siteOf = (row: number) =>
  (kindOf(row) === 'Pump' ? row % 7 < 5 : row % 7 < 1) ? 'North' : ['South', 'East'][(row * 31) % 2]!

function draftOf(
  cellsOf: (row: number) => (string | number)[],
  header = 'reported_on,repair_minutes,kind,site',
) {
  const lines = Array.from({ length: 630 }, (_, row) => cellsOf(row).join(','))
  return generateDashboard(new TextEncoder().encode([header, ...lines].join('\n')), {
    fileType: 'csv',
    fileName: 'repairs.csv',
  })
}

describe('what most rows are', () => {
  it('is told where nothing tells of the outcome, with where it is so', () => {
    const { blocks, layout } = draftOf((row) => [day(row), minutes(row), kindOf(row), siteOf(row)])
    expect(layout.narrative_snippets[0]).toMatch(
      /^Repair minutes .+ Kind is Pump in 67% of the rows, ahead of .+ Site is North in 71% of the rows with kind Pump, against 14% elsewhere\.$/,
    )
    const shown = blocks.map(({ title }) => title)
    expect(shown).toContain('Repair minutes by kind')
  })

  it('leaves the first place to what the outcome differs by', () => {
    const { layout } = draftOf((row) => [
      day(row),
      minutes(row) + (siteOf(row) === 'North' ? 90 : 0),
      kindOf(row),
      siteOf(row),
    ])
    expect(layout.narrative_snippets[0]).toContain('differs by site')
    expect(layout.narrative_snippets[0]).not.toContain('of the rows')
  })

  it('tells one thing under two names once', () => {
    const crewOf = (row: number) => (row % 97 === 0 ? 'Stand-by' : `${kindOf(row)} crew`)
    const { layout } = draftOf(
      (row) => [day(row), minutes(row), kindOf(row), siteOf(row), crewOf(row)],
      'reported_on,repair_minutes,kind,site,crew',
    )
    const told = layout.narrative_snippets.join(' ')
    expect(told).toContain('Kind is Pump')
    expect(told).not.toContain('crew')
  })
})
