import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'target')

describe('findTargets', () => {
  it('gives the share of the target that was reached', () => {
    const columns = noiseColumns(18)
    const cells = columns.revenue!.cells.map((cell) => Number(cell) * 1.25)
    const goal: FixtureColumn = { name: 'revenue_target', role: 'measure', cells }
    const [target] = found({ ...columns, goal })
    expect(target).toMatchObject({ columns: ['revenue', 'revenue_target'], direction: 'low' })
    expect(target!.evidence.figures[0]).toMatchObject({ text: '80%' })
  })

  it('makes up no target', () => {
    expect(found(noiseColumns(18))).toEqual([])
  })
})
