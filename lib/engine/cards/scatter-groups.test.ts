import { describe, expect, it } from 'vitest'
import type { Figure } from '@/lib/contracts/claims'
import { composeDashboard } from '../compose/compose-dashboard'
import { understandDataset } from '../generate-dashboard'
import { emptyPlan, type PlannedCard } from '../plan/plan'
import { plannedCard } from '../plan/planned-card'

const regions = ['North', 'South', 'East']
const rows = Array.from({ length: 90 }, (_, row) => ({
  region: regions[row % 3]!,
  age: 20 + (row % 5),
  revenue: 100 + ((row * 37) % 50) + (row % 3) * 20,
  hours: 8 + ((row * 13) % 7) - (row % 3),
}))
const text = [Object.keys(rows[0]!).join(), ...rows.map((row) => Object.values(row).join())].join('\n')

const base: Partial<PlannedCard> = { clause: 'scatter', type: 'scatter', y: 'revenue', aggregation: 'avg' }

function scatterOf(asked: Partial<PlannedCard>) {
  const dataset = understandDataset(new TextEncoder().encode(text), { fileType: 'csv', fileName: 'work.csv' })
  const plan = { ...emptyPlan(), cards: [plannedCard({ ...base, ...asked })], onlyAsked: true }
  return composeDashboard(dataset, plan).blocks[0]!
}

/** The average of a column over the rows that a figure's filters keep. */
function averageOf({ column, filters }: Figure): number {
  const kept = rows.filter((row) =>
    filters.every((one) => String(row[one.column as 'age']) === String(one.value)),
  )
  return kept.reduce((sum, row) => sum + row[column as 'age'], 0) / kept.length
}

describe('a scatter of groups', () => {
  it.each([
    ['two measures of each region', { x: 'hours', xAggregation: 'avg' as const, grouping: 'region' }],
    ['a measure of each age', { x: 'age' }],
    ['a measure of each age and region', { x: 'age', grouping: 'region' }],
  ])('says in a line what it shows: %s', (_, asked) => {
    const card = scatterOf(asked)
    expect(card.type).toBe('scatter')
    expect(card.description).toMatch(/\d.*\.$/)
    const { figures } = card.config.evidence!
    expect(figures.length).toBeGreaterThan(0)
    for (const figure of figures) {
      expect(card.description).toContain(figure.text)
      expect(figure.value).toBeCloseTo(averageOf(figure), 6)
    }
  })

  it('names the one that is highest in each', () => {
    expect(scatterOf({ x: 'hours', xAggregation: 'avg', grouping: 'region' }).description).toMatch(
      /^Highest in average revenue is East \([\d.]+\), in average hours North \([\d.]+\)\.$/,
    )
  })
})
