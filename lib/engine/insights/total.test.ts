import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, dayOf2023, type FixtureColumn, noiseColumns } from './fixture-table'

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

  const dated = (rowsBefore: number) => {
    const columns = noiseColumns(19)
    const cells = columns.date!.cells.map((_, row) => dayOf2023(Math.floor((row + rowsBefore) / 5)))
    const stock = { ...columns.revenue!, additivity: 'semi_additive' as const }
    const table = { ...columns, date: { ...columns.date!, cells }, revenue: stock }
    return {
      table,
      figure: found(table).find((total) => total.columns[0] === 'revenue')!.evidence.figures[0]!,
    }
  }

  it('takes a level at its last date', () => {
    const { table, figure } = dated(0)
    const last = table.date.cells.at(-1)
    const at = table.revenue.cells.filter((_, row) => table.date.cells[row] === last)
    const sum = at.reduce((total: number, cell) => total + Number(cell), 0)
    expect(at).toHaveLength(5)
    expect(figure.value).toBeCloseTo(sum, 6)
    expect(figure.filters).toEqual([{ column: 'order_date', op: '=', value: last }])
  })

  it('averages a level whose last date has only a straggler', () => {
    const { figure } = dated(1)
    expect(figure).toMatchObject({ measure: 'avg', filters: [], rows: 600 })
  })

  it('says of a sum over many years what the last of them has', () => {
    const columns = noiseColumns(19)
    const spread = (years: number) => {
      const cells = columns.date!.cells.map((_, row) => `${2010 + (row % years)}-07-01`)
      return found({ ...columns, date: { ...columns.date!, cells } }).find(
        ({ columns: [of] }) => of === 'revenue',
      )!
    }
    const [many, few] = [spread(8), spread(2)]
    expect(many.text).toMatch(/of it in 2017\.$/)
    expect(many.evidence.figures.at(-1)).toMatchObject({ measure: 'sum', rows: 75 })
    expect(few.text).not.toContain('of it')
  })
})
