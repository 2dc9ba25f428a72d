import { describe, expect, it } from 'vitest'
import type { ValueFormat } from '@/lib/contracts/blocks'
import { formatAverage } from './format-average'
import { formatChange } from './format-change'
import { formatCount } from './format-count'
import { formatDuration } from './format-duration'
import { formatPercent } from './format-percent'
import { formatPeriod } from './format-period'
import { formatTicks } from './format-ticks'
import { formatValue } from './format-value'

const usd: ValueFormat = { style: 'currency', currency: 'USD', decimals: 2 }
const number = (decimals: number, unit?: string): ValueFormat => ({
  style: 'number',
  decimals,
  ...(unit && { unit }),
})

describe('formatValue', () => {
  it.each<[number, ValueFormat | null, string]>([
    [1234567.891, null, '1,234,567.89'],
    [1234.5, usd, '$1,234.50'],
    [-1234.5, usd, '-$1,234.50'],
    [1234.5, { ...usd, decimals: 3 }, '$1,234.50'],
    [123.456, { ...usd, decimals: 6 }, '$123.46'],
    [12.345, { ...usd, decimals: 3 }, '$12.345'],
    [12.3, { ...usd, decimals: 4 }, '$12.30'],
    [0.0625, { ...usd, decimals: 4 }, '$0.0625'],
    [0.5, { ...usd, decimals: 8 }, '$0.50'],
    [1500, { style: 'currency', currency: 'JPY', decimals: 0 }, '¥1,500'],
    [12.5, { ...usd, decimals: 1 }, '$12.5'],
    [3, number(0), '3'],
    [-0.0001, number(0), '0'],
    [0.00042, number(2), '0.00042'],
    [12.34, number(1, 'kg'), '12.3 kg'],
    [12, number(0, '°'), '12°'],
    [-12, number(0, '€'), '-€12'],
    [0.125, { style: 'percent', percent_base: 1, decimals: 3 }, '12.5%'],
    [12.5, { style: 'percent', percent_base: 100, decimals: 1 }, '12.5%'],
    [9719.9987, number(6), '9,720'],
    [2.363994, number(6), '2.364'],
    [0.363994, number(6), '0.363994'],
    [Number.NaN, usd, '–'],
  ])('writes %d', (value, format, text) => {
    expect(formatValue(value, format)).toBe(text)
  })

  it.each<[number, ValueFormat | null, string]>([
    [1234567, number(0), '1.23M'],
    [12345, usd, '$12.3K'],
    [9999, number(0), '9,999'],
    [-1234567, usd, '-$1.23M'],
    [9310.44, usd, '$9,310'],
    [9310.44, null, '9,310'],
    [999.5, usd, '$999.50'],
  ])('writes %d in short', (value, format, text) => {
    expect(formatValue(value, format, { compact: true })).toBe(text)
  })
})

describe('formatValue in short beside a longer number', () => {
  it.each<[number, number, string]>([
    [9310, 15_000, '9.31K'],
    [500, 15_000, '500'],
    [9310, 9999, '9,310'],
    [-2500, -10_000, '-2.5K'],
  ])('writes %d beside %d', (value, beside, text) => {
    expect(formatValue(value, number(0), { compact: true, beside })).toBe(text)
  })
})

describe('formatDuration', () => {
  it.each<[number, string, string]>([
    [5025, 's', '1 h 24 min'],
    [59.96, 'min', '59 min 58 s'],
    [0.35, 's', '350 ms'],
    [90, 'h', '3 d 18 h'],
    [2, 'fortnights', '2 fortnights'],
  ])('writes %d %s', (value, unit, text) => {
    expect(formatDuration(value, unit)).toBe(text)
  })
})

describe('formatPercent and formatChange', () => {
  it.each([
    [0.412, '41%'],
    [0.0412, '4.1%'],
    [0, '0%'],
    [0.0004, '<0.1%'],
    [0.9996, '99.96%'],
    [1, '100%'],
  ])('writes %d', (share, text) => {
    expect(formatPercent(share)).toBe(text)
  })

  it.each([
    [0.12, '+12%'],
    [-0.034, '-3.4%'],
    [0, '0%'],
    [12, '+1,200%'],
    [0.0004, '+0.04%'],
    [-0.00061, '-0.06%'],
    [0.00003, '+0.003%'],
    [1e-9, '0%'],
  ])('writes the change %d', (share, text) => {
    expect(formatChange(share)).toBe(text)
  })
})

describe('a column that counts in thousands or millions', () => {
  const millions = { style: 'currency', currency: 'USD', scale: 1e6, decimals: 1 } as const

  it('is written in full', () => {
    expect(formatValue(12.5, millions)).toBe('$12,500,000')
    expect(formatValue(12.5, millions, { compact: true })).toBe('$12.5M')
    expect(formatValue(0.5, { style: 'number', scale: 1000, decimals: 1 })).toBe('500')
    expect(formatAverage(8.35, { style: 'number', scale: 1000, decimals: 1 })).toBe('8,350')
  })

  it('has an axis in full', () => {
    expect(formatTicks([0, 5, 10], millions)).toEqual(['$0', '$5M', '$10M'])
  })
})

describe('formatPeriod', () => {
  it.each([
    ['2025', '2025'],
    ['2025-Q1', 'Q1 2025'],
    ['2025-03', 'Mar 2025'],
    ['2025-W07', 'Week 7, 2025'],
    ['2025-03-09', 'Mar 9, 2025'],
    ['2025-03-09T14', 'Mar 9, 2025, 14:00'],
    ['Monday', 'Monday'],
    ['2025-13', '2025-13'],
  ])('writes %s', (value, text) => {
    expect(formatPeriod(value)).toBe(text)
  })

  it('sets thousands apart', () => {
    expect(formatCount(12345)).toBe('12,345')
  })
})
