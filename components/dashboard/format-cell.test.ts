import { expect, it } from 'vitest'
import type { CardBlock } from '@/components/charts/card-block'
import { formatCell } from './format-cell'

const block = {
  type: 'table',
  spec: { columns: ['constructor', 'price'] },
  config: { formats: { price: { style: 'currency', currency: 'USD', decimals: 2 } } },
} as unknown as CardBlock

it('writes the numbers of a column whose name every object has', () => {
  expect(formatCell(block, 'constructor', 12.5)).toBe('12.5')
  expect(formatCell(block, 'price', 12.5)).toBe('$12.50')
})
