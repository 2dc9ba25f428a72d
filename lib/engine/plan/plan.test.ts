import { expect, it } from 'vitest'
import { emptyPlan } from './plan'

it('begins with nothing, whatever was put into another plan', () => {
  emptyPlan().filters.push({ column: 'region', op: '!=', value: 'West' })
  expect(emptyPlan().filters).toEqual([])
})
