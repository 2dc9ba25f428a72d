import { expect, it } from 'vitest'
import { formatAlike } from './format-alike'

const texts = (
  values: number[],
  ...rest: [format?: Parameters<typeof formatAlike>[1], compact?: boolean]
) => {
  const [format = null, compact = false] = rest
  return values.map(formatAlike(values, format, { compact }))
}
const share = { style: 'percent', percent_base: 1, decimals: 3 } as const

it('writes shortened numbers with the same decimals', () => {
  expect(texts([27_040, 16_900, 9_740, 3_049], null, true)).toEqual(['27.0K', '16.9K', '9.7K', '3.0K'])
  expect(texts([6_280_000, 5_310_000, 4_400_000], null, true)).toEqual(['6.28M', '5.31M', '4.40M'])
  expect(texts([120_000, 80_000], null, true)).toEqual(['120K', '80K'])
  expect(texts([-12_340, 9_960], null, true)).toEqual(['-12.3K', '10.0K'])
})

it('fills the others up in full', () => {
  expect(texts([1.522, 0.37, 0])).toEqual(['1.52', '0.37', '0.00'])
  expect(texts([1, 0.87, 0.891], share)).toEqual(['100.0%', '87.0%', '89.1%'])
  expect(texts([48.83, 47.5], { style: 'number', unit: 'mm', decimals: 2 })).toEqual(['48.83 mm', '47.50 mm'])
})

it('adds none where none has any, and no long tail to a large number', () => {
  expect(texts([12, 1_400])).toEqual(['12', '1,400'])
  const fine = { style: 'number', decimals: 5 } as const
  expect(texts([0.12345, 400], fine)).toEqual(['0.12345', '400.00'])
})

it('writes what is not among them like them', () => {
  const textOf = formatAlike([1.5, 2], null)
  expect([1.5, 2, 3].map(textOf)).toEqual(['1.5', '2.0', '3.0'])
  expect(textOf(Number.NaN)).toBe('–')
})

it('writes no decimals beside thousands in short', () => {
  const cents = { style: 'number', decimals: 2 } as const
  expect(texts([14_100, 5_120, 861, 95.4], cents, true)).toEqual(['14.1K', '5.1K', '861', '95'])
  expect(texts([14_100, 0.42], cents, true)[1]).toBe('0.42')
})
