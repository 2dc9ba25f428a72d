import { describe, expect, it } from 'vitest'
import { createNoise } from '../insights/fixture-table'
import { type Cells, chanceOfSpread } from './cell-spread'

/** Cells of rows whose values come from `draw`. */
function cellsOf(cells: number, rows: number, draw: (cell: number) => number): Cells {
  const made = {
    counts: new Float64Array(cells),
    sums: new Float64Array(cells),
    squares: new Float64Array(cells),
  }
  for (let row = 0; row < rows; row++) {
    const cell = row % cells
    const value = draw(cell)
    made.counts[cell]! += 1
    made.sums[cell]! += value
    made.squares[cell]! += value * value
  }
  return made
}

describe('chanceOfSpread', () => {
  it('is uniform over noise', () => {
    const { normal } = createNoise(5)
    const chances = Array.from({ length: 200 }, () => chanceOfSpread(cellsOf(20, 200, normal), 'avg')!)
    const below = chances.filter((chance) => chance < 0.05).length
    expect(below).toBeGreaterThan(2)
    expect(below).toBeLessThan(22)
  })

  it('is next to nothing where cells differ', () => {
    const { normal } = createNoise(6)
    const cells = cellsOf(20, 400, (cell) => (cell % 5) + normal())
    expect(chanceOfSpread(cells, 'avg')).toBeLessThan(1e-6)
  })

  it('tells counts of rows dealt evenly from those of a leader', () => {
    const counts = (rows: number[]): Cells => {
      const values = Float64Array.from(rows)
      return { counts: values, sums: values, squares: values }
    }
    expect(chanceOfSpread(counts([52, 48, 55, 47, 50]), 'sum')).toBeGreaterThan(0.5)
    expect(chanceOfSpread(counts([152, 48, 55, 47, 50]), 'sum')).toBeLessThan(1e-6)
  })

  it('is not known of cells with a row each, nor of rows that are all alike', () => {
    const { normal } = createNoise(7)
    expect(chanceOfSpread(cellsOf(20, 20, normal), 'sum')).toBeNull()
    expect(
      chanceOfSpread(
        cellsOf(5, 50, (cell) => cell),
        'avg',
      ),
    ).toBeNull()
  })
})
