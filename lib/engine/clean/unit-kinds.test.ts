import { describe, expect, it } from 'vitest'
import { convertUnit, isSameKind } from './unit-kinds'

describe('amounts in another unit', () => {
  it.each([
    { value: 4, from: 'kg', to: 'g', expected: 4000 },
    { value: 10, from: 'lb', to: 'kg', expected: 4.535_923_7 },
    { value: 90, from: 'min', to: 'h', expected: 1.5 },
    { value: 1, from: 'years', to: 'months', expected: 12 },
    { value: 36, from: 'km/h', to: 'm/s', expected: 10 },
    { value: 7, from: 'EUR', to: 'EUR', expected: 7 },
  ])('$value $from in $to is $expected', ({ value, from, to, expected }) => {
    expect(convertUnit(value, from, to)).toBeCloseTo(expected, 10)
    expect(isSameKind(from, to)).toBe(true)
  })

  it.each([
    ['kg', 'm'],
    ['months', 'days'],
    ['EUR', 'USD'],
    ['kg', 'constructor'],
    ['toString', 'kg'],
    ['__proto__', 'constructor'],
  ])('there is none of %s in %s', (from, to) => {
    expect(convertUnit(1, from, to)).toBeNull()
    expect(isSameKind(from, to)).toBe(false)
  })
})
