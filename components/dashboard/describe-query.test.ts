import { describe, expect, test } from 'vitest'
import type { CardBlock } from '@/components/charts/card-block'
import type { CardConfig } from '@/lib/contracts/blocks'
import { describeFilter, describeQuery } from './describe-query'

const bar = (
  config: CardConfig,
  spec: CardBlock<'bar'>['spec'] = { x: 'region', y: 'revenue', aggregation: 'sum' },
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
    const spec = { x: 'sold_on', y: 'revenue', aggregation: 'sum' as const, grouping: 'region' }
    expect(describeQuery(bar({ query }, spec))).toEqual([
      'Sum of revenue for each month of sold_on and each region.',
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
      'Only where the number of rows per region is above 3.',
      'Only where the average of price per month of date is between 5 and 9.',
    ])
  })

  test.each([
    ['kpi', { value: 3, operation: 'avg', value_from_column: 'price' }, 'Average of price.'],
    ['donut', { values: 'price', grouping: 'city', aggregation: 'sum' }, 'Sum of price for each city.'],
    [
      'heatmap',
      { x: 'city', y: 'kind', values: 'count', aggregation: 'count' },
      'Count of rows for each city and each kind.',
    ],
    ['boxplot', { y: 'price', x: 'city' }, 'For each city.'],
    [
      'scatter',
      { x: 'cost', y: 'price', grouping: 'city', aggregation: 'median', x_aggregation: 'median' },
      'Median of price for each city.',
    ],
    [
      'choropleth',
      { region: 'city', values: 'price', aggregation: 'max' },
      'Highest of price for each city.',
    ],
  ])('says what the rows are put together by: %s', (type, spec, sentence) => {
    expect(describeQuery({ ...bar({}), type, spec } as CardBlock)).toEqual([sentence])
  })

  test.each([
    ['scatter', { x: 'cost', y: 'price', grouping: 'city' }],
    ['table', { columns: ['cost', 'price'] }],
    ['histogram', { x: 'price', bins: 8 }],
  ])('says nothing where the rows are the data’s own: %s', (type, spec) => {
    expect(describeQuery({ ...bar({}), type, spec } as CardBlock)).toEqual([])
  })

  test('says a ratio as what it is', () => {
    const query = { ratio: { numerator: 'clicks', denominator: 'impressions' } }
    expect(describeQuery(bar({ query }))).toEqual(['Sum of clicks over sum of impressions for each region.'])
  })

  test('counts rows where no column is counted', () => {
    const spec = { x: 'region', y: 'count', aggregation: 'count' as const }
    expect(describeQuery(bar({}, spec))).toEqual(['Count of rows for each region.'])
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
