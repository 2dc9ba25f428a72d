import { describe, expect, it } from 'vitest'
import { clippedRange } from './clipped-range'

const usual = Array.from({ length: 100 }, (_, at) => at)

describe('clippedRange', () => {
  it('shows all of what hangs together', () => {
    expect(clippedRange(usual)).toEqual([0, 99])
    expect(clippedRange([...usual, 150])).toEqual([0, 150])
  })

  it('leaves the few out that would squeeze the rest', () => {
    expect(clippedRange([...usual, 10_000])).toEqual([0, 99])
    expect(clippedRange([...usual, -10_000, 10_000])).toEqual([0, 99])
  })

  it('leaves out none where there are many of them, or nothing else', () => {
    const many = [...usual, 5000, 6000, 7000, 8000, 9000]
    expect(clippedRange(many)).toEqual([0, 9000])
    expect(clippedRange([1, 1, 1, 1, 50])).toEqual([1, 50])
    expect(clippedRange([])).toEqual([0, 1])
  })
})
