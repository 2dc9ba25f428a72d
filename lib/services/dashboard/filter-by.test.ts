import { expect, it } from 'vitest'
import type { ChartBlock } from '@/lib/contracts/blocks'
import type { GenerationPayload } from '@/lib/contracts/generation'
import { filterByOf } from './filter-by'

const column = (name: string, type: string) => ({ name, type }) as GenerationPayload['columns'][number]
const columns = [
  column('date', 'date'),
  column('shipped', 'date'),
  column('region', 'text'),
  column('note', 'text'),
  column('price', 'number'),
]
const block = (spec: object) => ({ spec }) as unknown as ChartBlock

it('names the columns that cards draw, by what can be said of them', () => {
  const subject = { time: 'date' } as GenerationPayload['subject']
  const blocks = [block({ x: 'region', y: 'price' }), block({ x: 'shipped', y: 'price', aggregation: 'sum' })]
  expect(filterByOf({ columns, subject }, blocks)).toEqual({
    time: 'date',
    values: ['region', 'price'],
    numbers: ['price'],
  })
})

it('knows no time where nothing says it', () => {
  expect(filterByOf({ columns, subject: undefined }, [])).toEqual({ time: null, values: [], numbers: [] })
})
