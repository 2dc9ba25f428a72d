import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ValueFormat } from '@/lib/contracts/blocks'
import { formatTicks } from './format-ticks'

const euro = { style: 'currency', currency: 'EUR', decimals: 2 } as const
const share = { style: 'percent', percent_base: 1, decimals: 2 } as const
const whole = { style: 'number', decimals: 0 } as const
const kg = { style: 'number', unit: 'kg', decimals: 2 } as const

describe('formatTicks', () => {
  it.each<[number[], ValueFormat | null, string[]]>([
    [[4, 4.5, 5, 5.5, 6], whole, ['4.0', '4.5', '5.0', '5.5', '6.0']],
    [[0, 0.5, 1, 1.5], whole, ['0', '0.5', '1.0', '1.5']],
    [[0, 10_000, 20_000], euro, ['€0', '€10K', '€20K']],
    [[0, 0.5, 1], euro, ['€0', '€0.50', '€1.00']],
    [[0, 500_000, 1_000_000], null, ['0', '0.5M', '1.0M']],
    [[-20_000, 0, 20_000], euro, ['-€20K', '€0', '€20K']],
    [[0, 0.005, 0.01], share, ['0%', '0.5%', '1.0%']],
    [[0, 0.5, 1], share, ['0%', '50%', '100%']],
    [[0, 5, 10], kg, ['0', '5', '10 kg']],
    [[0, 5, 10], { style: 'number', unit: '°', decimals: 0 }, ['0°', '5°', '10°']],
    [[1990, 2000, 2010], null, ['1990', '2000', '2010']],
    [[0, 1500, 3000], null, ['0', '1,500', '3,000']],
    [[9998, 9999, 10_000], whole, ['9,998', '9,999', '10,000']],
    [[0, 3600, 7200], { style: 'duration', unit: 's', decimals: 0 }, ['0', '1 h', '2 h']],
    [[2e-9, 4e-9], whole, ['2E-9', '4E-9']],
    [[9.75e-5, 1e-4, 1.025e-4], whole, ['9.75E-5', '1E-4', '1.03E-4']],
    [[], null, []],
  ])('writes %j in one precision', (ticks, format, texts) => {
    expect(formatTicks(ticks, format)).toEqual(texts)
  })

  it('never writes two ticks alike', () => {
    const formats = fc.constantFrom<ValueFormat | null>(null, euro, share, whole, kg)
    const step = fc.tuple(fc.constantFrom(1, 2, 2.5, 5), fc.integer({ min: -6, max: 12 }))
    fc.assert(
      fc.property(formats, step, fc.integer({ min: -40, max: 40 }), (format, [digit, power], first) => {
        const ticks = Array.from({ length: 6 }, (_, at) => (first + at) * digit * 10 ** power)
        const texts = formatTicks(ticks, format)
        expect(new Set(texts).size).toBe(ticks.length)
      }),
    )
  })
})
