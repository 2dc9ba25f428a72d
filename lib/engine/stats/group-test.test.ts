import { expect, it } from 'vitest'
import { groupTest } from './group-test'

const sumsOf = (groups: number[][]) => ({
  counts: groups.map((values) => values.length),
  sums: groups.map((values) => values.reduce((all, value) => all + value, 0)),
  squares: groups.map((values) => values.reduce((all, value) => all + value ** 2, 0)),
})

it('is the analysis of variance of three groups', () => {
  // R: summary(aov(c(6, 8, 4, 5, 3, 4, 8, 12, 9, 11, 6, 8, 13, 9, 11, 8, 7, 12) ~ gl(3, 6)))
  const p = groupTest(
    sumsOf([
      [6, 8, 4, 5, 3, 4],
      [8, 12, 9, 11, 6, 8],
      [13, 9, 11, 8, 7, 12],
    ]),
  )
  expect(p).toBeCloseTo(0.00239, 4)
})

it('is certain where groups differ and their rows do not, and says nothing of one group or of single rows', () => {
  const [same, other] = [
    [3, 3, 3],
    [4, 4, 4],
  ]
  expect(groupTest(sumsOf([same, other]))).toBe(0)
  expect(groupTest(sumsOf([same]))).toBe(1)
  expect(groupTest(sumsOf([[1], [2], [3]]))).toBe(1)
  expect(groupTest(sumsOf([same, same]))).toBe(1)
})
