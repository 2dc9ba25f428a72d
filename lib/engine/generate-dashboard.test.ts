import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dashboardDraftSchema } from '@/lib/contracts/draft'
import { generateDashboard } from './generate-dashboard'

const draftOf = (text: string, instructions?: string) =>
  dashboardDraftSchema.parse(
    generateDashboard(new TextEncoder().encode(text), {
      fileType: 'csv',
      fileName: 'table.csv',
      instructions,
    }),
  )
const rowsOf = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => row(i))

describe('tables that are no usual ones', () => {
  it('makes a dashboard of more different numbers than a call takes arguments', () => {
    const value = (i: number) => (i % 50_000 === 0 ? -1 : i + 0.5)
    const { dataset } = draftOf(['shop,value', ...rowsOf(200_000, (i) => `s${i % 7},${value(i)}`)].join('\n'))
    expect(dataset.columns[1]).toMatchObject({ role: 'measure', distinct: 199_996, missing: 4 })
  })

  it('writes money with three and more decimals', () => {
    const { blocks } = draftOf(['id,shop,price_usd', ...rowsOf(200, () => '1,A,12.345')].join('\n'))
    expect(blocks.length).toBeGreaterThan(0)
    expect(
      draftOf('price\n$5\n$49.6011').blocks.some(({ description }) => description?.includes('$49.601')),
    ).toBe(true)
  })

  const orders = fs.readFileSync('public/samples/store-orders.csv', 'utf8').trim().split('\n')
  it.each(['tbc', '2024-13-45', 'Total'])(
    'makes a dashboard where the date beside an outlier is %s',
    (date) => {
      const columns = orders[0]!.split(',')
      const cells = orders[300]!.split(',')
      cells[columns.indexOf('order_date')] = date
      cells[columns.indexOf('revenue')] = '987654.32'
      const draft = draftOf([...orders.slice(0, 300), cells.join(), ...orders.slice(301)].join('\n'))
      expect(draft.dataset.columns[columns.indexOf('order_date')]).toMatchObject({
        type: 'date',
        role: 'time',
      })
      expect(draft.blocks.some(({ type }) => type === 'line')).toBe(true)
    },
  )

  it('tells no change that is beyond all numbers', () => {
    const rows = rowsOf(
      120,
      (i) => `2024-${String(1 + (i % 6)).padStart(2, '0')}-11,${i % 6 === 5 ? '4e99' : '2e-300'}`,
    )
    const { blocks, insights } = draftOf(['day,flux', ...rows].join('\n'))
    expect(blocks.some(({ type }) => type === 'kpi')).toBe(true)
    expect(insights.some(({ kind }) => kind === 'period_change')).toBe(false)
  })

  it('is sure to some degree also of a file in which nothing speaks for a dialect', () => {
    const { dataset } = draftOf(`sep=,\n#\n${rowsOf(15, (i) => `"${20 + i}.181,2${i % 10}"`).join('\n')}`)
    expect(dataset.dialect.confidence).toBeGreaterThanOrEqual(0)
  })

  it('says something of a chart that conditions leave one period of', () => {
    const rows = rowsOf(
      40,
      (i) => `2023-01-${String(3 + (i % 20)).padStart(2, '0')},${i % 20 === 1 ? 75.5 : 1},${i % 3}`,
    )
    const ask =
      'average price per weekday having an average of at least 10; average price by day having an average of at least 10'
    const { blocks } = draftOf(['date,price,units', ...rows].join('\n'), ask)
    expect(blocks[0]).toMatchObject({ type: 'bar', description: 'Only on Wednesday.' })
    const charts = blocks.filter(({ clause }) => clause !== undefined)
    expect(charts.length).toBeGreaterThanOrEqual(2)
    expect(charts.every(({ description }) => description !== '')).toBe(true)
  })

  it('reads school years as written, and draws them in their order by the year in which they begin', () => {
    const years = rowsOf(12, (i) => `${2003 + i}-${String((4 + i) % 100).padStart(2, '0')}`)
    const rows = rowsOf(240, (i) => `${years[i % 12]},${['A', 'B'][i % 2]},${100 + (i % 12) * 10 + (i % 7)}`)
    const { dataset, blocks } = draftOf(['school_year,school,pupils', ...rows].join('\n'))
    expect(dataset.columns[0]).toMatchObject({ name: 'school_year', type: 'text', role: 'time' })
    const time = 'school_year (start)'
    const line = blocks.find(({ type, spec }) => type === 'line' && 'x' in spec && spec.x === time)!
    const { rows: drawn } = line.data_preview as { rows: Record<string, unknown>[] }
    expect(drawn.map((row) => row[time])).toEqual(years.map((year) => year.slice(0, 4)))
  })
})
