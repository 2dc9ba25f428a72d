import { describe, expect, it } from 'vitest'
import { cellOf, numberOf, wideOf } from './series'

const rows = [
  { month: '2025-01', region: 'West', sales: 3 },
  { month: '2025-02', region: 'West', sales: 4 },
  { month: '2025-02', region: 'East', sales: null },
  { month: '2025-03', region: 'East', sales: 6 },
]

describe('wideOf', () => {
  it('makes one series of ungrouped rows', () => {
    const wide = wideOf(rows.slice(0, 2), { x: 'month', y: 'sales' })
    expect(wide).toEqual({ keys: ['2025-01', '2025-02'], series: [{ name: 'sales', values: [3, 4] }] })
  })

  it('leaves what a series lacks empty, not zero', () => {
    const { series } = wideOf(rows, { x: 'month', y: 'sales', grouping: 'region' })
    expect(series).toEqual([
      { name: 'West', values: [3, 4, null] },
      { name: 'East', values: [null, null, 6] },
    ])
  })
})

describe('cellOf', () => {
  it('knows only the row’s own columns', () => {
    expect(cellOf({ a: 1 }, 'toString')).toBeNull()
    expect(numberOf({ a: 'x' }, 'a')).toBeNull()
    expect(numberOf({ a: Number.NaN }, 'a')).toBeNull()
  })
})
