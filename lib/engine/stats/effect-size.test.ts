import { expect, it } from 'vitest'
import { etaSquared } from './effect-size'
import { createRandom } from './random'

const random = createRandom(11)
const groups = Int32Array.from({ length: 400 }, (_, row) => row % 4)
const values = Float64Array.from(groups, (group) => group * 2 + random())

it('tells the same of values without gaps as of the same beside rows that have gaps', () => {
  const whole = etaSquared(values, groups)
  expect(whole).toBeGreaterThan(0.9)
  expect(etaSquared(Float64Array.from([...values, Number.NaN]), Int32Array.from([...groups, 1]))).toBe(whole)
  expect(etaSquared(Float64Array.from([...values, 5]), Int32Array.from([...groups, -1]))).toBe(whole)
})

it('tells nothing of one group, of one value and of few rows', () => {
  expect(etaSquared(values, new Int32Array(400))).toBe(0)
  expect(etaSquared(new Float64Array(400).fill(3), groups)).toBe(0)
  expect(etaSquared(values.subarray(0, 12), groups.subarray(0, 12))).toBe(0)
})
