import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, createNoise, type FixtureColumn, noiseColumns, plant } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'pareto')

describe('findConcentrations', () => {
  const withCustomers = (weight: (customer: number) => number) => {
    const columns = noiseColumns(12)
    const { random } = createNoise(5)
    const customers = columns.date!.cells.map(() => Math.floor(random() * 40))
    const cells = customers.map((customer) => `C-${customer}`)
    const scaled = plant(columns, 'revenue', (cell, row) => cell * weight(customers[row]!))
    return { ...scaled, customer: { name: 'customer', role: 'category' as const, cells } }
  }

  it('finds that a fifth of the customers hold most', () => {
    const [top] = found(withCustomers((customer) => (customer < 8 ? 8 : 1)))
    expect(top).toMatchObject({ columns: ['customer', 'revenue'] })
    expect(top!.effect).toBeGreaterThan(0.55)
  })

  it('tells so few as hold half, with what they have of the rows', () => {
    const [top] = found(withCustomers((customer) => (customer < 3 ? 20 : 1)))
    expect(top!.text).toMatch(
      /^The top 3 of 40 values of customer \(.+\) hold \d+% of revenue, with \d(\.\d)?% of the rows; C-2 alone has 23%\.$/,
    )
  })

  it('takes what follows from the rows of a few for nothing', () => {
    const columns = noiseColumns(12)
    const { random } = createNoise(5)
    const cells = columns.date!.cells.map(() => `C-${Math.floor(40 * random() ** 4)}`)
    expect(found({ ...columns, customer: { name: 'customer', role: 'category', cells } })).toEqual([])
  })

  it('takes what equal customers show by chance for nothing', () => {
    expect(found(withCustomers(() => 1))).toEqual([])
  })
})
