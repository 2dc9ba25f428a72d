import { describe, expect, it } from 'vitest'
import { composeDashboard } from '../../compose/compose-dashboard'
import { drawsAll } from '../asked-cards.fixture'
import { sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'
import { ventasEs, ventes } from '../tongues/shops.fixture'

describe('a percentile', () => {
  it.each([
    ['p95 of revenue by region', 'bar p95 revenue by region -y'],
    ['the 90th percentile of revenue by region', 'bar p90 revenue by region -y'],
    ['upper quartile of revenue by region', 'bar p75 revenue by region -y'],
  ])('%s', drawsAll(sales))

  it.each([
    ['95e centile du prix par produit', ventes],
    ['percentil 95 del precio por producto', ventasEs],
  ])('is said in other languages: %s', (text, data) => {
    expect(parseInstructions(text, data).cards).toMatchObject([{ aggregation: 'p95' }])
  })

  it.each(['top quartile of customers by revenue', 'orders with product P95 by region'])(
    'is none: %s',
    (text) => {
      for (const { aggregation } of parseInstructions(text, sales).cards)
        expect(aggregation ?? '').not.toMatch(/^p/)
    },
  )

  it('is what so many of the values lie below', () => {
    const { blocks } = composeDashboard(sales, parseInstructions('p90 of revenue', sales))
    const { spec } = blocks.find(({ clause }) => clause !== undefined)! as { spec: { value: number } }
    const { numbers } = sales.table.columns.find(({ name }) => name === 'revenue')!
    const below = [...numbers!].filter((number) => number <= spec.value).length
    expect(below / numbers!.length).toBeCloseTo(0.9, 2)
  })
})
