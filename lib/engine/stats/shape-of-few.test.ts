import { expect, it } from 'vitest'
import { shapeOfFew } from './shape-of-few'

it.each([
  [[7.05, 7.44, 9.06], { kind: 'rises' }],
  [[-2.09, -0.27, 0.4, 0.5], { kind: 'rises' }],
  [[9, 5, 1], { kind: 'falls' }],
  [[1, 4, 2], { kind: 'turns', at: 1 }],
  [[5, 3, 2, 6], { kind: 'turns', at: 2 }],
  [[1, 4, 2, 6], null],
  [[1, 1, 2], null],
  [[1, 2], null],
  [[1, 2, 3, 4, 5], null],
])('%s', (values, shape) => {
  expect(shapeOfFew(values)).toEqual(shape)
})
