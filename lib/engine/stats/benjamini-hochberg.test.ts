import { expect, it } from 'vitest'
import { adjustP } from './benjamini-hochberg'

// Benjamini & Hochberg (1995), section 3.2: of these 15 the first four are rejected at 0.05.
const ps = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
  0.759, 1,
]

it('rejects what the paper rejects, whatever the order', () => {
  expect(adjustP(ps).filter((q) => q <= 0.05)).toHaveLength(4)
  const shuffled = [...ps].reverse()
  expect(adjustP(shuffled).reverse()).toEqual(adjustP(ps))
  expect(adjustP([])).toEqual([])
})
