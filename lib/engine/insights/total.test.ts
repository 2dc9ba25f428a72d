import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'total')

describe('findTotals', () => {
  it('sums what adds up and averages what does not', () => {
    const columns = noiseColumns(19)
    const sum = columns.revenue!.cells.reduce((total: number, cell) => total + Number(cell), 0)
    const [revenue, , rating] = ['revenue', 'visits', 'rating'].map(
      (name) => found(columns).find(({ columns: names }) => names[0] === name)!.evidence.figures[0]!,
    )
    expect(revenue).toMatchObject({ measure: 'sum', rows: 600 })
    expect(revenue!.value).toBeCloseTo(sum, 6)
    expect(rating).toMatchObject({ measure: 'avg' })
    expect(rating!.value).toBeCloseTo(3, 0)
  })

  it('takes a level at its last date', () => {
    const columns = noiseColumns(19)
    const stock = { ...columns.revenue!, additivity: 'semi_additive' as const }
    const total = found({ ...columns, revenue: stock }).find(({ columns: names }) => names[0] === 'revenue')!
    const last = columns.date!.cells.at(-1)
    const at = stock.cells.filter((_, row) => columns.date!.cells[row] === last)
    expect(total.evidence.figures[0]!.value).toBeCloseTo(
      at.reduce((sum: number, cell) => sum + Number(cell), 0),
      6,
    )
    expect(total.evidence.figures[0]!.filters).toEqual([{ column: 'order_date', op: '=', value: last }])
  })
})
