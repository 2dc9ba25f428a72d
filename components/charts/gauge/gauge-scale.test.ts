import { describe, expect, it } from 'vitest'
import type { CardBlock } from '../card-block'
import { gaugeScale } from './gauge-scale'

function gauge(spec: CardBlock<'gauge'>['spec'], percentBase?: 1 | 100): CardBlock<'gauge'> {
  return {
    position: 0,
    type: 'gauge',
    title: 'Rate',
    description: '',
    spec: { value_from_column: 'rate', ...spec },
    data_preview: { columns: ['label', 'value'], rows: [] },
    config: percentBase
      ? { formats: { rate: { style: 'percent', percent_base: percentBase, decimals: 1 } } }
      : {},
  }
}

describe('gaugeScale', () => {
  it('ends where the card says', () => {
    expect(gaugeScale(gauge({ value: 3, min: 1, max: 5 }))).toMatchObject({ min: 1, max: 5, share: 0.5 })
  })

  it('goes from 0 to 100 % for percents of either base', () => {
    expect(gaugeScale(gauge({ value: 0.4 }, 1))).toMatchObject({ min: 0, max: 1, share: 0.4 })
    expect(gaugeScale(gauge({ value: 40 }, 100))).toMatchObject({ min: 0, max: 100, share: 0.4 })
  })

  it('has room for a value beyond the whole and for a target', () => {
    expect(gaugeScale(gauge({ value: 1.2 }, 1)).max).toBeGreaterThanOrEqual(1.2)
    expect(gaugeScale(gauge({ value: 80, target: 100 }))).toMatchObject({ max: 100, target: 1 })
  })

  it('keeps the mark on the dial', () => {
    expect(gaugeScale(gauge({ value: 9, min: 0, max: 5 })).share).toBe(1)
  })
})
