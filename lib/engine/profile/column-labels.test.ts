import { describe, expect, it } from 'vitest'
import { columnLabels } from './column-labels'

const measure = (name: string, unit: string | null = null, scale?: number) => ({
  name,
  role: 'measure' as const,
  unit,
  format: { style: 'number' as const, decimals: 0, ...(scale && { scale }) },
})
const labelsOf = (...names: string[]) => columnLabels(names.map((name) => measure(name)))

describe('columnLabels', () => {
  it('leaves out the stop of a shortened word, which would end a sentence twice', () => {
    expect(labelsOf('Wood smoke adv.', 'teile best.', 'House no.')).toEqual([
      'wood smoke adv',
      'teile best',
      'house no.',
    ])
    expect(new Set(labelsOf('mechan.', 'mechan')).size).toBe(2)
  })

  it.each([
    ['unit_price', 'unit price'],
    ['CustomerID', 'customer ID'],
    ['MonthlyCharges', 'monthly charges'],
    ['daysSinceLastOrder', 'days since last order'],
    ['TotalUSSales', 'total US sales'],
    ['iPhone', 'iPhone'],
    ['gdp_per_capita', 'GDP per capita'],
    ['avg_qty', 'average quantity'],
    ['num_orders', 'number of orders'],
    ['order_num', 'order number'],
    ['Sepal.Length', 'Sepal Length'],
    ['incidents_85_99', 'incidents 85–99'],
    ['share_98_04', 'share 98–04'],
    ['Beak Length', 'Beak Length'],
    ['hate_crimes_per_100k_splc', 'hate crimes per 100k splc'],
    ['売上高', '売上高'],
  ])('calls %s %s', (name, label) => {
    expect(labelsOf(name)[0]).toBe(label)
  })

  it('takes the unit out of the name where the numbers carry it', () => {
    const columns = [
      measure('weight_kg', 'kg'),
      measure('price_usd', 'USD'),
      measure('Beak Length (mm)', 'mm'),
      measure('duration_minutes', 'min'),
      measure('cost ($)', '$'),
      measure('Completed (%)', '%'),
      measure('budget_2013$', '$'),
      measure('sales_kusd', 'USD', 1000),
      measure('Revenue in millions', null, 1e6),
    ]
    expect(columnLabels(columns)).toEqual([
      'weight',
      'price',
      'Beak Length',
      'duration',
      'cost',
      'completed',
      'budget in 2013 dollars',
      'sales',
      'revenue',
    ])
  })

  it('keeps a unit that is the name, or that the numbers do not carry', () => {
    expect(columnLabels([measure('sick_days', 'days'), measure('kg', 'kg'), measure('size_mb')])).toEqual([
      'sick days',
      'kg',
      'size mb',
    ])
  })

  it('never gives two columns one name', () => {
    expect(columnLabels([measure('price_usd', 'USD'), measure('price_eur', 'EUR')])).toEqual([
      'price USD',
      'price EUR',
    ])
    expect(columnLabels([measure('women'), measure('women_pct', '%')])).toEqual(['women', 'women percent'])
    const labels = labelsOf('a_b', 'a b', 'A_B', 'aB')
    expect(new Set(labels).size).toBe(4)
  })

  it('drops the path that the columns of a nested file share', () => {
    const names = ['properties.mag', 'properties.place', 'properties.type', 'properties.sig', 'geometry.type']
    expect(labelsOf(...names)).toEqual(['mag', 'place', 'type', 'sig', 'geometry type'])
    expect(labelsOf('id', ...names, 'type')).toContain('properties type')
    expect(labelsOf('Sepal.Length', 'Sepal.Width', 'Petal.Length')[0]).toBe('Sepal Length')
  })

  it('speaks quietly of a table in capitals, and keeps its acronyms', () => {
    expect(labelsOf('STATION', 'YEAR', 'JAN', 'GDP_PER_CAPITA', 'TOTAL_SALES')).toEqual([
      'station',
      'year',
      'Jan',
      'GDP per capita',
      'total sales',
    ])
  })

  it('leaves short forms of what is counted where there are words and no numbers', () => {
    expect(columnLabels([{ ...measure('Amt'), type: 'text' as const }])).toEqual(['amt'])
    expect(columnLabels([{ ...measure('Amt'), type: 'number' as const }])).toEqual(['amount'])
    expect(columnLabels([{ ...measure('dept'), type: 'text' as const }])).toEqual(['department'])
  })
})
