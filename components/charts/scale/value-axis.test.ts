import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueAxis } from './value-axis'

describe('valueAxis', () => {
  it('starts bars at zero', () => {
    expect(valueAxis([90, 100], { fromZero: true }).domain[0]).toBe(0)
    expect(valueAxis([-90, -100], { fromZero: true }).domain[1]).toBe(0)
  })

  it('starts a line near its values where zero would flatten it', () => {
    expect(valueAxis([990, 1000], { fromZero: false }).domain[0]).toBeGreaterThan(900)
    expect(valueAxis([10, 1000], { fromZero: false }).domain[0]).toBe(0)
  })

  it('has a domain for no values, for one and for equal ones', () => {
    expect(valueAxis([], { fromZero: false }).domain).toEqual([0, 1])
    for (const value of [7, -7, 0]) {
      const { domain } = valueAxis([value], { fromZero: false })
      expect(domain[0]).toBeLessThan(domain[1])
    }
  })

  it('holds every value between its ends and draws few ticks', () => {
    const value = fc.double({ noNaN: true, min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), fc.boolean(), (values, fromZero) => {
        const { domain, ticks } = valueAxis(values, { fromZero })
        const slack = 1e-200 + Math.max(...values.map(Math.abs)) * 1e-8
        expect(Math.min(...values)).toBeGreaterThanOrEqual(domain[0] - slack)
        expect(Math.max(...values)).toBeLessThanOrEqual(domain[1] + slack)
        expect(ticks.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})
