import { expect, it } from 'vitest'
import type { CardBlock } from '../card-block'
import { markOf, seriesMark } from './mark'

const block = (config: object) => ({ config }) as CardBlock

it('is what the table has, where the card shows a word for it', () => {
  const words = block({ value_labels: { churn: { true: 'left', false: 'stayed', '': 'stayed' } } })
  expect(markOf(words, 'churn', 'left')).toEqual([{ column: 'churn', cell: 'true' }])
  expect(markOf(words, 'churn', 'stayed')).toEqual([{ column: 'churn', cell: 'stayed' }])
  expect(markOf(words, 'plan', 'left')).toEqual([{ column: 'plan', cell: 'left' }])
})

it('is none of what is missing or folded together', () => {
  const folded = block({ other_count: 12 })
  expect(markOf(folded, 'shop', 'Other (12)')).toEqual([])
  expect(markOf(block({}), 'shop', 'Other (12)')).toHaveLength(1)
  expect(markOf(folded, 'shop', null)).toEqual([])
  expect(markOf(folded, undefined, 'A')).toEqual([])
  expect(seriesMark(folded, 'shop', '(missing)')).toEqual([])
})
