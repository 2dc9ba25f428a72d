import { describe, expect, it } from 'vitest'
import { heatColor, heatScale, heatSteps, rangeOf } from './heat-color'

const fills = (values: (number | null)[]) => values.map((value) => heatColor(value, rangeOf(values)).fill)

describe('heatColor', () => {
  it('goes from least to most', () => {
    expect(fills([1, 4, 7])).toEqual(['var(--heat-0)', 'var(--heat-3)', 'var(--heat-6)'])
  })

  it('parts what is below zero from what is above', () => {
    expect(fills([-10, 0, 5])).toEqual(['var(--cool-6)', 'var(--heat-0)', 'var(--heat-3)'])
  })

  it('does not spend colours on a side that is next to nothing', () => {
    expect(rangeOf([-1, 1000]).isDiverging).toBe(false)
    expect(fills([-1, 1000])).toEqual(['var(--heat-0)', 'var(--heat-6)'])
  })

  it('makes the farthest below zero the deepest', () => {
    expect(fills([-9, -1])).toEqual(['var(--cool-6)', 'var(--cool-0)'])
  })

  it('shows what is missing as missing and one value as itself', () => {
    expect(fills([3, null])).toEqual(['var(--heat-3)', 'var(--sunken)'])
  })
})

describe('a muted scale', () => {
  const shades = (values: number[], isMuted: boolean) =>
    new Set(values.map((value) => heatColor(value, rangeOf(values, isMuted)).fill)).size

  it('keeps the colours of all values near each other', () => {
    const values = [50, 51, 52, 53, 54, 55, 56, 57]
    expect(shades(values, false)).toBe(heatSteps)
    expect(shades(values, true)).toBeLessThanOrEqual(3)
  })

  it('does not go below zero where no value does', () => {
    expect(rangeOf([1, 9], true).low).toBe(0)
    expect(rangeOf([-9, -1], true).low).toBe(-17)
  })
})

describe('heatScale', () => {
  it('holds every step once', () => {
    expect(new Set(heatScale(rangeOf([0, 9])).map(({ fill }) => fill)).size).toBe(heatSteps)
    expect(new Set(heatScale(rangeOf([-9, 9])).map(({ fill }) => fill)).size).toBe(2 * heatSteps - 1)
  })

  it('shows no colours of values that there are none of', () => {
    const fills = heatScale(rangeOf([-2, 37])).map(({ fill }) => fill)
    expect(fills.filter((fill) => fill.includes('cool'))).toHaveLength(0)
    expect(fills).toHaveLength(heatSteps)
    expect(heatScale(rangeOf([-20, 37])).filter(({ fill }) => fill.includes('cool'))).toHaveLength(3)
  })
})
