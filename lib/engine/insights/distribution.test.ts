import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'distribution')

describe('findDistributions', () => {
  it('says where the average misleads', () => {
    const [shape] = found(plant(noiseColumns(17), 'revenue', (cell) => Math.exp(cell / 20)))
    expect(shape).toMatchObject({ columns: ['revenue'], direction: 'high' })
    const [q1, q3, share] = shape!.evidence.figures
    expect(q3!.value).toBeGreaterThan(q1!.value)
    expect(shape!.text).toContain(`the largest tenth of the rows holds ${share!.text} of the total`)
  })

  it('says how many rows are zero, and nothing of an even shape', () => {
    const shapes = found(plant(noiseColumns(17), 'revenue', (cell, row) => (row % 2 ? 0 : cell)))
    expect(shapes.map(({ columns }) => columns)).toEqual([['revenue']])
    expect(shapes[0]!.text).toContain('zero in 50%')
  })
})
