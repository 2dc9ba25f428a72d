import { describe, expect, test } from 'vitest'
import type { CardBlock } from '@/components/charts/card-block'
import type { CardConfig } from '@/lib/contracts/blocks'
import { describeFilter, describeQuery } from './describe-query'

const bar = (
  config: CardConfig,
  spec = { x: 'region', y: 'revenue', aggregation: 'sum' as const },
): CardBlock => ({
  position: 0,
  type: 'bar',
  title: 'Revenue by region',
  description: '',
  config,
  spec,
  data_preview: { columns: [], rows: [], x_axis: '', y_axis: '' },
})

describe('describeQuery', () => {
  test('says the measure first, then what narrowed it', () => {
    const query = {
      grain: 'month' as const,
      filters: [{ column: 'year', op: '>=' as const, value: 2024 }],
      sort: { by: 'y' as const, order: 'desc' as const },
      limit: 10,
    }
    expect(describeQuery(bar({ query }))).toEqual([
      'Sum of revenue.',
      'Grouped by month.',
      'Only where year is at least 2024.',
      'The top 10.',
    ])
  })

  test('says which rows and which groups', () => {
    const query = {
      filters: [{ column: 'price', op: '=' as const, value: '' }],
      any: [
        { column: 'amount', op: '>' as const, value: 300 },
        { column: 'type', op: 'starts_with' as const, value: 'Ch' },
      ],
      having: [
        { by: 'region', aggregation: 'count' as const, op: '>' as const, value: 3 },
        {
          by: 'date',
          grain: 'month' as const,
          aggregation: 'avg' as const,
          column: 'price',
          op: 'between' as const,
          value: [5, 9],
        },
      ],
    }
    expect(describeQuery(bar({ query })).slice(1)).toEqual([
      'Only where price is missing.',
      'Only where amount is above 300 or type begins with Ch.',
      'Only each region whose number of rows is above 3.',
      'Only each month of date whose average of price is between 5 and 9.',
    ])
  })

  test('says a ratio as what it is', () => {
    const query = { ratio: { numerator: 'clicks', denominator: 'impressions' } }
    expect(describeQuery(bar({ query }))).toEqual(['Sum of clicks over sum of impressions.'])
  })

  test('counts rows where no column is counted', () => {
    const spec = { x: 'region', y: 'count', aggregation: 'count' as never }
    expect(describeQuery(bar({}, spec))).toEqual(['Count of rows.'])
  })
})

describe('describeFilter', () => {
  test('joins pairs and lists in words', () => {
    expect(describeFilter({ column: 'age', op: 'between', value: [18, 30] })).toBe('age is between 18 and 30')
    expect(describeFilter({ column: 'city', op: 'in', value: ['Bonn', 'Ulm'] })).toBe(
      'city is one of Bonn, Ulm',
    )
  })
})
