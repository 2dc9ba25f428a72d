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

  it('stays near the values where only their place is read', () => {
    expect(valueAxis([2700, 6300], { fromZero: 'never' }).domain).toEqual([2000, 7000])
  })

  it('has a domain for no values, for one and for equal ones', () => {
    expect(valueAxis([], { fromZero: false }).domain).toEqual([0, 1])
    for (const value of [7, -7, 0]) {
      const { domain } = valueAxis([value], { fromZero: false })
      expect(domain[0]).toBeLessThan(domain[1])
    }
  })

  it('has no ticks between whole numbers', () => {
    expect(valueAxis([1, 3, 2], { fromZero: true }).ticks).toEqual([0, 1, 2, 3])
    expect(valueAxis([4, 6, 5], { fromZero: false }).ticks).toEqual([4, 5, 6])
    expect(valueAxis([5, 6, 6], { fromZero: false }).ticks).toEqual([5, 6])
    expect(valueAxis([4.2, 4.8], { fromZero: false }).ticks).toContain(4.4)
    const share = { style: 'percent', percent_base: 1, decimals: 2 } as const
    expect(valueAxis([0, 1], { fromZero: true, format: share }).ticks).toContain(0.2)
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
