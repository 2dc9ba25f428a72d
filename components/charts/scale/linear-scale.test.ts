import { scaleLinear } from 'd3-scale'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clampedScale, linearScale, roundDomain } from './linear-scale'

const number = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.integer({ min: -50, max: 5000 }),
  fc.double({ min: -1, max: 1, noNaN: true }),
)
const pair = fc.tuple(number, number).map(([a, b]) => (a < b ? [a, b] : [b, a]) as [number, number])

it('places values as d3 does', () => {
  fc.assert(
    fc.property(pair, pair, number, (domain, range, value) => {
      expect(linearScale(domain, range)(value)).toBe(scaleLinear(domain, range)(value))
      expect(clampedScale(domain, range)(value)).toBe(scaleLinear(domain, range).clamp(true)(value))
    }),
  )
})

it('runs downwards too, and puts what has no width in the middle', () => {
  expect([0, 5, 10].map(linearScale([0, 10], [100, 0]))).toEqual([100, 50, 0])
  expect(linearScale([3, 3], [0, 100])(3)).toBe(50)
})

it('rounds a domain as d3 does', () => {
  fc.assert(
    fc.property(pair, fc.integer({ min: 1, max: 12 }), (domain, ticks) => {
      expect(roundDomain(domain, ticks)).toEqual(scaleLinear().domain(domain).nice(ticks).domain())
    }),
  )
})
