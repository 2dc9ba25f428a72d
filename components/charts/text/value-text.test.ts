import { describe, expect, it } from 'vitest'
import { cellText, compactText, tickText } from './value-text'

const kg = { style: 'number', unit: 'kg', decimals: 2 } as const

describe('compactText', () => {
  it.each([
    [1234.56, '1,235 kg'],
    [12.34, '12.34 kg'],
    [1_234_567, '1.23M kg'],
    [null, '–'],
  ])('writes %s as %s', (value, text) => {
    expect(compactText(value, kg)).toBe(text)
  })
})

describe('tickText', () => {
  it('says a unit once', () => {
    expect([5, 10].map((tick) => tickText(tick, kg, [5, 10]))).toEqual(['5', '10 kg'])
  })

  it('writes all ticks of an axis alike', () => {
    const ticks = [0, 5000, 10_000]
    expect(ticks.map((tick) => tickText(tick, null, ticks))).toEqual(['0', '5K', '10K'])
  })

  it('leaves currency and percent where they belong', () => {
    expect(tickText(5, { style: 'currency', currency: 'USD', decimals: 0 }, [5, 10])).toBe('$5')
    expect(tickText(0.5, { style: 'percent', percent_base: 1, decimals: 2 }, [0.5, 1])).toBe('50%')
  })
})

describe('cellText', () => {
  it('names what is missing', () => {
    expect([null, undefined, ''].map((cell) => cellText(cell))).toEqual([
      '(missing)',
      '(missing)',
      '(missing)',
    ])
    expect(cellText(true)).toBe('Yes')
  })
})
