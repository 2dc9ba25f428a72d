import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'evenness')

describe('findEvenness', () => {
  it('says that totals are even where they are', () => {
    const even = plant(noiseColumns(21), 'channel', (_, row) => ['Web', 'Store', 'Phone'][row % 3]!)
    expect(found(even).map(({ columns }) => columns)).toContainEqual(['channel', 'revenue'])
  })

  it('says nothing where one value has twice as much', () => {
    const uneven = plant(noiseColumns(21), 'channel', (_, row) => ['Web', 'Web', 'Store', 'Phone'][row % 4]!)
    expect(found(uneven).map(({ columns }) => columns)).not.toContainEqual(['channel', 'revenue'])
  })
})
