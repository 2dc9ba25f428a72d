import { expect, it } from 'vitest'
import { sampleOf, welchP } from './welch'

const sample = (values: number[]) => sampleOf(Float64Array.from(values), Int32Array.from(values.keys()))

// Student's sleep data, as in R's example of t.test: t = -1.8608, df = 17.776, p-value = 0.07939.
it('gives the published p', () => {
  const first = sample([0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0])
  const second = sample([1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4])
  expect(welchP(first, second)).toBeCloseTo(0.07939, 5)
})

it('leaves out what is missing, and proves nothing where nothing varies', () => {
  expect(sample([1, Number.NaN, 3])).toEqual({ n: 2, mean: 2, variance: 2 })
  expect(welchP(sample([1, 1, 1]), sample([2, 2, 2]))).toBe(1)
})
