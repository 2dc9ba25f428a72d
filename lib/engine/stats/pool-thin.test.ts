import { describe, expect, it } from 'vitest'
import { testIndependence } from './contingency'
import { testPooled } from './pool-thin'

const table = (...lines: number[][]) => ({
  counts: Float64Array.from(lines.flat()),
  rows: lines.length,
  columns: lines[0]!.length,
})

describe('testPooled', () => {
  it('is the plain test where no value is rare', () => {
    const { counts, rows, columns } = table([30, 40, 50], [60, 20, 40])
    expect(testPooled({ counts, rows, columns })).toEqual(testIndependence(counts, rows, columns))
  })

  it('puts rare values together, and keeps all rows', () => {
    const pooled = testPooled(table([200, 20, 1], [30, 90, 1], [2, 2, 0], [1, 3, 1]))
    expect(pooled).toMatchObject({ n: 351, df: 2 })
    expect(pooled!.thinCells).toBeLessThanOrEqual(0.2)
    expect(pooled!.p).toBeLessThan(1e-10)
  })

  it('knows nothing of what is too few however it is put together, or has one value', () => {
    expect(testPooled(table([3, 1], [1, 2]))).toBeNull()
    expect(testPooled(table([30, 40], [0, 0]))).toBeNull()
  })
})
