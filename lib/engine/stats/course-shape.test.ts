import { expect, it } from 'vitest'
import { courseShape } from './course-shape'

it.each([
  ['rises', [1, 2, 2, 4, 3, 6, 7]],
  ['falls', [9, 8, 8, 5, 6, 3, 1]],
  ['ranges', [5, 1, 6, 2, 5, 1, 6]],
  ['moves', [2, 1, 3, 9, 3, 1, 4, 2, 5, 4, 8]],
  ['ranges', [5, 6, 4, 6, 5, 7, 4, 5, 6, 4, 7, 2]],
  ['ranges', [3, 3, 3, 3, 3, 3]],
  ['ranges', [1, 2, 3]],
])('%s', (kind, values) => {
  expect(courseShape(values)).toEqual({ kind })
})

it.each([
  [[1, 3, 5, 9, 7, 4, 2], 3],
  [[11, 8, 6, 4.4, 5, 8, 10], 3],
])('turns once: %s', (values, at) => {
  expect(courseShape(values)).toEqual({ kind: 'turns', at })
})
